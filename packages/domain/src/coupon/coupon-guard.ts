import { reviewStatusOf, type ReviewStatus } from './review-status.js';
import {
  COUPON_APPLY_PATH,
  COUPON_DETAIL_PATH,
  COUPON_HOME_PATH,
  COUPON_MY_PATH,
  COUPON_REVIEW_PATH,
} from './paths.js';
import { deepFreeze, pagePath, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/** @inline */
type Reviewed = { readonly reviewStatus: string } | null | undefined;

/** The pages open in each review state, the one to go to first. */
const PAGES_OF: { readonly [S in ReviewStatus]: readonly [string, ...string[]] } = deepFreeze({
  UNREVIEW: [COUPON_APPLY_PATH],
  REVIEWING: [COUPON_REVIEW_PATH],
  REVIEWED_FAILED: [COUPON_APPLY_PATH],
  REVIEWED_SUCCESS: [COUPON_HOME_PATH, COUPON_MY_PATH],
});

/** The pages that run {@link couponGuard}, each once (Specification §2 'Coupon', §4 'Coupon guard'). */
export const COUPON_GUARD_PATHS: readonly string[] = deepFreeze([...new Set(Object.values(PAGES_OF).flat())]);

const pagesFor = (workOrder: Reviewed) => PAGES_OF[reviewStatusOf(workOrder)];

/**
 * Decides who sees which page of the partner area (Specification §4, §6 'Coupon guard'): without a work order or with
 * REVIEW_FAIL `/coupon/apply`, REVIEWING `/coupon/review`, REVIEW_SUCCESS `/coupon/home` or `/coupon/my`; from any
 * other page a redirect to the first of these. Not for `/coupon/detail`, see {@link couponDetailGuard}. `path` may carry
 * a query or a slash at its end. That somebody is logged in is decided before, by the auth guard of the layout.
 */
export const couponGuard = (path: string, workOrder?: Reviewed): GuardDecision => {
  const pages = pagesFor(workOrder);
  return pages.includes(pagePath(path)) ? PASS : redirectTo(pages[0]);
};

/**
 * The guard of `/coupon/detail`, which asks for an approved partner by itself: one passes, anyone else is sent where
 * {@link couponGuard} sends them (Specification §2 'Coupon', §4 'Coupon guard').
 */
export const couponDetailGuard = (workOrder?: Reviewed): GuardDecision =>
  reviewStatusOf(workOrder) === 'REVIEWED_SUCCESS' ? PASS : redirectTo(pagesFor(workOrder)[0]);

/**
 * The guard of a page of the partner area: {@link couponDetailGuard} for `/coupon/detail`, {@link couponGuard} for the others
 * (Specification §2 'Coupon', §4 'Coupon guard').
 */
export const couponPageGuard = (path: string, workOrder?: Reviewed): GuardDecision =>
  pagePath(path) === COUPON_DETAIL_PATH ? couponDetailGuard(workOrder) : couponGuard(path, workOrder);

/**
 * Every page of the partner area that is open with this work order, the one to go to first: `/coupon/detail` comes with
 * the approval (Specification §2 'Coupon', §4 'Coupon guard').
 */
export const couponPagesOf = (workOrder?: Reviewed): string[] => [
  ...pagesFor(workOrder),
  ...(couponDetailGuard(workOrder).kind === 'pass' ? [COUPON_DETAIL_PATH] : []),
];
