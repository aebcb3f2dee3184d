import type { EventTimes, ScheduledTime, ScheduledTimes } from './event.js';
import { timesOf } from './time-change.js';

/** When an event is, as students were told of it last, and whether none of its times takes place. Beyond the Specification. */
export type KnownTimes = ScheduledTimes & {
  /** Epoch milliseconds; null: it takes place. */
  readonly cancelledAt: number | null;
};

/** One time that was changed: when it was before, and when it is `now`; null where it does not take place. Beyond the Specification. */
export type TimeNews = { readonly before: EventTimes | null; readonly now: EventTimes | null };

/**
 * What students are told of an event that is another one: all of it does not take place (its `kind` is
 * `cancelled`) or does after all (`restored`), all of it is at another time (`moved`; the next time of each), or single `times`
 * are. Beyond the Specification.
 */
export type EventNews = {
  readonly kind: 'cancelled' | 'restored' | 'moved' | 'times';
  readonly times: readonly TimeNews[];
};

const plain = ({ startsAt, endsAt, isCancelled }: ScheduledTime): EventTimes | null =>
  isCancelled ? null : { startsAt, endsAt };

/** By when it would be, each time that is not over; what is over and what is not there is undefined. */
const aheadOf = (event: KnownTimes, now: number): ReadonlyMap<number, ScheduledTime> =>
  new Map(timesOf(event, now, Infinity).map((time) => [time.of, time]));

const firstOf = (times: ReadonlyMap<number, ScheduledTime>): EventTimes | null => {
  const first = [...times.values()].find(({ isCancelled }) => !isCancelled);
  return first === undefined ? null : plain(first);
};

const isSame = (one: EventTimes | null, other: EventTimes | null): boolean =>
  one?.startsAt === other?.startsAt && one?.endsAt === other?.endsAt;

/** Single times that are others, in their order; a time that is over and stays so is nothing that anybody has to know. */
const timeNews = (
  before: ReadonlyMap<number, ScheduledTime>,
  now: ReadonlyMap<number, ScheduledTime>,
): readonly TimeNews[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .toSorted((one, other) => one - other)
    .map((of) => {
      const [was, is] = [before.get(of), now.get(of)];
      return { before: was === undefined ? null : plain(was), now: is === undefined ? null : plain(is) };
    })
    .filter((time) => !isSame(time.before, time.now));

/**
 * What students are told of an event that is another one than they know: nothing (`undefined`) where no time that is not over is
 * another one. The same before and now is nothing, so what is taken back before it was told is told to nobody. It throws where
 * `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param before - as students know it
 * @param now - as it is
 * @param at - epoch milliseconds: what ends before is over
 */
export const eventNews = (before: KnownTimes, now: KnownTimes, at: number): EventNews | undefined => {
  const [was, is] = [aheadOf(before, at), aheadOf(now, at)];
  const [first, next] = [firstOf(was), firstOf(is)];
  const [wasOff, isOff] = [before.cancelledAt !== null, now.cancelledAt !== null];
  if (isOff) return wasOff || first === null ? undefined : { kind: 'cancelled', times: [] };
  if (wasOff) return next === null ? undefined : { kind: 'restored', times: [] };
  if (before.startsAt !== now.startsAt || before.endsAt !== now.endsAt) {
    return isSame(first, next) ? undefined : { kind: 'moved', times: [{ before: first, now: next }] };
  }
  const times = timeNews(was, is);
  return times.length === 0 ? undefined : { kind: 'times', times };
};
