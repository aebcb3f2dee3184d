import { isWindowOpen, type DayWindow } from '../campaign/index.js';
import { dayIndexOf, shanghaiDay, shanghaiDayIndex, shanghaiDaysBetween } from '../shared/index.js';
import { FOLLOW_UP_KINDS, FOLLOW_UP_STEPS, type FollowUpKind, type FollowUpSteps } from './steps.js';

/** The last day, `YYYY-MM-DD`, on which a student checked in in a campaign, and the window in which that runs. Beyond the Specification. */
export type LastCheckIn = {
  readonly campaign: string;
  readonly window: DayWindow;
  readonly lastDay: string;
};

/** What is known of a student; instants are epoch milliseconds. Beyond the Specification. */
export type FollowUpFacts = {
  /** When he placed the latest of his main orders that are paid. */
  readonly boughtAt: number | null;
  /** The end of his courses. */
  readonly validUntil: number | null;
  /** The end of the class teacher's service. */
  readonly serviceUntil: number | null;
  /** The Shanghai day of it counts. */
  readonly lastStudied: number | null;
  /** One of each campaign at the most. */
  readonly checkIns: readonly LastCheckIn[];
  /** Names what of his accounts failed: another text is another failure. */
  readonly syncFailure: string | null;
};

/** Why a student is to be contacted, with the kind of reason and the fact behind it, in days. Beyond the Specification. */
export type FollowUpReason = {
  readonly kind: FollowUpKind;
  /** Which of the kind's steps it has reached, from 1. */
  readonly step: number;
  /** That of the step. */
  readonly urgency: number;
  /** How many days went by, or, of what ends, are left. */
  readonly days: number;
  /** The Shanghai day, `YYYY-MM-DD`, from which or to which they are counted. */
  readonly on: string | null;
  /**
   * The campaign, or what failed; of who has not studied since he bought, the Shanghai day on which he did before, null: never.
   */
  readonly what: string | null;
  /** Tells this occasion from others of the same kind. */
  readonly occasion: string;
};

type Found = Pick<FollowUpReason, 'days' | 'on' | 'what' | 'occasion'> | undefined;

const since = (from: number, days: number): NonNullable<Found> => {
  const on = shanghaiDay(from);
  return { days, on, what: null, occasion: on };
};

/** The class teacher's service runs out: of what has ended nobody needs to be told. */
const ending = ({ serviceUntil }: FollowUpFacts, now: number): Found =>
  serviceUntil !== null && serviceUntil >= now
    ? since(serviceUntil, shanghaiDaysBetween(now, serviceUntil))
    : undefined;

/** Whether he has studied on the day of his last order or later. */
const hasStarted = ({ boughtAt, lastStudied }: FollowUpFacts): boolean =>
  lastStudied !== null && (boughtAt === null || shanghaiDayIndex(lastStudied) >= shanghaiDayIndex(boughtAt));

/** Who is served, and began, and stopped: of whoever did not begin that is told. */
const inactive = (facts: FollowUpFacts, now: number): Found => {
  const { serviceUntil, lastStudied } = facts;
  if (serviceUntil === null || serviceUntil < now || lastStudied === null || !hasStarted(facts))
    return undefined;
  return since(lastStudied, shanghaiDaysBetween(lastStudied, now));
};

/** Who bought what is open still, and did not study since. */
const neverStarted = (facts: FollowUpFacts, now: number): Found => {
  const { boughtAt, validUntil, lastStudied } = facts;
  if (boughtAt === null || validUntil === null || validUntil < now || hasStarted(facts)) return undefined;
  const what = lastStudied === null ? null : shanghaiDay(lastStudied);
  return { ...since(boughtAt, shanghaiDaysBetween(boughtAt, now)), what };
};

/** Who takes part in a campaign that runs and left days out before today, which may still bring an entry. */
const missedCheckIn = ({ checkIns }: FollowUpFacts, now: number): Found => {
  const yesterday = shanghaiDayIndex(now) - 1;
  return checkIns
    .filter(({ window, lastDay }) => isWindowOpen(window, now) && lastDay >= window.firstDay)
    .map(({ campaign, lastDay: on }) => ({
      days: yesterday - dayIndexOf(on),
      on,
      what: campaign,
      occasion: `${campaign} ${on}`,
    }))
    .toSorted((one, other) => other.days - one.days || (one.occasion < other.occasion ? -1 : 1))[0];
};

const syncFailed = ({ syncFailure }: FollowUpFacts): Found =>
  syncFailure === null ? undefined : { days: 0, on: null, what: syncFailure, occasion: syncFailure };

const FINDERS: Readonly<Record<FollowUpKind, (facts: FollowUpFacts, now: number) => Found>> = {
  ending,
  inactive,
  missedCheckIn,
  neverStarted,
  syncFailed,
};

/** How far a reason has come: what ends is worse with fewer days, all else with more. */
const stepOf = (kind: FollowUpKind, days: number, steps: FollowUpSteps): number =>
  steps[kind].filter((step) => (kind === 'ending' ? days <= step.days : days >= step.days)).length;

/**
 * Why a student is to be contacted at the instant `now` (epoch milliseconds), the most urgent reason first, one of each kind
 * at the most; days are Shanghai days, so that each reason begins at midnight. Beyond the Specification. Throws RangeError for
 * instants that are none.
 *
 * @param facts - what is known of him
 * @param now - the instant
 * @param steps - when each kind of reason holds
 */
export const followUpReasons = (
  facts: FollowUpFacts,
  now: number,
  steps: FollowUpSteps = FOLLOW_UP_STEPS,
): readonly FollowUpReason[] =>
  FOLLOW_UP_KINDS.flatMap((kind) => {
    const found = FINDERS[kind](facts, now);
    if (found === undefined) return [];
    const step = stepOf(kind, found.days, steps);
    const reached = steps[kind][step - 1];
    return reached === undefined ? [] : [{ kind, step, urgency: reached.urgency, ...found }];
  }).toSorted((one, other) => other.urgency - one.urgency || (one.kind < other.kind ? -1 : 1));
