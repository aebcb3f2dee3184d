import { dayIndexOf } from '../shared/index.js';
import type { Standing } from './ranking.js';
import { checkInStreak } from './streak.js';

/**
 * What is kept of somebody's days in a campaign, in days: how he stands (`total`, `longest`), and the `run` that ends on his `lastDay`, a
 * Shanghai day, `YYYY-MM-DD`. It does not depend on today. Beyond the Specification.
 */
export type KeptStanding = Omit<Standing, 'userId'> & { readonly run: number };

/**
 * What is kept of the days on which somebody checked in; `undefined` without one. The way of counting is that of {@link checkInStreak}.
 * Throws RangeError for anything that is no such day. Beyond the Specification.
 *
 * @param days - Shanghai days as `YYYY-MM-DD`, in any order
 */
export const standingOf = (days: readonly string[]): KeptStanding | undefined => {
  // Days of this form sort as texts.
  const lastDay = days.reduce((latest, day) => (day > latest ? day : latest), '');
  if (lastDay === '') return undefined;
  const { current, longest, total } = checkInStreak(days, lastDay);
  return { total, longest, run: current, lastDay };
};

/**
 * How many days in a row reach until today or, before today's entry, until yesterday: the `current` of {@link checkInStreak} for days of
 * which none lies after today. Throws RangeError for anything that is no such day. Beyond the Specification.
 *
 * @param standing - what is kept of his days
 * @param today - the day now, or the last one of a campaign that is over
 */
export const currentRun = ({ run, lastDay }: Pick<KeptStanding, 'run' | 'lastDay'>, today: string): number =>
  dayIndexOf(today) - dayIndexOf(lastDay) <= 1 ? run : 0;
