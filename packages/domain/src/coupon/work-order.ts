import { deepFreeze } from '../shared/index.js';

/** How a work order stands with the reviewers (Specification §3 'Work order'). */
export type WorkOrderReviewStatus = 'REVIEWING' | 'REVIEW_FAIL' | 'REVIEW_SUCCESS';

/** All review states of a work order (Specification §3 'Work order'). */
export const WORK_ORDER_REVIEW_STATUSES: readonly WorkOrderReviewStatus[] = deepFreeze([
  'REVIEWING',
  'REVIEW_FAIL',
  'REVIEW_SUCCESS',
]);

/** The application of a user to become a partner (Specification §3 'Work order (WorkOrder)'). */
export type WorkOrder = {
  /** The id of the work order. */
  readonly id: string;
  /** Who applied. */
  readonly userId: string;
  /** How it stands with the reviewers. */
  readonly reviewStatus: WorkOrderReviewStatus;
};
