import { css, styled } from '../styled/index.js';
import { messages } from './messages.js';

export type LogoProps = {
  /** Height of the mark in pixels; default 32. */
  size?: number | undefined;
  /** Leaves the name out; the mark then carries it for assistive technology. */
  markOnly?: boolean | undefined;
};

/** The lines of our mark, on a sheet of 32 × 32: a stem that is drawn, and a leaf that is filled. */
export const LOGO_PATHS = {
  stem: 'M14.5 25v-7c0-4.5-2.2-7-6-8',
  leaf: 'M14.5 18.5c-.3-6.8 3.6-11.2 10.5-11.7.3 7-3.7 11.3-10.5 11.7Z',
} as const;

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
