import { shanghaiDay } from '@ykd/domain/shared';

/** The month of an instant, epoch ms: months are compared, no more. */
export const monthOf = (at: number): string => shanghaiDay(at).slice(0, 7);

/** Of some days, instants at which they begin, those that are the first of theirs in a month. */
export const firstOfMonths = (days: Iterable<number>): ReadonlySet<number> => {
  const first = new Map<string, number>();
  for (const day of days) first.set(monthOf(day), Math.min(day, first.get(monthOf(day)) ?? Infinity));
  return new Set(first.values());
};
