/**
 * By how many percent something changed, rounded; undefined where there was nothing before, or less than nothing, of which
 * there are no percents. Beyond the Specification.
 */
export const changeInPercent = (now: number, before: number): number | undefined =>
  // Adding 0 makes 0 of -0.
  before > 0 ? Math.round(((now - before) / before) * 100) + 0 : undefined;

/**
 * How many percent `part` is of `whole`, rounded down, so that 100 are all; undefined of nothing. Beyond the Specification.
 */
export const shareInPercent = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.floor((part / whole) * 100) : undefined;
