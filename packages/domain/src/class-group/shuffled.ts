/** Numbers from 0 up to below 1 that a seed leads to: mulberry32. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The same in an order that a seed leads to. */
export const shuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
  const next = numbersFrom(seed);
  return list
    .map((one) => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
};
