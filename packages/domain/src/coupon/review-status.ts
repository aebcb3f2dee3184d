import type { WorkOrderReviewStatus } from './work-order.js';
import { deepFreeze } from '../shared/index.js';

/** How far a user is on the way to become a partner, in the client's words (Specification §3 'coupon' state). */
export type ReviewStatus = 'UNREVIEW' | 'REVIEWING' | 'REVIEWED_SUCCESS' | 'REVIEWED_FAILED';

/** All review states of the client, in the order of the way (Specification §3 'coupon' state). */
export const REVIEW_STATUSES: readonly ReviewStatus[] = deepFreeze([
  'UNREVIEW',
  'REVIEWING',
  'REVIEWED_SUCCESS',
  'REVIEWED_FAILED',
]);

/** The two vocabularies side by side: `UNREVIEW` stands for a user without a work order. */
const PAIRS: readonly (readonly [WorkOrderReviewStatus, ReviewStatus])[] = deepFreeze([
  ['REVIEWING', 'REVIEWING'],
  ['REVIEW_SUCCESS', 'REVIEWED_SUCCESS'],
  ['REVIEW_FAIL', 'REVIEWED_FAILED'],
]);

/**
 * The client's review state of a work order, `UNREVIEW` without one (Specification §3 'Work order' and 'coupon'
 * state). A stored status outside the vocabulary counts as no work order, so that nobody is approved by accident.
 */
export const reviewStatusOf = (
  workOrder: { readonly reviewStatus: string } | null | undefined,
): ReviewStatus => PAIRS.find(([stored]) => stored === workOrder?.reviewStatus)?.[1] ?? 'UNREVIEW';

/**
 * The review status that a work order stores for a state of the client, `undefined` for `UNREVIEW`, which has no work
 * order: the reverse of {@link reviewStatusOf} (Specification §3).
 */
export const workOrderReviewStatusOf = (status: ReviewStatus): WorkOrderReviewStatus | undefined =>
  PAIRS.find(([, shown]) => shown === status)?.[0];
