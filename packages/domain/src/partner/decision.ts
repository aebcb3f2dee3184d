import {
  reviewStatusOf,
  reviewTransition,
  workOrderReviewStatusOf,
  type ReviewEvent,
  type WorkOrderReviewStatus,
} from '../coupon/index.js';
import { deepFreeze, frozenTable, plainTextIssue } from '../shared/index.js';

/** What staff decide about an application: he is a partner, he is not, or he tells more first. Beyond the Specification. */
export type WorkOrderDecision = 'APPROVE' | 'REFUSE' | 'ASK_BACK';

/** All decisions. Beyond the Specification. */
export const WORK_ORDER_DECISIONS: readonly WorkOrderDecision[] = deepFreeze([
  'APPROVE',
  'REFUSE',
  'ASK_BACK',
]);

/** What people read for each decision. Beyond the Specification. */
export const WORK_ORDER_DECISION_TITLES: Readonly<Record<WorkOrderDecision, string>> = frozenTable({
  APPROVE: '审核通过',
  REFUSE: '审核未通过',
  ASK_BACK: '需要补充资料',
});

/** The most Unicode code points of why an application is refused, or of what is asked back. Beyond the Specification. */
export const WORK_ORDER_ANSWER_MAX = 300;

/** What staff do, in the words of the state machine: who is asked back is at the form again, as one who was refused. */
const EVENT_OF: Readonly<Record<WorkOrderDecision, ReviewEvent>> = frozenTable({
  APPROVE: 'APPROVE',
  REFUSE: 'REJECT',
  ASK_BACK: 'REJECT',
});

/** @inline */
type Stands = { readonly reviewStatus: WorkOrderReviewStatus } | null | undefined;

const after = (workOrder: Stands, event: ReviewEvent): WorkOrderReviewStatus | undefined => {
  const next = reviewTransition(reviewStatusOf(workOrder), event);
  return next.ok ? workOrderReviewStatusOf(next.value) : undefined;
};

/**
 * How a work order stands once it is handed in (again), or `undefined` where it cannot be: while it is under review, and when it
 * was approved (the states are those of Specification §3).
 */
export const workOrderSubmitted = (workOrder: Stands): WorkOrderReviewStatus | undefined =>
  after(workOrder, 'SUBMIT');

/**
 * How a work order stands once staff decided, or `undefined` where there is nothing to decide: it is not under review (the states
 * are those of Specification §3).
 */
export const workOrderDecided = (
  workOrder: Stands,
  decision: WorkOrderDecision,
): WorkOrderReviewStatus | undefined => after(workOrder, EVENT_OF[decision]);

/** How a work order stands that waits for staff to decide (Specification §3 'Work order'). */
export const WAITING_FOR_REVIEW: WorkOrderReviewStatus = 'REVIEWING';

/** Whether a work order waits for staff to decide (Specification §3 'Work order'). */
export const waitsForReview = (workOrder: Stands): boolean => workOrder?.reviewStatus === WAITING_FOR_REVIEW;

/** Whether whoever applied is a partner: his work order was approved (Specification §3 'Work order'). */
export const isApprovedOrder = (workOrder: Stands): boolean =>
  reviewStatusOf(workOrder) === 'REVIEWED_SUCCESS';

/**
 * The Chinese message when a text cannot be what the applicant is told with a decision, `undefined` when it can: a refusal says why,
 * and who is asked back is told what is missing; who is approved need not be told anything. Beyond the Specification.
 *
 * @param decision - what staff decide
 * @param answer - as it was typed; white space at its ends is not counted
 */
export const workOrderAnswerIssue = (decision: WorkOrderDecision, answer: string): string | undefined => {
  const text = answer.trim();
  if (decision === 'APPROVE' && text === '') return undefined;
  return plainTextIssue(decision === 'ASK_BACK' ? '要补充的内容' : '说明', text, WORK_ORDER_ANSWER_MAX);
};
