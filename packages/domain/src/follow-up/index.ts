/**
 * Whom the class teacher is to contact today, and why: reasons, what was done about them, and who comes first. All Beyond the
 * Specification.
 *
 * @module @ykd/domain/follow-up
 */
export * from './follow-up.js';
export * from './group.js';
export * from './moved.js';
export * from './reasons.js';
export * from './snooze.js';
export {
  contacted,
  handedOver,
  NO_FOLLOW_UP,
  snoozed,
  type FollowUpState,
  type HandledReason,
  type HandOver,
  type Snooze,
} from './state.js';
export * from './steps.js';
