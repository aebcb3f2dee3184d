import { DAY_MS, dayIndexOf, frozenTable, HOUR_MS, shanghaiDay } from '../shared/index.js';
import type { ClassEventKind, ScheduledTimes } from './event.js';
import { timesOf } from './time-change.js';

/** How long before it begins students are told of each kind of event, in milliseconds. Beyond the Specification. */
export const EVENT_REMINDER_MS: Readonly<Record<ClassEventKind, number>> = frozenTable({
  live: HOUR_MS,
  deadline: DAY_MS,
  reminder: 0,
});

/** Nobody is told of what began longer ago than this, in milliseconds. Beyond the Specification. */
export const EVENT_REMINDER_LATE_MS = 900_000;

/** `at` when students are told of one time of an event, and when it begins, `startsAt`, in epoch milliseconds. Beyond the Specification. */
export type EventReminder = { readonly at: number; readonly startsAt: number };

/**
 * Of which time of an event students are told next: the first that begins at `from` or later and takes place; `undefined`: there is none. It throws
 * where `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - what it is, and when
 * @param from - epoch milliseconds
 */
export const nextReminder = (
  { kind, ...times }: ScheduledTimes & { readonly kind: ClassEventKind },
  from: number,
): EventReminder | undefined => {
  const next = timesOf(times, from, Infinity).find(
    ({ startsAt, isCancelled }) => startsAt >= from && !isCancelled,
  );
  return next && { at: next.startsAt - EVENT_REMINDER_MS[kind], startsAt: next.startsAt };
};

/**
 * When the last time of an event is over, in epoch milliseconds, whether it takes place or not; the first one where it is not
 * repeated. It throws where `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - when it is, until when it is repeated, and which times are others
 */
export const lastEndOf = ({ startsAt, endsAt, repeatsUntil, changes }: ScheduledTimes): number => {
  const days = repeatsUntil === null ? 0 : dayIndexOf(repeatsUntil) - dayIndexOf(shanghaiDay(startsAt));
  const last = (endsAt ?? startsAt) + Math.max(0, Math.floor(days / 7)) * 7 * DAY_MS;
  return Math.max(last, ...changes.flatMap(({ to }) => (to === null ? [] : [to.endsAt ?? to.startsAt])));
};
