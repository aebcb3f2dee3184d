/** A student as groups are balanced by him. Beyond the Specification. */
export type GroupedStudent = {
  /** His id, which no other one has. */
  readonly id: string;
  /** In which group he is; null: in none. */
  readonly groupId: string | null;
  /** How far he is, in percent; null: he has not begun. */
  readonly progress: number | null;
  /** His gender; null: not known. */
  readonly gender: string | null;
  /** Where his school is; null: not known. */
  readonly city: string | null;
};

/** The number of bands of equal size in which the students of a class fall by their progress. Beyond the Specification. */
export const PROGRESS_BANDS = 4;

/** By what groups are balanced. Beyond the Specification. */
export const BALANCED_BY = Object.freeze(['progress', 'gender', 'city'] as const);

/**
 * The bands of students by their progress, in the order in which they are given: 0 for those who are least far. Those who are
 * as far as each other are in one band. It is the place in the class that counts, so that a class is balanced too in which all
 * are at its beginning. Beyond the Specification.
 *
 * @param students - with their progress, in percent
 */
export const progressBands = (students: readonly Pick<GroupedStudent, 'progress'>[]): readonly number[] => {
  const far = students.map(({ progress }) => progress ?? 0);
  const sorted = far.toSorted((a, b) => a - b);
  return far.map((one) => Math.floor((sorted.indexOf(one) * PROGRESS_BANDS) / students.length));
};

/** The numbers from 0 for different values, in the order of their first appearance. */
const numbered = (values: readonly (string | number | null)[]): readonly number[] => {
  const known = [...new Set(values)];
  return values.map((value) => known.indexOf(value));
};

/**
 * Of which kind each student is, numbered from 0, by each of {@link BALANCED_BY}: what is not known is a kind as well. Beyond the
 * Specification.
 */
export const kindsOf = (students: readonly GroupedStudent[]): readonly (readonly number[])[] => [
  numbered(progressBands(students)),
  numbered(students.map(({ gender }) => gender)),
  numbered(students.map(({ city }) => city)),
];
