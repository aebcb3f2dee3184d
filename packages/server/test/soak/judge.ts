import type { LocalWeixinPay } from '@ykd/local-services';
import {
  CLOSED_STATUS,
  orderTransition,
  REFUNDING_STATUS,
  type OrderEvent,
  type OrderStatus,
} from '@ykd/domain/order';
import type { Facts } from './facts.js';
import { judgeAttempts, judgeMoney } from './judge-money.js';
import type { Ledger } from './ledger.js';
import {
  isDecided,
  outsideOf,
  PAID_ONCE,
  REFUNDED_STATUS,
  rowsOf,
  sumIn,
  type Complain,
  type Own,
  type Row,
} from './rows.js';
import { couponId, WARES } from './wares.js';

/** The history is a path of the state machine that ends where the order is, and what was seen lies on it. */
const judgeHistory = (
  { history }: Own,
  order: Row<'orders'>,
  { seen, also }: Facts,
  complain: Complain,
): void => {
  const lines = history.filter((line) => line.order_id === order.id);
  const path = lines.map(({ status }) => status);
  let at: OrderStatus | undefined;
  for (const [index, { seq, event, status }] of lines.entries()) {
    if (seq !== index) complain('a gap in the history', order.id, seq);
    const next = at === undefined ? undefined : orderTransition(at, event as OrderEvent);
    const fits = at === undefined ? event === 'PLACE' : next?.ok === true && next.value === status;
    if (!fits) complain('no path', order.id, path);
    at = status as OrderStatus;
  }
  if (at !== order.status) complain('the history ends elsewhere', order.id, order.status, path);
  let from = 0;
  for (const { status } of seen.filter(({ orderId }) => orderId === order.id)) {
    const found = path.indexOf(status, from);
    if (found === -1) complain('what was said did not last', order.id, status, path);
    else from = found;
  }
  for (const { orderId, status } of also) {
    if (orderId === order.id && !path.includes(status))
      complain('what was said never was', order.id, status, path);
  }
};

/** One payment for a paid order, none for any other; what was confirmed about it still holds. */
const judgeOrder = (rows: Own, order: Row<'orders'>, facts: Facts, complain: Complain): void => {
  const { id, status, amount, paid_at: paidAt } = order;
  const paying = rows.receipts.filter((receipt) => receipt.paid_order_id === id);
  const requested = rows.refunds.filter((refund) => refund.order_id === id && isDecided(refund));
  const paid = PAID_ONCE.includes(status);
  if (!paid && status !== CLOSED_STATUS) complain('an order is left open', id, status);
  if (paid !== (paidAt !== null)) complain('paid, or not', id, status, paidAt);
  if (paying.length !== (paid && amount > 0 ? 1 : 0)) complain('payments of an order', id, status, paying);
  if (paying.some((receipt) => receipt.amount !== amount)) complain('paid another amount', id, paying);
  if (sumIn(requested, 'WAITING', 'PROCESSING', 'DONE') > amount)
    complain('more than was paid', id, requested);
  if (requested.some((refund) => refund.transaction_id !== paying[0]?.transaction_id))
    complain('the wrong payment goes back', id, requested);
  // What cost nothing is refunded by being granted.
  const back =
    amount === 0
      ? facts.granted.has(id)
      : paying.some(
          (receipt) => sumIn(requested, 'DONE') + outsideOf(rows, receipt.transaction_id) >= amount,
        );
  // Whether a grant that was not answered counted, only the order itself says.
  if (back !== (status === REFUNDED_STATUS) && (back || amount > 0))
    complain('refunded, or not', id, status, requested);
  const { cancelled, asked, granted, refused } = facts;
  const events = rows.history.filter((line) => line.order_id === id).map(({ event }) => event);
  if (cancelled.has(id) && status !== CLOSED_STATUS) complain('cancelled, and not closed', id, status);
  if (asked.has(id) && !events.includes('REQUEST_REFUND')) complain('a refund asked for is lost', id);
  if (refused.has(id) && !events.includes('REJECT_REFUND')) complain('a refusal is lost', id);
  if (granted.has(id) && amount > 0 && requested.length === 0) complain('a granted refund is lost', id);
  if (requested.some(({ whole }) => whole === 1) && status !== REFUNDED_STATUS && status !== REFUNDING_STATUS)
    complain('a refund is under way for an order', id, status);
};

/** What staff gave back under a key went out once, and no confirmed one is lost. */
const judgeGifts = ({ refunds, requests }: Own, { gifts, given }: Facts, complain: Complain): void => {
  for (const gift of gifts) {
    const { orderId, amount, requestKey } = gift;
    const done = requests.filter(({ request_key: key }) => key === requestKey);
    if (given.has(requestKey) && done.length !== 1) complain('a gift that was confirmed is lost', gift);
    if (amount === null) continue;
    const made = refunds.filter((refund) => refund.order_id === orderId && refund.amount === amount);
    const wanted = gifts.filter((one) => one.orderId === orderId && one.amount === amount);
    if (done.length === 1 && made.length === 0) complain('a gift without a refund', gift);
    if (made.filter(({ cause }) => cause === 'GIVEN_BACK').length > wanted.length)
      complain('a gift went out twice', gift, made);
  }
};

/** A coupon is used by one paid order, or free. */
const judgeCoupons = ({ coupons, orders }: Own, facts: Facts, complain: Complain): void => {
  if (coupons.length !== WARES.length) complain('coupons are lost', coupons);
  for (const [ware] of WARES.entries()) {
    const id = couponId(facts.userId, ware);
    const coupon = coupons.find((one) => one.id === id);
    const users = orders.filter((order) => order.coupon_id === id && PAID_ONCE.includes(order.status));
    if (users.length > 1) complain('a coupon was used twice', id, users);
    const should = users.length === 0 ? 'UNUSED' : 'USED';
    if (coupon?.status !== should || coupon.order_id !== (users[0]?.id ?? null))
      complain('a coupon that does not fit its order', coupon, users[0]?.id);
  }
  const theirs = orders.filter(({ coupon_id: id }) => id !== null && !coupons.some((one) => one.id === id));
  if (theirs.length > 0) complain('coupons of others', theirs);
};

/** Compares what one buyer knows with the ledger and with WeChat Pay, when everything is quiet. */
export const judge = (facts: Facts, ledger: Ledger, bank: LocalWeixinPay): readonly string[] => {
  const found: string[] = [];
  const complain: Complain = (about, ...what) => void found.push(`${about}: ${JSON.stringify(what)}`);
  const rows = rowsOf(ledger, facts.userId);
  for (const placing of facts.placings) {
    const placed = rows.orders.filter(({ request_key: key }) => key === placing.key);
    const [first] = placed;
    if (placed.length > 1) complain('a key placed several orders', placing, placed);
    if (placing.orderId !== undefined && first?.id !== placing.orderId)
      complain('a confirmed order is lost', placing);
    if (
      first !== undefined &&
      (first.amount !== placing.amount || first.coupon_id !== (placing.couponId ?? null))
    )
      complain('an order is not what was asked for', placing, first);
  }
  const keys = new Set(facts.placings.map(({ key }) => key));
  for (const order of rows.orders) {
    if (!keys.has(order.request_key ?? '')) complain('an order that nobody wanted', order);
    judgeOrder(rows, order, facts, complain);
    judgeHistory(rows, order, facts, complain);
  }
  judgeGifts(rows, facts, complain);
  judgeCoupons(rows, facts, complain);
  judgeAttempts(rows, bank, complain);
  judgeMoney(rows, bank, facts, ledger, complain);
  for (const told of facts.told) {
    const known =
      ledger.receipts.some((receipt) => receipt.transaction_id === told) ||
      ledger.oddities.some(({ subject }) => subject === told) ||
      ledger.outside.some(({ id }) => id === told) ||
      ledger.refunds.some(({ id, status }) => id === told && (status === 'DONE' || status === 'FAILED'));
    if (!known) complain('a notification that was taken in is lost', told);
  }
  return found;
};
