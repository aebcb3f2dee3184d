import type { ReviewStatus } from './review-status.js';
import { deepFreeze, transitionBy, type Transition } from '../shared/index.js';

/**
 * What can happen to the application of a partner: handed in, approved or rejected by a reviewer. Beyond the
 * Specification, which shows the states only.
 */
export type ReviewEvent = 'SUBMIT' | 'APPROVE' | 'REJECT';

/** All events of an application. Beyond the Specification, which shows the states only. */
export const REVIEW_EVENTS: readonly ReviewEvent[] = deepFreeze(['SUBMIT', 'APPROVE', 'REJECT']);

/**
 * The review state after `event`: UNREVIEW –SUBMIT→ REVIEWING, REVIEWING –APPROVE→ REVIEWED_SUCCESS,
 * REVIEWING –REJECT→ REVIEWED_FAILED, REVIEWED_FAILED –SUBMIT→ REVIEWING; everything else is an
 * `illegal-transition`, values outside the two vocabularies included (the states are those of Specification §3, the
 * way between them follows the redirects of §4 'Coupon guard').
 *
 * @function
 */
export const reviewTransition: Transition<ReviewStatus, ReviewEvent> = transitionBy([
  ['UNREVIEW', 'SUBMIT', 'REVIEWING'],
  ['REVIEWING', 'APPROVE', 'REVIEWED_SUCCESS'],
  ['REVIEWING', 'REJECT', 'REVIEWED_FAILED'],
  ['REVIEWED_FAILED', 'SUBMIT', 'REVIEWING'],
]);
