import { shanghaiDay, shanghaiDaysBetween } from '../shared/index.js';
import { followUpReasons, type FollowUpFacts, type FollowUpReason } from './reasons.js';
import { isHandled, lastContact, type FollowUpState, type HandOver } from './state.js';

/**
 * That somebody, by his staff id, looks after a student, in which kind of way and since when (epoch milliseconds). Beyond the
 * Specification.
 */
export type FollowUpCare = {
  readonly staffId: string;
  readonly kind: 'classTeacher' | 'assistant';
  readonly since: number;
};

/**
 * An earlier contact for a reason that is back: on which Shanghai day, how many days ago, and `isSame`: whether the occasion
 * is still the same one, which got worse. Beyond the Specification.
 */
export type EarlierContact = { readonly on: string; readonly days: number; readonly isSame: boolean };

/**
 * A student whom somebody is to contact, with all that there is to say; `again`: the contact before, for a reason that is back.
 * Beyond the Specification.
 */
export type FollowUp = {
  /** The most urgent first; at least one. */
  readonly reasons: readonly (FollowUpReason & { readonly again: EarlierContact | null })[];
  /** Who gave him to the reader, where somebody did. */
  readonly handedBy: string | null;
  /** The Shanghai day until which he was left alone, and which has come or was not waited for. */
  readonly snoozedUntil: string | null;
};

/**
 * Whether a student is still handed over: as long as whoever got him looks after him as he did then, and the student has no
 * other class teacher since. Beyond the Specification.
 */
export const isHandedOver = (
  handOver: HandOver | null,
  care: readonly FollowUpCare[],
): handOver is HandOver =>
  handOver !== null &&
  care.some(({ staffId, since }) => staffId === handOver.to && since <= handOver.at) &&
  !care.some(({ kind, since }) => kind === 'classTeacher' && since > handOver.at);

/**
 * Why somebody is not to contact a student of his, although there is a reason: he was contacted, and nothing has changed since;
 * he is left alone `until` an instant (epoch milliseconds), unless something more urgent comes; somebody else is to. Beyond the
 * Specification.
 */
export type FollowUpAside =
  { readonly why: 'contacted' | 'handedOver' } | { readonly why: 'snoozed'; readonly until: number };

/** What is known of a student, what was done about him, and who looks after him. Beyond the Specification. */
export type FollowUpSubject = {
  /** What is known of him. */
  readonly facts: FollowUpFacts;
  /** What was done about him last. */
  readonly state: FollowUpState;
  /** Who looks after him. */
  readonly care: readonly FollowUpCare[];
};

/** What there is to contact a student for, or why not now; `undefined`: there is no reason, or he is not the asker's. */
const standingOf = (
  { facts, state, care }: FollowUpSubject,
  staffId: string,
  now: number,
):
  | { readonly open: readonly FollowUpReason[]; readonly handedBy: string | null }
  | FollowUpAside
  | undefined => {
  if (!care.some((one) => one.staffId === staffId)) return undefined;
  const reasons = followUpReasons(facts, now);
  if (reasons.length === 0) return undefined;
  const open = reasons.filter((reason) => !isHandled(state, reason));
  const [first] = open;
  if (first === undefined) return { why: 'contacted' };
  const { snooze } = state;
  const handOver = isHandedOver(state.handOver, care) ? state.handOver : null;
  if (handOver !== null && handOver.to !== staffId) return { why: 'handedOver' };
  if (snooze !== null && now < snooze.until && first.urgency <= snooze.urgency) {
    return { why: 'snoozed', until: snooze.until };
  }
  return { open, handedBy: handOver?.by ?? null };
};

/**
 * What somebody is to contact a student for at the instant `now` (epoch milliseconds); `undefined`: nothing, or not he.
 * Beyond the Specification. Throws RangeError for instants that are none.
 *
 * @param student - what is known of the student, what was done about him, and who looks after him
 * @param staffId - who asks
 * @param now - the instant
 */
export const followUpOf = (student: FollowUpSubject, staffId: string, now: number): FollowUp | undefined => {
  const standing = standingOf(student, staffId, now);
  if (standing === undefined || 'why' in standing) return undefined;
  const { state } = student;
  return {
    reasons: standing.open.map((reason) => {
      const last = lastContact(state, reason);
      const again = last && {
        on: shanghaiDay(last.at),
        days: shanghaiDaysBetween(last.at, now),
        isSame: last.isSame,
      };
      return { ...reason, again: again ?? null };
    }),
    handedBy: standing.handedBy,
    snoozedUntil: state.snooze === null ? null : shanghaiDay(state.snooze.until),
  };
};

/**
 * Why somebody is not to contact a student of his at the instant `now` (epoch milliseconds), although there is a reason;
 * `undefined`: he is to, or there is none. Beyond the Specification. Throws RangeError for instants that are none.
 *
 * @param student - what is known of the student, what was done about him, and who looks after him
 * @param staffId - who asks
 * @param now - the instant
 */
export const followUpAside = (
  student: FollowUpSubject,
  staffId: string,
  now: number,
): FollowUpAside | undefined => {
  const standing = standingOf(student, staffId, now);
  return standing !== undefined && 'why' in standing ? standing : undefined;
};

/** How bad a reason is among those of the same urgency: what ends sooner, what is longer ago. */
const weightOf = (reason: FollowUpReason | undefined): number =>
  reason === undefined ? 0 : reason.kind === 'ending' ? -reason.days : reason.days;

/**
 * Who comes first among students who are to be contacted: the one with the more urgent reason, then with the more urgent
 * further ones, then whom it has concerned for more days; their ids decide between equals. Negative for the first. Beyond the
 * Specification.
 */
export const compareFollowUps = (
  one: Pick<FollowUp, 'reasons'> & { readonly id: string },
  other: Pick<FollowUp, 'reasons'> & { readonly id: string },
): number => {
  for (let at = 0; at < Math.max(one.reasons.length, other.reasons.length); at += 1) {
    const difference = (other.reasons[at]?.urgency ?? 0) - (one.reasons[at]?.urgency ?? 0);
    if (difference !== 0) return difference;
  }
  const weight = weightOf(other.reasons[0]) - weightOf(one.reasons[0]);
  if (weight !== 0) return weight;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
};
