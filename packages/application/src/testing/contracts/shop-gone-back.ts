import { describe, expect, it } from 'vitest';
import { begin, receive, close, claimAttempts, everything } from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import { oddOnes, PLACED_AT, REDUCED, sampleReceipt, type ShopParts } from './shop-samples.js';
import { withOrder, withPaidOrder, withReducedOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const paid = sampleReceipt('t1', { amount: REDUCED });

/** What ShopOrders makes of payments that went back before they were heard of. */
export const shopGoneBackContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  /** What staff have on their list. */
  const listed = async (parts: ShopParts) =>
    (await oddOnes(parts)).map(({ kind, subject }) => [kind, subject]);

  describe(`${name}: ShopOrders, payments that went back`, () => {
    it(
      'closes an order that waits, and gives the coupon back',
      withSubject(withReducedOrder(makeEmpty), async (parts) => {
        expect(await receive(parts, { ...paid, refunded: true })).toBe('gone-back');
        const after = await everything(parts);
        expect(after).toMatchObject({
          order: { status: 'TRADE_CLOSED', paidAt: null, validDate: null, gmtModified: PLACED_AT + 30 },
          history: [
            { event: 'PLACE' },
            {
              event: 'CLOSE',
              status: 'TRADE_CLOSED',
              actor: { kind: 'provider' },
              note: '付款在微信支付发生过退款',
              at: PLACED_AT + 30,
            },
          ],
          attempts: [{ status: 'PAID' }],
          refunds: [],
          oddities: [{ kind: 'REFUNDED_OUTSIDE', orderId: 'o', subject: 't1', amount: 0 }],
          coupon: { status: 'UNUSED', orderId: null },
        });
        expect(await parts.orders.findPaidByUser('member-1')).toEqual([]);
        // What was told before it went back arrives late: it opens nothing.
        expect(await receive(parts, paid)).toBe('known');
        expect(await receive(parts, { ...paid, refunded: true })).toBe('known');
        expect((await everything(parts)).oddities).toStrictEqual(after.oddities);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
      }),
    );

    it(
      'leaves closing to the other payments of an order, which are due then',
      withSubject(withReducedOrder(makeEmpty), async (parts) => {
        await begin(parts, 'try2', { way: 'H5' });
        expect(await receive(parts, { ...paid, refunded: true })).toBe('gone-back');
        expect(await everything(parts)).toMatchObject({
          order: { status: 'TRADE_WAIT_PAY' },
          attempts: [{ status: 'PAID' }, { status: 'OPEN' }],
          coupon: { status: 'RESERVED', orderId: 'o' },
        });
        expect(await claimAttempts(parts, PLACED_AT + 30)).toMatchObject([{ outTradeNo: 'try2' }]);
        const other = { ...paid, transactionId: 't2', outTradeNo: 'try2' };
        expect(await receive(parts, { ...other, refunded: true })).toBe('gone-back');
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
        expect((await everything(parts)).coupon).toMatchObject({ status: 'UNUSED' });
      }),
    );

    it(
      'leaves an order as it is that another payment paid',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        expect(await receive(parts, sampleReceipt('t2', { refunded: true }))).toBe('gone-back');
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
        expect(await parts.refunds.ofOrder('o')).toEqual([]);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't2']]);
        // The payment that paid it is known, whatever became of it afterwards.
        expect(await receive(parts, sampleReceipt('t1', { refunded: true }))).toBe('known');
      }),
    );

    it(
      'leaves a closed order closed, and asks for no refund',
      withSubject(withOrder(makeEmpty), async (parts) => {
        await close(parts);
        expect(await receive(parts, sampleReceipt('t1', { refunded: true }))).toBe('gone-back');
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
        expect(await parts.refunds.ofOrder('o')).toEqual([]);
        expect(await listed(parts)).toEqual([['REFUNDED_OUTSIDE', 't1']]);
      }),
    );
  });
};
