import type { Move, Scroll } from './move';

/** Where a finger is, in px of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So far a finger goes before it is a swipe, px. */
const FAR = 48;
/** So much further one way than the other. */
const STRAIGHT = 1.4;

/**
 * What a finger moves that went from one place to another: left and up lead on. Up and down scrolls as long as the page could be
 * scrolled there when the finger came down.
 */
export const swipeMove = (from: Point, to: Point, scroll: Scroll): Move | undefined => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (Math.max(wide, high) < FAR) return undefined;
  if (wide > STRAIGHT * high) return x < 0 ? 'next' : 'back';
  if (high > STRAIGHT * wide) {
    if (y < 0) return scroll.down ? undefined : 'next';
    return scroll.up ? undefined : 'back';
  }
  return undefined;
};
