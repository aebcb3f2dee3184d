import { LOGO_PATHS } from '@ykd/application/pictures';
import { css, styled } from '../styled/index.js';
import { messages } from './messages.js';

export type LogoProps = {
  /** Height of the mark in pixels; default 32. */
  size?: number | undefined;
  /** Leaves the name out; the mark then carries it for assistive technology. */
  markOnly?: boolean | undefined;
};

/** Our mark: a Y that is at once a branch of a repository and a seedling; with the name beside it. */
export function Logo({ size = 32, markOnly = false }: LogoProps) {
  const naming = markOnly ? { role: 'img', 'aria-label': messages.brand } : { 'aria-hidden': true };
  return (
    <styled.span display="inline-flex" alignItems="center" gap="2.5" color="fg.default">
      <styled.svg {...naming} viewBox="0 0 32 32" flexShrink={0} style={{ width: size, height: size }}>
        <rect width="32" height="32" rx="8" className={css({ fill: 'brand.solid' })} />
        <styled.g
          fill="none"
          stroke="brand.contrast"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={LOGO_PATHS.stem} />
        </styled.g>
        <path d={LOGO_PATHS.leaf} className={css({ fill: 'brand.contrast' })} />
      </styled.svg>
      {!markOnly && (
        <styled.span
          fontWeight="bold"
          letterSpacing="wide"
          lineHeight="none"
          style={{ fontSize: size * 0.625 }}
        >
          {messages.brand}
        </styled.span>
      )}
    </styled.span>
  );
}
