import type { CalendarDay, CalendarMonth } from '@ykd/domain/campaign';

const WEEK = 7;

/** The weeks of a month, with nothing where days of other months are. */
export const weeksOf = ({
  offset,
  days,
}: Pick<CalendarMonth, 'offset' | 'days'>): readonly (readonly (CalendarDay | undefined)[])[] => {
  const places = [...Array.from({ length: offset }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_place, at) => places[week * WEEK + at]),
  );
};
