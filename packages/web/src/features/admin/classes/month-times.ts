import type { EventView } from '@ykd/application/class-event';
import { timesOf, type ScheduledTime } from '@ykd/domain/school-class';
import { dayIndexOf, dayOfIndex, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { weekdayOf } from '../../../components/event-time';

/** One time of an event. */
export type EventTime = ScheduledTime & { readonly event: EventView };

/** A day of the month view, and what begins on it. */
export interface MonthDay {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly times: readonly EventTime[];
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** A month that is asked for, `YYYY-MM`; that of today where it is none. */
export const monthOf = (asked: string | null, today: string): string =>
  asked !== null && MONTH.test(asked) ? asked : today.slice(0, 7);

/** Another month, `by` months later. */
export const monthAfter = (month: string, by: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The weeks of a month, from Monday to Sunday, with what begins on each day. */
export const monthDays = (events: readonly EventView[], month: string): readonly MonthDay[] => {
  const first = dayIndexOf(`${month}-01`);
  const next = dayIndexOf(`${monthAfter(month, 1)}-01`);
  const from = first - weekdayOf(dayOfIndex(first));
  const below = next + ((7 - weekdayOf(dayOfIndex(next))) % 7);
  const times = events
    .flatMap((event) =>
      timesOf(event, startOfShanghaiDay(from), startOfShanghaiDay(below)).map((time) => ({
        event,
        ...time,
      })),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return Array.from({ length: below - from }, (_, at) => {
    const day = dayOfIndex(from + at);
    const isOfMonth = from + at >= first && from + at < next;
    return { day, isOfMonth, times: times.filter(({ startsAt }) => shanghaiDay(startsAt) === day) };
  });
};
