import type { CheckInStreak } from './streak.js';

/**
 * How somebody stands in the ranking of a campaign: his days in all and his longest run, in days, the Shanghai day of his last entry (`lastDay`),
 * `YYYY-MM-DD`, and who he is (`userId`). Beyond the Specification.
 */
export type Standing = Pick<CheckInStreak, 'total' | 'longest'> & {
  readonly userId: string;
  readonly lastDay: string;
};

const smaller = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/**
 * The order of a ranking: more days first, then the longer run; of two alike the one who was there earlier, then by id, so that no page
 * shows somebody twice. Negative: the first comes first. Beyond the Specification.
 */
export const byStanding = (one: Standing, other: Standing): number =>
  other.total - one.total ||
  other.longest - one.longest ||
  smaller(one.lastDay, other.lastDay) ||
  smaller(one.userId, other.userId);

/**
 * Whether two share a place in the ranking: as many days in all and as long a run, in days. Beyond the Specification.
 */
export const isSamePlace = (
  one: Pick<Standing, 'total' | 'longest'>,
  other: Pick<Standing, 'total' | 'longest'>,
): boolean => one.total === other.total && one.longest === other.longest;

/**
 * The place of each in a ranking, a running number from 1, in its order: who shares a place has the same number, and the next one's is larger by as many
 * as share it. Beyond the Specification.
 *
 * @param ranking - those who take part, in any order
 */
export const placesOf = <One extends Standing>(
  ranking: readonly One[],
): readonly (One & { readonly place: number })[] => {
  const placed: (One & { readonly place: number })[] = [];
  for (const one of ranking.toSorted(byStanding)) {
    const before = placed.at(-1);
    const place = before !== undefined && isSamePlace(before, one) ? before.place : placed.length + 1;
    placed.push({ ...one, place });
  }
  return placed;
};
