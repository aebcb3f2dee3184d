import type { MouseEvent } from 'react';

/** Whether a click opens a row: not on what does something by itself, and not where it ends the choosing of text. */
export const isRowMeant = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  (target.closest('a, button, input, label') ?? currentTarget) === currentTarget &&
  getSelection()?.isCollapsed !== false;
