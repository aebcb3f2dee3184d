import { DAY_MS, dayIndexOf, frozenTable, HOUR_MS, shanghaiDay } from '../shared/index.js';
import { occurrencesOf, type ClassEventKind, type ClassEventSetting, type RepeatedTimes } from './event.js';

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
 * Of which time of an event students are told next: the first that begins at `from` or later; `undefined`: there is none. It throws
 * where `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - what it is, and when
 * @param from - epoch milliseconds
 */
export const nextReminder = (
  { kind, ...times }: Pick<ClassEventSetting, 'kind' | keyof RepeatedTimes>,
  from: number,
): EventReminder | undefined => {
  const next = occurrencesOf(times, from, Infinity).find(({ startsAt }) => startsAt >= from);
  return next && { at: next.startsAt - EVENT_REMINDER_MS[kind], startsAt: next.startsAt };
};

/**
 * When the last time of an event is over, in epoch milliseconds; the first one where it is not repeated. It throws where
 * `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - when it is, and until when it is repeated
 */
export const lastEndOf = ({ startsAt, endsAt, repeatsUntil }: RepeatedTimes): number => {
  const days = repeatsUntil === null ? 0 : dayIndexOf(repeatsUntil) - dayIndexOf(shanghaiDay(startsAt));
  return (endsAt ?? startsAt) + Math.max(0, Math.floor(days / 7)) * 7 * DAY_MS;
};
