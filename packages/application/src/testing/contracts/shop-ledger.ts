import { REFUNDED_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundDone, refundFailed, tryRefundAgain } from '../../payment/refund-steps.js';
import { refundedOutside } from '../../payment/refunded-outside.js';
import { isSurplus } from '../../ports/refunds.js';
import { beginAttempt } from '../../payment/begin-attempt.js';
import { closeWaiting } from '../../payment/close-waiting.js';
import { askForRefund, refuseRefund } from '../../shop/refund-steps.js';
import { wholeHistory } from './shop-history.js';
import { give, place, receive } from './shop-acts.js';
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
    often(3, 'part'),
    often(1, 'whole'),
    often(2, 'outside'),
    often(2, 'retry'),
  ),
  order: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  payment: fc.nat(1),
  time: fc.nat(1),
  share: fc.integer({ min: 1, max: AMOUNT }),
  right: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
type Event = typeof anEvent extends fc.Arbitrary<infer E> ? E : never;
/** What happens at once, one after the other. */
const storms = fc.array(fc.array(anEvent, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 10,
});

/**
 * What WeChat Pay holds, kept by itself: it gives back no more than came in, and answers the same number alike. What it has
 * done is what the platform's books must say in the end.
 */
const createBank = () => {
  const back = new Map<string, number>();
  const answers = new Map<string, boolean>();
  const backOf = (transactionId: string): number => back.get(transactionId) ?? 0;
  const take = (transactionId: string, amount: number, captured: number): boolean => {
    if (backOf(transactionId) + amount > captured) return false;
    back.set(transactionId, backOf(transactionId) + amount);
    return true;
  };
  return {
    backOf,
    take,
    /** Whether it gives a refund of this number; `fails`: it would not, whatever is left. */
    refund: (number: string, fails: boolean, ...what: Parameters<typeof take>): boolean => {
      const known = answers.get(number);
      if (known !== undefined) return known;
      const done = !fails && take(...what);
      answers.set(number, done);
      return done;
    },
    /** People helped a refund that failed: it may be asked for again. */
    forget: (number: string): void => {
      if (answers.get(number) === false) answers.delete(number);
    },
  };
};

/** One world of orders, told apart from those of other runs by a prefix, and the money that came in. */
const createRun = (parts: ShopParts, prefix: string) => {
  const moneyIn = new Map<string, number>();
  const paid: string[] = [];
  const bank = createBank();
  const captured = new Map<string, number>();
  let numbers = 0;
  const ordered = (id: string) =>
    sampleShopOrder(id, { userId: prefix, amount: AMOUNT, couponId: `${prefix}c` });
  const orderId = (order: number) => `${prefix}o${order}`;
  const finish = async (id: string): Promise<void> => {
    for (const [at, refund] of (await parts.refunds.ofOrder(id)).entries()) {
      const { id: number, transactionId, amount, total, status } = refund;
      if (status !== 'WAITING' && status !== 'PROCESSING') continue;
      if (bank.refund(number, at % 3 === 1, transactionId, amount, total))
        await refundDone(parts, refund, AT);
      else await refundFailed(parts, number, { error: '余额不足', at: AT });
    }
  };
  const retry = async (id: string): Promise<void> => {
    for (const refund of await parts.refunds.ofOrder(id)) {
      if (refund.status !== 'FAILED') continue;
      // It is asked for again after this was stored.
      const tried = await tryRefundAgain(parts, refund.id, { userId: 'staff-1', at: AT });
      if (tried === 'again') bank.forget(refund.id);
    }
  };
  const outside = async (paidId: string, payment: number, share: number): Promise<unknown> => {
    const known = [...captured.keys()].filter((transactionId) => transactionId.startsWith(paidId));
    const transactionId = known[payment % known.length];
    if (transactionId === undefined) return undefined;
    const amount = Math.min(share, captured.get(transactionId) ?? 0);
    if (!bank.take(transactionId, amount, captured.get(transactionId) ?? 0)) return undefined;
    numbers += 1;
    const told = { refundId: `${paidId}theirs${numbers}`, transactionId, outTradeNo: transactionId };
    return refundedOutside(parts, { ...told, orderId: paidId, amount }, AT);
  };
  const happen = async ({ kind, order, payment, time, right, share }: Event): Promise<unknown> => {
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
        captured.set(transactionId, amount);
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
        numbers += 1;
        return give(parts, { orderId: id, onlyAsked: true }, { refundId: `${id}r${numbers}`, at: AT });
      case 'part':
      case 'whole':
        numbers += 1;
        return give(
          parts,
          { orderId: id, amount: kind === 'part' ? share : null },
          { refundId: `${id}r${numbers}`, at: AT },
        );
      case 'outside':
        return outside(id, payment, share);
      case 'retry':
        return retry(id);
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
      const surplus = refunds.filter(isSurplus);
      const decided = refunds.filter((refund) => !isSurplus(refund));
      expect(paid.filter((one) => one === id)).toHaveLength(order.paidAt === null ? 0 : 1);
      expect(history.includes('PAY')).toBe(order.paidAt !== null);
      expect(new Set(surplus.map(({ transactionId }) => transactionId)).size).toBe(surplus.length);
      const paying = await parts.unitOfWork.transaction((tx) => tx.receipts.thatPaid(id));
      expect(decided.every(({ transactionId }) => transactionId === paying?.transactionId)).toBe(true);
      const back = bank.backOf(paying?.transactionId ?? '');
      expect((await parts.orderMoney.summariesOf([id])).get(id)?.refunded ?? 0).toBe(back);
      const isBack = paying !== undefined && back === paying.amount;
      expect([order.status === REFUNDED_STATUS, history.at(-1) === 'REFUND']).toEqual([isBack, isBack]);
      const ours = decided.filter(({ status }) => status !== 'FAILED' && status !== 'OUTSIDE');
      const promised = ours.reduce((total, { amount }) => total + amount, 0);
      expect(promised).toBeLessThanOrEqual(paying?.amount ?? 0);
      kept += order.paidAt === null ? 0 : order.amount;
      for (const { total } of surplus) kept += total;
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
            await run.happen({ kind, order: 0, payment: 0, time: 0, share: 1, right: true });
          }
          for (const storm of events) await Promise.all(storm.map((event) => run.happen(event)));
          expect(await run.moneyKept()).toBe(run.moneyReceived());
        });
        await fc.assert(property, { numRuns, endOnFailure: true });
      }),
    );
  });
};
