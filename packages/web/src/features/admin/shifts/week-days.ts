import { dayIndexOf, dayOfIndex, mondayOf, WEEK_DAYS } from '@ykd/domain/shared';
import { shiftDayIndex } from '@ykd/domain/shift';

/** The Monday of the week that an address names, as far as it names a day. */
export const namedMonday = (day: string | null): string | undefined => {
  const named = day === null ? undefined : shiftDayIndex(day);
  return named === undefined ? undefined : dayOfIndex(mondayOf(named));
};

/** A day some days later. */
export const dayAfter = (day: string, days: number): string => dayOfIndex(dayIndexOf(day) + days);

/** The days of a week. */
export const daysOf = (monday: string): readonly string[] =>
  Array.from({ length: WEEK_DAYS }, (_, at) => dayAfter(monday, at));
