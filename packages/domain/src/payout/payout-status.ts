import { deepFreeze, transitionBy, type Transition } from '../shared/index.js';

/**
 * How a payout stands: one of the staff made it, another one approved it (`CHECKED`), it is on its way (`SENT`), its receiver has it
 * (`PAID`), he will not get it (`FAILED`), or it was refused before it went out. Beyond the Specification.
 */
export type PayoutStatus = 'MADE' | 'CHECKED' | 'SENT' | 'PAID' | 'FAILED' | 'REFUSED';

/** All of them, in the order in which they come. Beyond the Specification. */
export const PAYOUT_STATUSES: readonly PayoutStatus[] = deepFreeze([
  'MADE',
  'CHECKED',
  'SENT',
  'PAID',
  'FAILED',
  'REFUSED',
]);

/** What can happen to a payout. Beyond the Specification. */
export type PayoutEvent = 'CHECK' | 'REFUSE' | 'SEND' | 'PAY' | 'FAIL';

/** All events of a payout. Beyond the Specification. */
export const PAYOUT_EVENTS: readonly PayoutEvent[] = deepFreeze(['CHECK', 'REFUSE', 'SEND', 'PAY', 'FAIL']);

/**
 * The state of a payout after `event`: made –CHECK→ checked, made or checked –REFUSE→ refused, checked –SEND→ sent, sent –PAY→ paid, sent
 * –FAIL→ failed; everything else is an `illegal-transition`, values outside the two vocabularies included. So nothing ends twice, whoever
 * tells of it. Beyond the Specification.
 *
 * @function
 */
export const payoutTransition: Transition<PayoutStatus, PayoutEvent> = transitionBy([
  ['MADE', 'CHECK', 'CHECKED'],
  ['MADE', 'REFUSE', 'REFUSED'],
  ['CHECKED', 'REFUSE', 'REFUSED'],
  ['CHECKED', 'SEND', 'SENT'],
  ['SENT', 'PAY', 'PAID'],
  ['SENT', 'FAIL', 'FAILED'],
]);

/** What a payout is called in Chinese, by how it stands. Beyond the Specification. */
export const PAYOUT_STATUS_TITLES: Readonly<Record<PayoutStatus, string>> = deepFreeze({
  MADE: '待复核',
  CHECKED: '待发出',
  SENT: '在路上',
  PAID: '已付',
  FAILED: '失败',
  REFUSED: '已拒绝',
});

/** Those of which the money is payable again. Beyond the Specification. */
export const RETURNED_PAYOUT_STATUSES: readonly PayoutStatus[] = deepFreeze(['FAILED', 'REFUSED']);
