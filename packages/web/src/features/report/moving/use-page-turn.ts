import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isStill } from './is-still';

/** How long a page comes in, ms. */
const TURN_MS = 320;
/** How far from, px. */
const FROM = 28;

export interface PageTurn {
  /** Which page of the story is shown. */
  readonly at: number;
  readonly heading: RefObject<HTMLElement | null>;
  readonly leaf: RefObject<HTMLElement | null>;
}

/**
 * What happens when a story moves to another page: it comes in from the side that it lies on, and its heading takes the focus, so that it
 * is read aloud; a way that was used with the keyboard keeps it.
 */
export const usePageTurn = ({ at, heading, leaf }: PageTurn): void => {
  const before = useRef(at);
  useLayoutEffect(() => {
    const by = Math.sign(at - before.current);
    before.current = at;
    if (by === 0) return;
    const focused = document.activeElement;
    if (focused === null || focused.closest('a, button') === null) {
      heading.current?.focus({ preventScroll: true });
    }
    if (isStill()) return;
    leaf.current?.animate(
      [
        { opacity: 0, transform: `translateX(${by * FROM}px)` },
        { opacity: 1, transform: 'none' },
      ],
      { duration: TURN_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }, [at, heading, leaf]);
};
