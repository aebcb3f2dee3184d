import type { GroupedStudent } from './kinds.js';

/** What staff compare groups by. Beyond the Specification. */
export type GroupFigures = {
  /** How many students are in it. */
  readonly size: number;
  /** The mean, in percent, rounded; who has not begun counts as 0; null: nobody is in it. */
  readonly progress: number | null;
  /** How many of them say that they are male. */
  readonly male: number;
  /** How many say that they are female. */
  readonly female: number;
  /** How many different cities are known of them. */
  readonly cities: number;
};

/** The figures of the students of one group. Beyond the Specification. */
export const groupFigures = (students: readonly GroupedStudent[]): GroupFigures => {
  const size = students.length;
  const far = students.reduce((sum, { progress }) => sum + (progress ?? 0), 0);
  const countOf = (gender: string): number => students.filter((one) => one.gender === gender).length;
  return {
    size,
    progress: size === 0 ? null : Math.round(far / size),
    male: countOf('male'),
    female: countOf('female'),
    cities: new Set(students.flatMap(({ city }) => city ?? [])).size,
  };
};
