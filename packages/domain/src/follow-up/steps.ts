import { deepFreeze } from '../shared/index.js';

/** Why a student is to be contacted. Beyond the Specification. */
export type FollowUpKind = 'ending' | 'inactive' | 'missedCheckIn' | 'neverStarted' | 'syncFailed';

/**
 * From when on a reason holds, and its urgency then: it is more urgent than another with a smaller number. `days`: how many have gone
 * by, or, of what ends, how many are left. Beyond the Specification.
 */
export type FollowUpStep = { readonly days: number; readonly urgency: number };

/** The steps of each kind of reason, each worse than the one before. Beyond the Specification. */
export type FollowUpSteps = Readonly<Record<FollowUpKind, readonly FollowUpStep[]>>;

/** When students are to be contacted. Beyond the Specification. */
export const FOLLOW_UP_STEPS: FollowUpSteps = deepFreeze({
  ending: [
    { days: 30, urgency: 30 },
    { days: 7, urgency: 90 },
  ],
  neverStarted: [
    { days: 3, urgency: 60 },
    { days: 7, urgency: 70 },
    { days: 14, urgency: 80 },
  ],
  inactive: [
    { days: 7, urgency: 40 },
    { days: 14, urgency: 55 },
    { days: 30, urgency: 75 },
  ],
  missedCheckIn: [
    { days: 1, urgency: 20 },
    { days: 2, urgency: 35 },
  ],
  syncFailed: [{ days: 0, urgency: 65 }],
});

/** All kinds of reasons, in the order of their names. Beyond the Specification. */
export const FOLLOW_UP_KINDS: readonly FollowUpKind[] = deepFreeze([
  'ending',
  'inactive',
  'missedCheckIn',
  'neverStarted',
  'syncFailed',
]);
