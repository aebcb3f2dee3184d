/** The place of a member is told among others alone, in a number of at least so many learners. Beyond the Specification. */
export const FELLOWS_MIN = 20;

/** A place is told from so many percent on, the better half alone: a number is there to be glad of. Beyond the Specification. */
export const AHEAD_MIN_PERCENT = 50;

/** How many `learners` studied on so many days of a year, `studyDays`. Beyond the Specification. */
export type LearnersByDays = { readonly studyDays: number; readonly learners: number };

/**
 * Whose place is told: on how many days he studied, `studyDays`, and whether he is among those who were counted with that number,
 * `isCounted`. Beyond the Specification.
 */
export type CountedLearner = { readonly studyDays: number; readonly isCounted: boolean };

/**
 * The share of the others who studied on fewer days of a year than somebody, in whole percents, never rounded up: a share and
 * not a list. `null` where there are fewer than {@link FELLOWS_MIN} others, or where it is below {@link AHEAD_MIN_PERCENT}.
 * Beyond the Specification.
 *
 * @param learner - he studied on so many days; who was not counted, or with fewer days, is told the share that is certain either way
 * @param counts - everybody who studied in that year, by the number of days
 */
export const aheadOfFellows = (
  { studyDays, isCounted }: CountedLearner,
  counts: readonly LearnersByDays[],
): number | null => {
  let all = 0;
  let fewer = 0;
  for (const { studyDays: days, learners } of counts) {
    all += learners;
    if (days < studyDays) fewer += learners;
  }
  const others = all - 1;
  if (others < FELLOWS_MIN) return null;
  // Perhaps he is one of those himself.
  const behind = isCounted ? fewer : Math.max(0, fewer - 1);
  const percent = Math.floor((behind * 100) / others);
  return percent < AHEAD_MIN_PERCENT ? null : percent;
};
