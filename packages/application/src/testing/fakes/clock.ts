import type { Clock } from '../../ports/clock.js';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  /** Moves on by that many milliseconds. */
  advance(milliseconds: number): void;
  /** Jumps to an instant, epoch ms. */
  set(at: number): void;
}

/** A clock that shows `start` (epoch ms; default 2026-01-15 10:00 in Shanghai). */
export const fakeClock = (start = Date.UTC(2026, 0, 15, 2)): FakeClock => {
  let at = start;
  return {
    now: () => at,
    advance: (milliseconds) => {
      at += milliseconds;
    },
    set: (instant) => {
      at = instant;
    },
  };
};
