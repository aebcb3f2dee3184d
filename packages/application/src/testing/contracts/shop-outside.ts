import { PAID_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundDone, refundFailed, refundTried, tryRefundAgain } from '../../payment/refund-steps.js';
import { receive, close, ASKED_AT, approve, everything, refundOutside } from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import { oddOnes, OPEN_ONES, sampleReceipt, type ShopParts } from './shop-samples.js';
import { withAskedOrder, withOrder, withPaidOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const FULL = 399_900;
const AT = ASKED_AT + 500;

/** What ShopOrders makes of money that others gave back. */
export const shopOutsideContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const outside = (parts: ShopParts, amount: number, refundId = `by-others-${amount}`) =>
    refundOutside(parts, { refundId, transactionId: 't1', outTradeNo: 'try1', orderId: 'o', amount });
  const listed = async (parts: ShopParts) =>
    (await oddOnes(parts, OPEN_ONES)).map(({ kind, subject, amount }) => [kind, subject, amount]);
  const line = { actor: { kind: 'provider' }, note: '付款已在微信支付退款', at: AT };

  describe(`${name}: ShopOrders, money that others gave back`, () => {
    it(
      'refunds the order that it paid, once',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        expect(await outside(parts, FULL)).toBe(true);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
        const after = await everything(parts);
        expect(after.order).toMatchObject({ status: 'TRADE_REFUNDED', gmtModified: AT });
        expect(after.history.slice(2)).toMatchObject([line, line]);
        expect(await parts.orders.findPaidByUser('member-1')).toEqual([]);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', FULL]]);
        expect(await outside(parts, FULL)).toBe(false);
        expect(await everything(parts)).toStrictEqual(after);
      }),
    );

    it(
      'ends our own refund of it',
      withSubject(withAskedOrder(makeEmpty), async (parts) => {
        expect(await approve(parts)).toBe(true);
        await outside(parts, FULL);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
        expect((await parts.shopOrders.historyOf('o')).at(-1)).toMatchObject(line);
        expect(await parts.refunds.find('back1')).toMatchObject({ status: 'OUTSIDE', gmtModified: AT });
        // Whoever asked the provider meanwhile changes nothing any more.
        await refundFailed(parts, 'back1', { error: '退款金额超过可退金额', at: AT });
        await refundTried(parts, 'back1', { error: '', at: AT, nextAt: AT });
        await refundTried(parts, 'back1', { error: null, at: AT, nextAt: AT });
        expect(await tryRefundAgain(parts, 'back1', { userId: 'staff-1', at: AT })).toBe('not-failed');
        expect(await parts.refunds.find('back1')).toMatchObject({ status: 'OUTSIDE' });
        expect(await parts.refunds.claimDue({ at: AT * 2, leaseMs: 1, limit: 9 })).toEqual([]);
      }),
    );

    it(
      'lists parts as one, anew each time, and refunds when they are the whole',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        await outside(parts, 100_000);
        const about = { kind: 'REFUNDED_OUTSIDE', subject: 't1' } as const;
        await parts.unitOfWork.transaction((tx) => tx.oddities.settle(about, 'staff-1', AT));
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
        await outside(parts, 100_001);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', 200_001]]);
        await Promise.all([outside(parts, 100_000, 'last'), outside(parts, 99_899)]);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', FULL]]);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
      }),
    );

    it(
      'leaves the rest to be refunded',
      withSubject(withAskedOrder(makeEmpty), async (parts) => {
        await outside(parts, 100_000);
        await approve(parts);
        expect(await parts.refunds.find('back1')).toMatchObject({ amount: 299_900, total: FULL });
        await refundDone(parts, { id: 'back1', orderId: 'o' }, AT);
        expect((await wholeHistory(parts)).at(-1)).toBe('REFUND');
      }),
    );

    it.each([
      [1, 'paid', PAID_STATUS],
      [FULL, 'gone-back', 'TRADE_CLOSED'],
    ] as const)('knows that %s cents went back when the payment comes', (amount, outcome, status) =>
      withSubject(withOrder(makeEmpty), async (parts) => {
        await outside(parts, amount);
        const receipt = sampleReceipt('t1', amount === 1 ? { refunded: true } : {});
        expect(await receive(parts, receipt)).toBe(outcome);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status });
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', amount]]);
      })(),
    );

    it(
      'gives back only the rest of a payment that was too much, unless that goes back, too',
      withSubject(withOrder(makeEmpty), async (parts) => {
        await close(parts);
        await outside(parts, 1);
        expect(await receive(parts, sampleReceipt('t1'))).toBe('surplus');
        expect(await parts.refunds.ofOrder('o')).toMatchObject([{ amount: FULL - 1, total: FULL }]);
        await outside(parts, FULL - 1);
        expect(await parts.refunds.ofOrder('o')).toMatchObject([{ status: 'OUTSIDE' }]);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
      }),
    );

    it(
      'says how much it was of a payment that was known to have gone back, and what is left',
      withSubject(withOrder(makeEmpty), async (parts) => {
        await receive(parts, sampleReceipt('t1', { refunded: true }));
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', 0]]);
        await outside(parts, 1);
        expect(await oddOnes(parts)).toMatchObject([
          { amount: 1, note: expect.stringContaining('其余的钱请在商户平台退回') },
        ]);
        await outside(parts, FULL - 1);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1', FULL]]);
      }),
    );

    it(
      'lists it for a payment that nobody began here',
      withSubject(makeEmpty, async (parts) => {
        const refund = { refundId: 'r', transactionId: 'x', outTradeNo: 'y', orderId: null, amount: 5 };
        expect(await refundOutside(parts, refund)).toBe(true);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 'x', 5]]);
      }),
    );
  });
};
