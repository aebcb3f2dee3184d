/** What looks like chance and is the same for the same seed, number after number. */
export interface Chance {
  /** A whole number from 0 to before `end`. */
  below(end: number): number;
  /** A whole number from `from` to `to`. */
  between(from: number, to: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True so many times of a hundred. */
  percent(of: number): boolean;
}

/** Mulberry32: small, and even enough for a demonstration. */
export const chanceOf = (seed: number): Chance => {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1);
  const below = (end: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick: (values) => values[below(values.length)] ?? values[0],
    percent: (of) => below(100) < of,
  };
};

const FIRST_OF_FOUR = ['8', '9', 'a', 'b'] as const;

/** An id as the platform gives it (UUID, version 4), the same for the same seed. */
export const seededId = (seed: number): string => {
  const chance = chanceOf(seed);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => chance.below(16).toString(16)).join('');
  return [hex(8), hex(4), `4${hex(3)}`, `${chance.pick(FIRST_OF_FOUR)}${hex(3)}`, hex(12)].join('-');
};
