import { DAY_MS, deepFreeze } from '../shared/index.js';

/** For so many days after the payment commission is held, as a number of days. Beyond the Specification. */
export const COMMISSION_HOLD_DAYS = 7;

/** The instant, in epoch milliseconds, from which the commission of an order that was paid at `paidAt` is payable. Beyond the Specification. */
export const commissionDueAt = (paidAt: number): number => paidAt + COMMISSION_HOLD_DAYS * DAY_MS;

/** How far the commission of an order is: it is not paid yet, held, or released. Beyond the Specification. */
export type CommissionState = 'PLACED' | 'HELD' | 'RELEASED';

/** All of them, in their order. Beyond the Specification. */
export const COMMISSION_STATES: readonly CommissionState[] = deepFreeze(['PLACED', 'HELD', 'RELEASED']);

/** What staff say of an order that is in doubt: nothing is to be said, they have to look, it is all right, or nothing is due. Beyond the Specification. */
export type CommissionReview = 'NONE' | 'OPEN' | 'APPROVED' | 'REFUSED';

/** All of them, in their order. Beyond the Specification. */
export const COMMISSION_REVIEWS: readonly CommissionReview[] = deepFreeze([
  'NONE',
  'OPEN',
  'APPROVED',
  'REFUSED',
]);

/** All of them, as people read them. Beyond the Specification. */
export const COMMISSION_REVIEW_TITLES: Readonly<Record<CommissionReview, string>> = deepFreeze({
  NONE: '不用核对',
  OPEN: '待核对',
  APPROVED: '核对通过',
  REFUSED: '不予结算',
});

/** How far the commission of an order is, as people read it. Beyond the Specification. */
export const COMMISSION_STATE_TITLES: Readonly<Record<CommissionState, string>> = deepFreeze({
  PLACED: '等待付款',
  HELD: '保留中',
  RELEASED: '可付',
});

/**
 * Whether the commission of an order is to be released at the instant `now` (epoch milliseconds): its time is over, and nobody
 * has to look at it, or said that nothing is due. Beyond the Specification.
 *
 * @param order - how far it is, and the instant from which it is payable in epoch milliseconds, null while it is not paid
 */
export const isReleasable = (
  order: {
    readonly state: CommissionState;
    readonly review: CommissionReview;
    readonly dueAt: number | null;
  },
  now: number,
): boolean =>
  order.state === 'HELD' &&
  order.review !== 'OPEN' &&
  order.review !== 'REFUSED' &&
  order.dueAt !== null &&
  order.dueAt <= now;
