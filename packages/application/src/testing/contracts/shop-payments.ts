import { PAID_STATUS, soldPeriods } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { begin, receive, close, claimAttempts, everything } from './shop-acts.js';
import { shopGoneBackContract } from './shop-gone-back.js';
import { shopOutsideContract } from './shop-outside.js';
import { wholeHistory } from './shop-history.js';
import {
  oddOnes,
  PLACED_AT,
  REDUCED,
  sampleReceipt,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { withOrder, withReducedOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const reduced = (id: string) => sampleReceipt(id, { amount: REDUCED });

/** How ShopOrders takes payments in. */
export const shopPaymentsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  shopGoneBackContract(name, makeEmpty);
  shopOutsideContract(name, makeEmpty);
  const make = withOrder(makeEmpty);
  const makeReduced = withReducedOrder(makeEmpty);

  describe(`${name}: ShopOrders, payments`, () => {
    it(
      'pays a waiting order with the first payment, from its time on',
      withSubject(makeReduced, async (parts) => {
        const { shopOrders } = parts;
        const order = await shopOrders.find('o');
        expect(await receive(parts, reduced('t1'))).toBe('paid');
        const paidAt = PLACED_AT + 20;
        expect(await shopOrders.find('o')).toStrictEqual({
          ...order,
          ...soldPeriods(paidAt, sampleShopOrder('o')),
          status: PAID_STATUS,
          paidAt,
          gmtModified: PLACED_AT + 30,
        });
        expect((await shopOrders.historyOf('o'))[1]).toStrictEqual({
          event: 'PAY',
          status: PAID_STATUS,
          actor: { kind: 'provider' },
          note: '',
          at: PLACED_AT + 30,
        });
        expect(await parts.coupons.find('c')).toMatchObject({
          status: 'USED',
          orderId: 'o',
          gmtModified: PLACED_AT + 30,
        });
        expect(await parts.refunds.ofOrder('o')).toEqual([]);
        expect(await oddOnes(parts)).toEqual([]);
      }),
    );

    it(
      'opens what was bought to everybody who reads orders',
      withSubject(make, async (parts) => {
        expect(await parts.orders.findPaidByUser('member-1')).toEqual([]);
        await receive(parts, sampleReceipt('t1'));
        const { validDate, serviceDate } = soldPeriods(PLACED_AT + 20, sampleShopOrder('o'));
        expect(await parts.orders.findPaidByUser('member-1')).toMatchObject([
          { id: 'o', validDate, serviceDate, amount: 399_900 },
        ]);
        const read = { entity: 'YkdOrder', fields: ['status', 'validDate'], limit: 9, offset: 0 } as const;
        const filters = [{ field: 'id', values: ['o'] }];
        expect(await parts.entities.find({ ...read, filters, sort: [] })).toEqual([
          { status: PAID_STATUS, validDate },
        ]);
      }),
    );

    it(
      'knows a payment that it was told of before, whatever became of it',
      withSubject(make, async (parts) => {
        await receive(parts, sampleReceipt('t1'));
        await receive(parts, sampleReceipt('t2'));
        const before = await everything(parts);
        expect(await receive(parts, sampleReceipt('t1', { paidAt: PLACED_AT + 500 }))).toBe('known');
        expect(await receive(parts, sampleReceipt('t2', { paidAt: PLACED_AT + 500 }))).toBe('known');
        expect(await everything(parts)).toStrictEqual(before);
      }),
    );

    it(
      'sends a second payment back',
      withSubject(make, async (parts) => {
        await receive(parts, sampleReceipt('t1'));
        expect(await receive(parts, sampleReceipt('t2', { paidAt: PLACED_AT + 40 }))).toBe('surplus');
        expect(await parts.refunds.ofOrder('o')).toStrictEqual([
          {
            id: 'backt2',
            orderId: 'o',
            transactionId: 't2',
            outTradeNo: 'try1',
            cause: 'PAID_TWICE',
            amount: 399_900,
            total: 399_900,
            status: 'WAITING',
            whole: false,
            attempts: 0,
            error: null,
            gmtCreated: PLACED_AT + 50,
            gmtModified: PLACED_AT + 50,
          },
        ]);
        const list = await oddOnes(parts);
        expect(list).toHaveLength(1);
        expect(list).toMatchObject([
          { kind: 'PAID_TWICE', orderId: 'o', subject: 't2', amount: 399_900, gmtCreated: PLACED_AT + 50 },
        ]);
        expect(list).toMatchObject([{ settledBy: null, settledAt: null }]);
        expect(await parts.shopOrders.find('o')).toMatchObject({
          status: PAID_STATUS,
          paidAt: PLACED_AT + 20,
          gmtModified: PLACED_AT + 30,
        });
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
      }),
    );

    it(
      'sends the payment of a closed order back, of any amount',
      withSubject(make, async (parts) => {
        await close(parts);
        expect(await receive(parts, sampleReceipt('t1'))).toBe('surplus');
        expect(await receive(parts, sampleReceipt('t2', { amount: 7 }))).toBe('surplus');
        expect(await parts.refunds.ofOrder('o')).toMatchObject([
          { transactionId: 't1', cause: 'CLOSED_ORDER', amount: 399_900, total: 399_900 },
          { transactionId: 't2', cause: 'CLOSED_ORDER', amount: 7, total: 7 },
        ]);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_CLOSED', paidAt: null });
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
        expect(await parts.orders.findPaidByUser('member-1')).toEqual([]);
      }),
    );

    it(
      'sends a wrong amount back, and waits for the right one',
      withSubject(makeReduced, async (parts) => {
        for (const [id, amount] of [
          ['t1', 389_899],
          ['t2', 389_901],
        ] as const) {
          expect(await receive(parts, sampleReceipt(id, { amount }))).toBe('surplus');
        }
        expect(await parts.refunds.ofOrder('o')).toMatchObject([
          { cause: 'WRONG_AMOUNT', amount: 389_899 },
          { cause: 'WRONG_AMOUNT', amount: 389_901 },
        ]);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_WAIT_PAY', paidAt: null });
        expect(await parts.coupons.find('c')).toMatchObject({ status: 'RESERVED' });
        expect(await receive(parts, reduced('t3'))).toBe('paid');
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
      }),
    );

    it(
      'marks the payment that was made, and makes the others due to be closed',
      withSubject(make, async (parts) => {
        const { paymentAttempts } = parts;
        await begin(parts, 'try2', { way: 'H5' });
        await begin(parts, 'try3', { way: 'JSAPI', openid: 'x', gmtCreated: PLACED_AT + 11 });
        await paymentAttempts.closed('try3');
        await receive(parts, sampleReceipt('t1'));
        expect((await paymentAttempts.ofOrder('o')).map(({ status }) => status)).toEqual([
          'PAID',
          'OPEN',
          'CLOSED',
        ]);
        expect(await claimAttempts(parts, PLACED_AT + 29)).toEqual([]);
        expect(await claimAttempts(parts, PLACED_AT + 30)).toMatchObject([{ outTradeNo: 'try2' }]);
        expect(await receive(parts, sampleReceipt('t3', { outTradeNo: 'try3' }))).toBe('surplus');
        expect(await paymentAttempts.find('try3')).toMatchObject({ status: 'PAID' });
      }),
    );

    it(
      'cannot take a payment of an order that does not exist',
      withSubject(make, async (parts) => {
        await expect(receive(parts, sampleReceipt('t1', { orderId: 'nothing' }))).rejects.toBeInstanceOf(
          Error,
        );
        expect(await receive(parts, sampleReceipt('t1'))).toBe('paid');
      }),
    );
  });
};
