import { numbersFrom } from '../shared/index.js';

/** The same in an order that a seed leads to. */
export const shuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
  const next = numbersFrom(seed);
  return list
    .map((one) => ({ one, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
};
