import type { CalendarDay, CalendarMonth } from '@ykd/domain/campaign';
import { WEEK_DAYS } from '@ykd/domain/shared';

/** The weeks of a month, with nothing where days of other months are. */
export const weeksOf = ({
  offset,
  days,
}: Pick<CalendarMonth, 'offset' | 'days'>): readonly (readonly (CalendarDay | undefined)[])[] => {
  const places = [...Array.from({ length: offset }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_place, at) => places[week * WEEK_DAYS + at]),
  );
};
