import type { ReactNode } from 'react';

export type IconProps = {
  /** Pixels; default 20. */
  size?: number | undefined;
  /** An accessible name; without one the icon is decoration. */
  label?: string | undefined;
};

/** The frame of all line icons: a 24 grid, one stroke width, round ends, the colour of the text. */
export function IconFrame({ size = 20, label, children }: IconProps & { children: ReactNode }) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...naming}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
    >
      {children}
    </svg>
  );
}
