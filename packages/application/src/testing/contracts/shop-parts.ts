import { PAID_STATUS, PART_REFUNDS_MAX, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundDone, refundFailed, tryRefundAgain } from '../../payment/refund-steps.js';
import { sampleOrder } from './samples.js';
import { approve, ASKED_AT, give, reject, refundOutside, request, withdraw } from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import { JUDGE, type ShopParts } from './shop-samples.js';
import { withAskedOrder, withPaidOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const FULL = 399_900;
const AT = ASKED_AT + 500;

/** How parts of an order's money go back. */
export const shopPartsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withPaidOrder(makeEmpty);
  const part = (parts: ShopParts, amount: number, refundId: string) => give(parts, { amount }, { refundId });
  const done = (parts: ShopParts, id: string) => refundDone(parts, { id, orderId: 'o' }, AT);
  const fail = (parts: ShopParts, id: string) => refundFailed(parts, id, { error: '余额不足', at: AT });
  const statusOf = async ({ shopOrders }: ShopParts) => (await shopOrders.find('o'))?.status;
  const outside = (parts: ShopParts, amount: number) =>
    refundOutside(parts, {
      refundId: `by-others-${amount}`,
      transactionId: 't1',
      outTradeNo: 'try1',
      orderId: 'o',
      amount,
    });

  describe(`${name}: ShopOrders, parts of refunds`, () => {
    it(
      'leaves the order paid with a line, and refunds it with the last part',
      withSubject(make, async (parts) => {
        expect(await part(parts, 1_250, 'a')).toEqual({ kind: 'given' });
        expect(await parts.refunds.decidedOf('o')).toMatchObject([{ id: 'a', granted: { actor: JUDGE } }]);
        expect(await parts.refunds.find('a')).toMatchObject({
          cause: 'GIVEN_BACK',
          amount: 1_250,
          total: FULL,
          whole: false,
        });
        expect((await parts.shopOrders.historyOf('o')).at(-1)).toMatchObject({
          event: 'REFUND_PART',
          status: PAID_STATUS,
          note: '退款 ¥12.50：同意',
        });
        await done(parts, 'a');
        expect(await parts.orders.findPaidByUser('member-1')).toHaveLength(1);
        expect(await part(parts, FULL - 1_249, 'b')).toEqual({
          kind: 'issue',
          message: '退款金额不能超过可退的 ¥3986.50',
        });
        expect(await give(parts, {}, { refundId: 'b' })).toEqual({ kind: 'given' });
        expect(await parts.refunds.find('b')).toMatchObject({ amount: FULL - 1_250, whole: true });
        expect(await statusOf(parts)).toBe(REFUNDING_STATUS);
        expect(await part(parts, 1, 'c')).toEqual({ kind: 'issue', message: '没有可退的金额' });
        expect([await withdraw(parts), await reject(parts)]).toEqual([false, false]);
        expect((await parts.shopOrders.pageOfRefundRequests({ limit: 9 })).list).toEqual([]);
        await done(parts, 'b');
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
        expect(await wholeHistory(parts)).toEqual([
          'PLACE',
          'PAY',
          'REFUND_PART',
          'REQUEST_REFUND',
          'REFUND',
        ]);
        expect((await part(parts, 1, 'c')).kind).toBe('not-now');
      }),
    );

    it(
      'is refunded only when every part is done, in whichever order',
      withSubject(make, async (parts) => {
        await part(parts, 100, 'a');
        await give(parts, {}, { refundId: 'b' });
        await done(parts, 'b');
        expect(await statusOf(parts)).toBe(REFUNDING_STATUS);
        await done(parts, 'a');
        await done(parts, 'a');
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
      }),
    );

    it(
      'grants a request in part, after which the order is paid and there may be another',
      withSubject(withAskedOrder(makeEmpty), async (parts) => {
        expect(await give(parts, { amount: 500, onlyAsked: true }, { refundId: 'a' })).toEqual({
          kind: 'given',
        });
        expect(await parts.refunds.find('a')).toMatchObject({ cause: 'REQUESTED' });
        expect(await statusOf(parts)).toBe(PAID_STATUS);
        expect((await give(parts, { onlyAsked: true }, { refundId: 'b' })).kind).toBe('not-now');
        expect(await request(parts)).toBe(true);
        expect((await parts.shopOrders.pageOfRefundRequests({ limit: 9 })).list).toHaveLength(1);
        expect(await withdraw(parts)).toBe(true);
        await request(parts);
        expect(await approve(parts, 'b')).toBe(true);
        for (const id of ['a', 'b']) await done(parts, id);
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
      }),
    );

    it(
      'has what failed free again, and tries it again only while so much is left',
      withSubject(make, async (parts) => {
        await part(parts, 300_000, 'a');
        await fail(parts, 'a');
        expect(await part(parts, 200_000, 'b')).toEqual({ kind: 'given' });
        const again = (id: string) => tryRefundAgain(parts, id, { userId: 'staff-1', at: AT });
        expect(await again('a')).toEqual({ issue: '退款金额不能超过可退的 ¥1999.00' });
        expect(await parts.refunds.find('a')).toMatchObject({ status: 'FAILED' });
        await fail(parts, 'b');
        expect(await again('a')).toBe('again');
        expect(await again('b')).toEqual({ issue: '退款金额不能超过可退的 ¥999.00' });
      }),
    );

    it(
      'leads out of a whole refund that failed by a part, and waits again for the rest that is tried again',
      withSubject(make, async (parts) => {
        await give(parts, {}, { refundId: 'a' });
        await fail(parts, 'a');
        expect(await statusOf(parts)).toBe(REFUNDING_STATUS);
        expect((await parts.shopOrders.pageOfRefundRequests({ limit: 9 })).list).toEqual([]);
        await part(parts, 1, 'b');
        expect(await statusOf(parts)).toBe(PAID_STATUS);
        await fail(parts, 'b');
        await request(parts);
        expect((await parts.shopOrders.pageOfRefundRequests({ limit: 9 })).list).toHaveLength(1);
        await withdraw(parts);
        expect(await tryRefundAgain(parts, 'a', { userId: 'staff-1', at: AT })).toBe('again');
        expect(await statusOf(parts)).toBe(REFUNDING_STATUS);
        expect(await withdraw(parts)).toBe(false);
        await done(parts, 'a');
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
      }),
    );

    it(
      'is the whole together with what others gave back',
      withSubject(make, async (parts) => {
        await part(parts, 100_000, 'a');
        await outside(parts, FULL - 100_000);
        expect(await statusOf(parts)).toBe(PAID_STATUS);
        expect(await part(parts, 1, 'b')).toEqual({ kind: 'issue', message: '没有可退的金额' });
        await done(parts, 'a');
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
        const summary = (await parts.orderMoney.summariesOf(['o'])).get('o');
        expect(summary).toEqual({ refunded: FULL, paidOutside: false });
        expect(await parts.orderMoney.outsideRefundsOf('o')).toEqual([
          { amount: FULL - 100_000, gmtCreated: AT },
        ]);
      }),
    );

    it(
      'ends every part of ours that others left nothing for',
      withSubject(make, async (parts) => {
        await part(parts, 100_000, 'a');
        await done(parts, 'a');
        await part(parts, 50_000, 'b');
        await part(parts, 50_000, 'c');
        await fail(parts, 'c');
        await outside(parts, FULL - 100_000);
        const back = await parts.refunds.ofOrder('o');
        expect(back.map(({ status }) => status)).toEqual(['DONE', 'OUTSIDE', 'OUTSIDE']);
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
      }),
    );

    it(
      'takes so many parts and then only what is left',
      withSubject(make, async (parts) => {
        for (let at = 0; at < PART_REFUNDS_MAX; at += 1)
          expect((await part(parts, 1, `r${at}`)).kind).toBe('given');
        expect(await part(parts, 1, 'more')).toEqual({
          kind: 'issue',
          message: '一个订单最多部分退款 10 次，现在只能退还余下的 ¥3998.90',
        });
        expect((await give(parts, {}, { refundId: 'rest' })).kind).toBe('given');
      }),
    );

    it(
      'notes parts that went back outside of the platform',
      withSubject(makeEmpty, async (parts) => {
        await parts.orders.insert(sampleOrder('o', { amount: 1_000 }));
        const by = (amount: number | null, refundId: string) =>
          give(parts, { way: 'OFFLINE', amount, evidence: '流水' }, { refundId });
        expect((await by(400, 'a')).kind).toBe('given');
        expect(await statusOf(parts)).toBe(PAID_STATUS);
        expect(await by(601, 'b')).toEqual({ kind: 'issue', message: '退款金额不能超过可退的 ¥6.00' });
        expect((await parts.orderMoney.summariesOf(['o'])).get('o')).toEqual({
          refunded: 400,
          paidOutside: false,
        });
        expect((await by(null, 'b')).kind).toBe('given');
        expect(await statusOf(parts)).toBe(REFUNDED_STATUS);
        expect(await parts.orderMoney.offlineRefundsOf('o')).toEqual([
          {
            id: 'a',
            orderId: 'o',
            amount: 400,
            reason: '同意',
            evidence: '流水',
            actorId: 'staff-1',
            secondId: 'staff-2',
            gmtCreated: ASKED_AT + 20,
          },
          {
            id: 'b',
            orderId: 'o',
            amount: 600,
            reason: '同意',
            evidence: '流水',
            actorId: 'staff-1',
            secondId: 'staff-2',
            gmtCreated: ASKED_AT + 20,
          },
        ]);
      }),
    );
  });

  describe(`${name}: ShopOrders, refunds that need a second person`, () => {
    const alone = (parts: ShopParts, amount: number, id: string, proposer = 'staff-1') =>
      give(parts, { amount }, { refundId: id, proposalId: `p-${id}`, proposer, second: null });

    it(
      'counts what one person gave back of the order without one, also what failed',
      withSubject(make, async (parts) => {
        expect((await alone(parts, 60_000, 'a')).kind).toBe('given');
        await fail(parts, 'a');
        expect((await alone(parts, 40_001, 'b')).kind).toBe('proposed');
        expect((await alone(parts, 40_001, 'c')).kind).toBe('proposed-before');
        expect((await alone(parts, 40_000, 'd')).kind).toBe('given');
        expect((await alone(parts, 100_000, 'e', 'staff-3')).kind).toBe('given');
        expect(await parts.orderMoney.proposalsOf('o')).toMatchObject([
          { id: 'p-b', amount: 40_001, status: 'OPEN', proposerId: 'staff-1', asked: false },
        ]);
        expect(await parts.refunds.find('b')).toBeUndefined();
      }),
    );

    it(
      'keeps to the limit that was set',
      withSubject(make, async (parts) => {
        expect(await parts.orderMoney.limit()).toBeUndefined();
        for (const cents of [1_000, 500])
          await parts.unitOfWork.transaction(async (tx) => {
            await tx.orderMoney.lockLimit();
            await tx.orderMoney.setLimit({ cents, setBy: 'staff-1', reason: '旺季', gmtModified: AT });
          });
        expect(await parts.orderMoney.limit()).toEqual({
          cents: 500,
          setBy: 'staff-1',
          reason: '旺季',
          gmtModified: AT,
        });
        expect((await alone(parts, 501, 'a')).kind).toBe('proposed');
        expect((await alone(parts, 500, 'b')).kind).toBe('given');
      }),
    );
  });
};
