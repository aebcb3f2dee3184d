import type { FollowUpKind } from './steps.js';
import type { FollowUpReason } from './reasons.js';

/** A reason for which a student was contacted, as it was then. `at`: epoch milliseconds. Beyond the Specification. */
export type HandledReason = Pick<FollowUpReason, 'kind' | 'occasion' | 'step'> & { readonly at: number };

/**
 * Until when a student is left alone, with the urgency of what he was to be contacted for when that was decided, at `at`; both
 * instants are epoch milliseconds. Beyond the Specification.
 */
export type Snooze = { readonly until: number; readonly urgency: number; readonly at: number };

/**
 * Who is to contact a student in place of all who look after him, by whom and `at` which instant (epoch milliseconds) that was
 * decided. Beyond the Specification.
 */
export type HandOver = { readonly to: string; readonly by: string; readonly at: number };

/** What staff did about the reasons to contact a student; instants are epoch milliseconds. Beyond the Specification. */
export type FollowUpState = {
  /** One of each kind at the most. */
  readonly handled: readonly HandledReason[];
  /** Null unless he is left alone, or was. */
  readonly snooze: Snooze | null;
  /** Null unless he was handed over. */
  readonly handOver: HandOver | null;
};

/** Of a student about whom nothing was done. Beyond the Specification. */
export const NO_FOLLOW_UP: FollowUpState = Object.freeze({
  handled: Object.freeze([]),
  snooze: null,
  handOver: null,
});

/**
 * A student was contacted: what he was to be contacted for is done. Beyond the Specification.
 *
 * @param state - what was done before
 * @param reasons - what he was to be contacted for
 * @param at - the instant, in epoch milliseconds
 */
export const contacted = (
  state: FollowUpState,
  reasons: readonly Pick<FollowUpReason, 'kind' | 'occasion' | 'step'>[],
  at: number,
): FollowUpState => {
  const kinds = new Set<FollowUpKind>(reasons.map(({ kind }) => kind));
  return {
    handled: [
      ...state.handled.filter(({ kind }) => !kinds.has(kind)),
      ...reasons.map(({ kind, occasion, step }) => ({ kind, occasion, step, at })),
    ],
    snooze: null,
    handOver: null,
  };
};

/**
 * A student is left alone until an instant, unless something more urgent comes. Beyond the Specification.
 *
 * @param state - what was done before
 * @param reasons - what he is to be contacted for now
 * @param span - until when, and since when, both in epoch milliseconds
 */
export const snoozed = (
  state: FollowUpState,
  reasons: readonly Pick<FollowUpReason, 'urgency'>[],
  span: { readonly until: number; readonly at: number },
): FollowUpState => {
  const urgency = reasons.reduce((most, reason) => Math.max(most, reason.urgency), 0);
  return { ...state, snooze: { ...span, urgency } };
};

/** A student is to be contacted by somebody else. Beyond the Specification. */
export const handedOver = (state: FollowUpState, handOver: HandOver): FollowUpState => ({
  ...state,
  snooze: null,
  handOver,
});

/** The reason for which a student was contacted last, of the same kind. */
const handledOf = ({ handled }: FollowUpState, kind: FollowUpKind): HandledReason | undefined =>
  handled.find((one) => one.kind === kind);

/** Whether a reason was dealt with: as long as its occasion is the same and it is no worse. */
export const isHandled = (state: FollowUpState, { kind, occasion, step }: FollowUpReason): boolean => {
  const last = handledOf(state, kind);
  return last !== undefined && last.occasion === occasion && step <= last.step;
};

/** When a student was contacted for a reason of the same kind before, and whether that was on the same occasion. */
export const lastContact = (
  state: FollowUpState,
  { kind, occasion }: Pick<FollowUpReason, 'kind' | 'occasion'>,
): { readonly at: number; readonly isSame: boolean } | undefined => {
  const last = handledOf(state, kind);
  return last && { at: last.at, isSame: last.occasion === occasion };
};
