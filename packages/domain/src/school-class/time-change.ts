import { issuesOf, type Issue } from '../member/index.js';
import { spanIssues, occurrencesOf, type ClassEventKind, type EventTimes } from './event.js';
import type { ScheduledTime, ScheduledTimes, TimeChange } from './event.js';

/** Whether an event has a time that begins then by the week. */
const hasTime = (event: ScheduledTimes, of: number): boolean =>
  occurrencesOf(event, of, of + 1).some(({ startsAt }) => startsAt === of);

/**
 * When an event takes place within a span, single times that are others with them: each time that ends after `from` and begins before
 * `below`, in their order; one that does not take place stands where it would be. It throws where `repeatsUntil` is no day. Beyond the
 * Specification.
 *
 * @param event - when it is first, until when it is repeated, and which times are others
 * @param from - epoch milliseconds
 * @param below - epoch milliseconds
 */
export const timesOf = (event: ScheduledTimes, from: number, below: number): readonly ScheduledTime[] => {
  const changeOf = new Map(event.changes.map((change) => [change.of, change.to]));
  const usual = occurrencesOf(event, from, below).flatMap((time): readonly ScheduledTime[] => {
    const to = changeOf.get(time.startsAt);
    return to === undefined || to === null ? [{ ...time, of: time.startsAt, isCancelled: to === null }] : [];
  });
  const moved = event.changes.flatMap(({ of, to }): readonly ScheduledTime[] => {
    if (to === null || !hasTime(event, of)) return [];
    const { startsAt, endsAt } = to;
    const isWithin = startsAt < below && (startsAt >= from || (endsAt ?? startsAt) > from);
    return isWithin ? [{ startsAt, endsAt, of, isCancelled: false }] : [];
  });
  return [...usual, ...moved].toSorted((one, other) => one.startsAt - other.startsAt || one.of - other.of);
};

/**
 * Which of the changes of single times are left where an event is another one by now: those of times that it still has. It throws
 * where `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - when it is from now on, with the changes that there were
 */
export const keptChanges = (event: ScheduledTimes): readonly TimeChange[] =>
  event.repeatsUntil === null ? [] : event.changes.filter(({ of }) => hasTime(event, of));

/**
 * The changes of single times with one more, which takes the place of what was said of the same time; in the order of the times. Beyond
 * the Specification.
 *
 * @param changes - those that there are
 * @param of - when the time would begin, in epoch milliseconds
 * @param to - when it is instead, null where it does not take place; undefined: as each week
 */
export const withTimeChange = (
  changes: readonly TimeChange[],
  of: number,
  to: EventTimes | null | undefined,
): readonly TimeChange[] =>
  [...changes.filter((change) => change.of !== of), ...(to === undefined ? [] : [{ of, to }])].toSorted(
    (one, other) => one.of - other.of,
  );

/**
 * What is wrong with a change of one time of an event, by fields: that the event is not repeated or has no such time (`of`), that it
 * would be when no event can be, or when another of its times is. It never throws for an event without issues. Beyond the Specification.
 *
 * @param event - what it is, and when
 * @param of - when the time would begin, in epoch milliseconds
 * @param to - when it is to be instead; null: it does not take place
 */
export const timeChangeIssues = (
  event: ScheduledTimes & { readonly kind: ClassEventKind },
  of: number,
  to: EventTimes | null,
): readonly Issue<'of' | keyof EventTimes>[] => {
  if (event.repeatsUntil === null) return issuesOf([['of', '只有一次的日程，请直接修改或取消整项']]);
  if (!Number.isInteger(of) || !hasTime(event, of)) return issuesOf([['of', '日程里没有这一次']]);
  if (to === null) return [];
  const span = spanIssues({ kind: event.kind, ...to });
  if (span.length > 0) return span;
  const { startsAt, endsAt } = to;
  const own = occurrencesOf(event, of, of + 1).find((time) => time.startsAt === of);
  const others = timesOf(event, startsAt, startsAt + 1).filter((time) => time.of !== of && !time.isCancelled);
  return issuesOf([
    ['startsAt', own?.startsAt === startsAt && own.endsAt === endsAt ? '与原来的时间相同' : undefined],
    ['startsAt', others.some((time) => time.startsAt === startsAt) ? '这个时间已经有一次' : undefined],
  ]);
};
