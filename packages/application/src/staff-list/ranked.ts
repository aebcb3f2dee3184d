/** So many digits hold every instant up to the year 33658. */
const DIGITS = 15;

/** The key of a row that has nothing in the column that it is sorted by: it comes last. */
export const RANKED_LAST = '1';

/**
 * What a number that some rows lack is sorted and looked up by: a text that begins with a rank, so that it is never null.
 * Numbers below 0 count as 0, those that are too long as the greatest.
 */
export const rankedNumber = (value: number | null): string => {
  if (value === null) return RANKED_LAST;
  const fitting = Math.min(Math.max(value, 0), 10 ** DIGITS - 1);
  return `0${String(fitting).padStart(DIGITS, '0')}`;
};
