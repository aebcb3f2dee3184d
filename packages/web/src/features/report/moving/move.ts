/** Where a story goes from a page. */
export type Move = 'next' | 'back' | 'first' | 'last';

/** How far a page may still be scrolled before there is only the next one. */
export interface Scroll {
  readonly up: boolean;
  readonly down: boolean;
}

/** Up to a pixel is no way to go: what is scrolled is rounded. */
const NOTHING = 1;

/** How far the window may be scrolled. */
export const scrollOf = ({ scrollTop, scrollHeight, clientHeight }: Element): Scroll => ({
  up: scrollTop > NOTHING,
  down: scrollHeight - clientHeight - scrollTop > NOTHING,
});

/** The page that a move leads to, of so many: none beyond the ends. */
export const placeAfter = (at: number, count: number, move: Move): number => {
  const places: Readonly<Record<Move, number>> = { next: at + 1, back: at - 1, first: 0, last: count - 1 };
  return Math.min(Math.max(places[move], 0), count - 1);
};

/** A move that was begun: the address that it was begun at, and the one that it leads to. */
export interface Underway {
  readonly from: string;
  readonly to: string;
}

/** The page that a story is at, or is on its way to as long as the address is still the one before. */
export const pageUnderway = (underway: Underway | undefined, path: string): string =>
  underway?.from === path ? underway.to : path;
