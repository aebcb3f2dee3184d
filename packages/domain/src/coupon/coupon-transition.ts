import type { CouponStatus } from './coupon-instance.js';
import { deepFreeze, transitionBy, type Transition } from '../shared/index.js';

/** What can happen to a coupon: an order takes it, gives it back, or is paid. Beyond the Specification. */
export type CouponEvent = 'RESERVE' | 'RELEASE' | 'USE';

/** All events of a coupon. Beyond the Specification. */
export const COUPON_EVENTS: readonly CouponEvent[] = deepFreeze(['RESERVE', 'RELEASE', 'USE']);

/**
 * The state of a coupon after `event`: UNUSED –RESERVE→ RESERVED, RESERVED –RELEASE→ UNUSED, RESERVED –USE→ USED;
 * everything else is an `illegal-transition`, values outside the two vocabularies included. Beyond the Specification.
 *
 * @function
 */
export const couponTransition: Transition<CouponStatus, CouponEvent> = transitionBy([
  ['UNUSED', 'RESERVE', 'RESERVED'],
  ['RESERVED', 'RELEASE', 'UNUSED'],
  ['RESERVED', 'USE', 'USED'],
]);
