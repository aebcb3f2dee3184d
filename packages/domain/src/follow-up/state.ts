import type { FollowUpKind } from './steps.js';
import type { FollowUpReason } from './reasons.js';

/** A reason for which a student was contacted, as it was then. `at`: epoch milliseconds. Beyond the Specification. */
export type HandledReason = Pick<FollowUpReason, 'kind' | 'occasion' | 'step'> & { readonly at: number };

/** Until when a student is left alone, and how urgent he was when that was decided. Beyond the Specification. */
export type Snooze = { readonly until: number; readonly urgency: number; readonly at: number };

/** Who is to contact a student in place of all who look after him, by whom and since when. Beyond the Specification. */
export type HandOver = { readonly to: string; readonly by: string; readonly at: number };

/** What staff did about the reasons to contact a student; instants are epoch milliseconds. Beyond the Specification. */
export type FollowUpState = {
  /** One of each kind at the most. */
  readonly handled: readonly HandledReason[];
  readonly snooze: Snooze | null;
  readonly handOver: HandOver | null;
};

/** Of a student about whom nothing was done. Beyond the Specification. */
export const NO_FOLLOW_UP: FollowUpState = Object.freeze({
  handled: Object.freeze([]),
  snooze: null,
  handOver: null,
});

/** A student was contacted: what he was to be contacted for is done. Beyond the Specification. */
export const contacted = (
  { handled }: FollowUpState,
  reasons: readonly Pick<FollowUpReason, 'kind' | 'occasion' | 'step'>[],
  at: number,
): FollowUpState => {
  const kinds = new Set<FollowUpKind>(reasons.map(({ kind }) => kind));
  return {
    handled: [
      ...handled.filter(({ kind }) => !kinds.has(kind)),
      ...reasons.map(({ kind, occasion, step }) => ({ kind, occasion, step, at })),
    ],
    snooze: null,
    handOver: null,
  };
};

/** A student is left alone until an instant, unless something more urgent comes. Beyond the Specification. */
export const snoozed = (
  state: FollowUpState,
  reasons: readonly Pick<FollowUpReason, 'urgency'>[],
  { until, at }: { readonly until: number; readonly at: number },
): FollowUpState => {
  const urgency = reasons.reduce((most, reason) => Math.max(most, reason.urgency), 0);
  return { ...state, snooze: { until, urgency, at } };
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
