import type { EventView } from '@ykd/application/class-event';
import { timesOf, type ScheduledTime } from '@ykd/domain/school-class';
import {
  dayIndexOf,
  dayOfIndex,
  mondayOf,
  shanghaiDay,
  startOfShanghaiDay,
  WEEK_DAYS,
} from '@ykd/domain/shared';
import { monthAfter } from '../blocks/asked-month';

/** One time of an event. */
export type EventTime = ScheduledTime & { readonly event: EventView };

/** A day of the month view, and what begins on it. */
export interface MonthDay {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly times: readonly EventTime[];
}

/** The weeks of a month, from Monday to Sunday, with what begins on each day. */
export const monthDays = (events: readonly EventView[], month: string): readonly MonthDay[] => {
  const first = dayIndexOf(`${month}-01`);
  const next = dayIndexOf(`${monthAfter(month, 1)}-01`);
  const from = mondayOf(first);
  const below = mondayOf(next + WEEK_DAYS - 1);
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
