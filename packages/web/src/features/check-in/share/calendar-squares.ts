import { checkInCalendar, type DayWindow } from '@ykd/domain/campaign';
import { WEEK_DAYS, weekdayOfDay } from '@ykd/domain/shared';
import { calendarPage } from './calendar-page';
import { calendarWeeks } from './calendar-weeks';
import type { SquaresRoom } from './day-square';
import type { PicturePart } from '../../../components/picture/picture-parts';

/** The days of a campaign, and those with an entry. */
export interface SquaresOf {
  readonly period: DayWindow;
  readonly checked: readonly string[];
  readonly today: string;
}

/** So many weeks stand one below the other, with the numbers of their days; more stand beside each other. */
const WEEKS_BELOW = 7;

/** The days of a campaign as squares that fill a room: like a page of a calendar, or the weeks of a long one beside each other. */
export const calendarSquares = (
  { period, checked, today }: SquaresOf,
  room: SquaresRoom,
): readonly PicturePart[] => {
  const offset = weekdayOfDay(period.firstDay);
  const days = checkInCalendar(period, checked, today)
    .flatMap((month) => month.days)
    .filter(({ state }) => state !== 'outside')
    .map(({ day, state }, at) => ({
      day,
      state,
      week: Math.floor((offset + at) / WEEK_DAYS),
      weekday: (offset + at) % WEEK_DAYS,
    }));
  const weeks = Math.ceil((offset + days.length) / WEEK_DAYS);
  return (weeks <= WEEKS_BELOW ? calendarPage : calendarWeeks)(days, weeks, room);
};
