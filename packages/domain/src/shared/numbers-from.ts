/**
 * Numbers from 0 up to below 1 that a seed leads to, the same ones each time: mulberry32. They are for fair turns and for variety, never for
 * secrets. Beyond the Specification.
 *
 * @param seed - a whole number, of which the lowest 4 bytes count
 */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
