import { css, styled } from '@ykd/adapters-ui/styled';
import { LOGO_PATHS } from '@ykd/application/pictures';

/** Our medal: a disc with the seedling of our mark, on two ribbons. The words beside it say what it is for. */
export function Medal({ size = 64 }: { size?: number }) {
  return (
    <styled.svg aria-hidden viewBox="0 0 64 64" flexShrink={0} style={{ width: size, height: size }}>
      <path d="M22 36 14 58l9-2 5 7 7-22Z" className={css({ fill: 'brand.solid' })} />
      <path d="M42 36 50 58l-9-2-5 7-7-22Z" className={css({ fill: 'brand.hover' })} />
      <circle cx="32" cy="25" r="23" className={css({ fill: 'amber.solid' })} />
      <styled.g fill="none" stroke="amber.contrast" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy="25" r="18.5" strokeWidth="1.5" opacity="0.5" />
        <path d={LOGO_PATHS.stem} strokeWidth="3.2" transform="translate(16 9)" />
      </styled.g>
      <path d={LOGO_PATHS.leaf} transform="translate(16 9)" className={css({ fill: 'amber.contrast' })} />
    </styled.svg>
  );
}
