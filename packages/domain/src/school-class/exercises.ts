/** How students fare with an exercise: how many tried it and how many passed it. Beyond the Specification. */
export type ExerciseFare = { readonly tried: number; readonly passed: number };

/** How many students must have tried an exercise before it is said that they get stuck there. Beyond the Specification. */
export const STUCK_TRIED_MIN = 3;

/**
 * The exercises where students get stuck: at least {@link STUCK_TRIED_MIN} tried, and fewer than half of them passed. Where the most
 * are stuck comes first, of the same number where the smaller part passed, and otherwise they keep their order. Beyond the
 * Specification.
 *
 * @param exercises - in the order of the courses; who passed one tried it
 * @param most - how many are told at the most
 */
export const stuckExercises = <One extends ExerciseFare>(
  exercises: readonly One[],
  most: number,
): readonly One[] =>
  exercises
    .filter(({ tried, passed }) => tried >= STUCK_TRIED_MIN && passed * 2 < tried)
    .toSorted((a, b) => b.tried - b.passed - (a.tried - a.passed) || a.passed * b.tried - b.passed * a.tried)
    .slice(0, most);

/** How many students passed how many exercises: from so many to so many of them, both included. Beyond the Specification. */
export type PassedBand = { readonly from: number; readonly to: number; readonly students: number };

/** The number of bands into which the numbers between nothing and all are divided. Beyond the Specification. */
export const PASSED_BANDS = 5;

/**
 * How many students passed how many of so many exercises: those who passed none, and at most {@link PASSED_BANDS} bands that differ in
 * width by one at the most. Every student is in one of them, and every number from 0 to all as well. Beyond the Specification.
 *
 * @param passed - of each student, how many exercises he passed
 * @param exercises - how many there are; who passed more passed all
 */
export const passedBands = (passed: readonly number[], exercises: number): readonly PassedBand[] => {
  const bands = Math.min(PASSED_BANDS, exercises);
  const ends = Array.from({ length: bands + 1 }, (_, at) =>
    bands === 0 ? 0 : Math.floor((exercises * at) / bands),
  );
  return ends.map((to, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    const students = passed.filter((count) => {
      const counted = Math.min(count, exercises);
      return counted >= from && counted <= to;
    }).length;
    return { from, to, students };
  });
};
