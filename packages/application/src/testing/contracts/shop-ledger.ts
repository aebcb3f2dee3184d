import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundDone, refundFailed, tryRefundAgain } from '../../payment/refund-steps.js';
import { beginAttempt } from '../../payment/begin-attempt.js';
import { closeWaiting } from '../../payment/close-waiting.js';
import { askForRefund, grantRefund, refuseRefund } from '../../shop/refund-steps.js';
import { wholeHistory } from './shop-history.js';
import { place, receive } from './shop-acts.js';
import {
  BUYER,
  JUDGE,
  PLACED_AT,
  sampleAttempt,
  sampleCoupon,
  sampleReceipt,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const AMOUNT = 389_900;
const AT = PLACED_AT + 100;
const often = <const K extends string>(weight: number, kind: K) => ({ weight, arbitrary: fc.constant(kind) });
/**
 * What may happen to two orders that want the same coupon; `payment` is one of those that were begun, `time` one of
 * those at which it was paid.
 */
const anEvent = fc.record({
  kind: fc.oneof(
    often(2, 'place'),
    often(2, 'begin'),
    often(6, 'pay'),
    often(1, 'close'),
    often(3, 'request'),
    often(1, 'reject'),
    often(3, 'approve'),
    often(3, 'finish'),
  ),
  order: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  payment: fc.nat(1),
  time: fc.nat(1),
  right: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
type Event = typeof anEvent extends fc.Arbitrary<infer E> ? E : never;
/** What happens at once, one after the other. */
const storms = fc.array(fc.array(anEvent, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 10,
});

/** One world of orders, told apart from those of other runs by a prefix, and the money that came in. */
const createRun = (parts: ShopParts, prefix: string) => {
  const moneyIn = new Map<string, number>();
  const paid: string[] = [];
  let numbers = 0;
  const ordered = (id: string) =>
    sampleShopOrder(id, { userId: prefix, amount: AMOUNT, couponId: `${prefix}c` });
  const orderId = (order: number) => `${prefix}o${order}`;
  const finish = async (id: string): Promise<void> => {
    for (const [at, refund] of (await parts.refunds.ofOrder(id)).entries()) {
      if (at % 3 === 1) await refundFailed(parts, refund.id, { error: '余额不足', at: AT });
      else await refundDone(parts, refund, AT);
      await tryRefundAgain(parts, refund.id, { userId: 'staff-1', at: AT });
    }
  };
  const happen = async ({ kind, order, payment, time, right }: Event): Promise<unknown> => {
    const id = orderId(order);
    const change = { id, actor: JUDGE, note: '', at: AT };
    switch (kind) {
      case 'place':
        return place(parts, ordered(id));
      case 'begin': {
        numbers += 1;
        const attempt = sampleAttempt(`${id}try${numbers}`, { orderId: id });
        return beginAttempt(parts, attempt, AT);
      }
      case 'pay': {
        const begun = await parts.paymentAttempts.ofOrder(id);
        const outTradeNo = begun[payment % begun.length]?.outTradeNo;
        if (outTradeNo === undefined) return undefined;
        const amount = right ? AMOUNT : 1;
        const transactionId = `${outTradeNo}t${time}${right}`;
        const outcome = await receive(
          parts,
          sampleReceipt(transactionId, { outTradeNo, orderId: id, amount }),
        );
        moneyIn.set(transactionId, amount);
        if (outcome === 'paid') paid.push(id);
        return outcome;
      }
      case 'close':
        return closeWaiting(parts, { ...change, actor: BUYER });
      case 'request':
        return askForRefund(parts, { ...change, actor: BUYER });
      case 'reject':
        return refuseRefund(parts, change);
      case 'approve':
        return grantRefund(parts, { ...change, refundId: `${id}r${payment}` });
      default:
        return finish(id);
    }
  };

  /** Checks everything but the sum of the money, and answers that: what is in paid orders and in refunds. */
  const moneyKept = async (): Promise<number> => {
    let kept = 0;
    for (const id of [orderId(0), orderId(1)]) {
      const order = await parts.shopOrders.find(id);
      if (order === undefined) continue;
      const history = await wholeHistory(parts, id);
      const refunds = await parts.refunds.ofOrder(id);
      const surplus = refunds.filter(({ cause }) => cause !== 'REQUESTED');
      expect(paid.filter((one) => one === id)).toHaveLength(order.paidAt === null ? 0 : 1);
      expect(history.includes('PAY')).toBe(order.paidAt !== null);
      const asked = refunds.filter(({ cause }) => cause === 'REQUESTED');
      expect(asked.length).toBeLessThanOrEqual(1);
      expect(asked[0]?.status === 'DONE').toBe(history.at(-1) === 'REFUND');
      expect(new Set(refunds.map(({ transactionId }) => transactionId)).size).toBe(refunds.length);
      expect(asked.length === 0 || asked[0]?.amount === order.amount).toBe(true);
      kept += order.paidAt === null ? 0 : order.amount;
      for (const { amount } of surplus) kept += amount;
    }
    const coupon = await parts.coupons.find(`${prefix}c`);
    const holder = await parts.shopOrders.find(coupon?.orderId ?? '');
    if (coupon?.status === 'RESERVED') expect(holder).toMatchObject({ status: WAIT_PAY_STATUS });
    if (coupon?.status === 'USED') expect(holder?.paidAt).not.toBeNull();
    expect(holder === undefined).toBe(coupon?.status === 'UNUSED');
    return kept;
  };
  const moneyReceived = (): number => [...moneyIn.values()].reduce((total, amount) => total + amount, 0);
  return { happen, moneyKept, moneyReceived };
};

/** That the money of the shop adds up, whatever happens at once. */
export const shopLedgerContract = (name: string, make: MakeSubject<ShopParts>, numRuns = 40): void => {
  describe(`${name}: the money of the shop`, () => {
    it(
      'is in orders that are paid and in refunds, to the cent',
      withSubject(withProduct(make), async (parts) => {
        let runs = 0;
        const property = fc.asyncProperty(storms, async (events) => {
          runs += 1;
          const prefix = `run${runs}`;
          await parts.coupons.insert(sampleCoupon(`${prefix}c`, { receiverUserId: prefix }));
          const run = createRun(parts, prefix);
          for (const kind of ['place', 'begin'] as const) {
            await run.happen({ kind, order: 0, payment: 0, time: 0, right: true });
          }
          for (const storm of events) await Promise.all(storm.map((event) => run.happen(event)));
          expect(await run.moneyKept()).toBe(run.moneyReceived());
        });
        await fc.assert(property, { numRuns, endOnFailure: true });
      }),
    );
  });
};
