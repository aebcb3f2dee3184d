import { DAY_MS, dayIndexOf, shanghaiDayIndex, startOfShanghaiDay } from '../shared/index.js';
import { followUpAside, followUpOf, type FollowUpSubject } from './follow-up.js';
import type { FollowUpState, HandledReason } from './state.js';
import { FOLLOW_UP_KINDS, FOLLOW_UP_STEPS, type FollowUpKind } from './steps.js';

/**
 * How one of somebody's students stands in his queue: by the most urgent reason to contact him, by why he is not to be contacted
 * although there is one, or `none`: there is no reason. Beyond the Specification.
 */
export type FollowUpGroup = FollowUpKind | 'contacted' | 'snoozed' | 'handedOver' | 'none';

/** All of them: reasons first, in the order of their names. Beyond the Specification. */
export const FOLLOW_UP_GROUPS: readonly FollowUpGroup[] = Object.freeze([
  ...FOLLOW_UP_KINDS,
  'contacted',
  'snoozed',
  'handedOver',
  'none',
] as const);

/**
 * How a student stands in somebody's queue at the instant `now` (epoch milliseconds); `undefined`: he does not look after him.
 * Beyond the Specification. Throws RangeError for instants that are none.
 */
export const followUpGroupOf = (
  student: FollowUpSubject,
  staffId: string,
  now: number,
): FollowUpGroup | undefined => {
  if (!student.care.some((one) => one.staffId === staffId)) return undefined;
  const [first] = followUpOf(student, staffId, now)?.reasons ?? [];
  return first?.kind ?? followUpAside(student, staffId, now)?.why ?? 'none';
};

/** How many students stand in each way. Beyond the Specification. */
export type FollowUpTally = Readonly<Record<FollowUpGroup, number>>;

/** Counts students by how they stand. Beyond the Specification. */
export const tallyOf = (groups: Iterable<FollowUpGroup>): FollowUpTally => {
  const tally = Object.fromEntries(FOLLOW_UP_GROUPS.map((group) => [group, 0])) as Record<
    FollowUpGroup,
    number
  >;
  for (const group of groups) tally[group] += 1;
  return tally;
};

/** How many of them are to be contacted: those whom a reason stands for. Beyond the Specification. */
export const waitingIn = (tally: FollowUpTally): number =>
  FOLLOW_UP_KINDS.reduce((sum, kind) => sum + tally[kind], 0);

/**
 * When a student was contacted last, epoch milliseconds; `undefined`: never. Beyond the Specification.
 *
 * @param state - what was done about him
 */
export const lastContactIn = ({ handled }: Pick<FollowUpState, 'handled'>): number | undefined =>
  handled.length === 0 ? undefined : Math.max(...handled.map(({ at }) => at));

/** A Shanghai day of an occasion, which is `YYYY-MM-DD` or ends so. */
const OCCASION_DAY = /(?:^| )(\d{4}-\d{2}-\d{2})$/;

/**
 * The instant (epoch milliseconds) at which a reason for which a student was contacted had come as far as it had then: the
 * beginning of that Shanghai day. `undefined` for one that no day belongs to, such as an account that failed, and for a step
 * that there is not. Beyond the Specification. Throws RangeError for an occasion that ends like a day and is none.
 *
 * @param reason - the reason, as it was when he was contacted
 */
export const appearedAt = ({
  kind,
  occasion,
  step,
}: Pick<HandledReason, 'kind' | 'occasion' | 'step'>): number | undefined => {
  const days = FOLLOW_UP_STEPS[kind][step - 1]?.days;
  const day = OCCASION_DAY.exec(occasion)?.[1];
  if (days === undefined || day === undefined) return undefined;
  // What ends is told of before; a day that was left out, on the day after it.
  const ahead = kind === 'ending' ? -days : days;
  return startOfShanghaiDay(dayIndexOf(day) + ahead + Number(kind === 'missedCheckIn'));
};

/** For how many days a reason had stood when the student was contacted: 0 on the day on which it came. */
const waitedDays = (reason: HandledReason): number | undefined => {
  const from = appearedAt(reason);
  return from === undefined || from > reason.at
    ? undefined
    : shanghaiDayIndex(reason.at) - shanghaiDayIndex(from);
};

/**
 * The median number of Shanghai days from a reason's coming to the contact, over the last contact for each kind of reason since
 * the instant `since` (epoch milliseconds); the smaller one of the two in the middle. `undefined` where there is none. Beyond the
 * Specification. Throws RangeError for instants that are none, and for an occasion that ends like a day and is none.
 *
 * @param states - what was done about each student
 * @param since - the instant
 */
export const medianWait = (
  states: Iterable<Pick<FollowUpState, 'handled'>>,
  since: number,
): number | undefined => {
  const waits = [...states]
    .flatMap(({ handled }) => handled.filter(({ at }) => at >= since))
    .flatMap((reason) => waitedDays(reason) ?? [])
    .toSorted((one, other) => one - other);
  return waits[Math.ceil(waits.length / 2) - 1];
};

/**
 * Whether an instant is in the last so many Shanghai days, the one of `now` included; both in epoch milliseconds. Beyond the
 * Specification. Throws RangeError for a `now` that is none.
 */
export const isWithinDays = (at: number, days: number, now: number): boolean =>
  at >= startOfShanghaiDay(shanghaiDayIndex(now)) - (days - 1) * DAY_MS;
