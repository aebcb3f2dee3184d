import { PAID_STATUS, REFUND_REQUESTS_MAX, REFUNDING_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundDone } from '../../payment/refund-steps.js';
import type { Refund } from '../../ports/refunds.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';
import { place, receive, ASKED_AT, giveBack, request, reject, approve, withdraw } from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import { BUYER, JUDGE, PLACED_AT, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withAskedOrder, withPaidOrder, withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How ShopOrders gives back what a buyer asks for. */
export const shopRefundsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withPaidOrder(makeEmpty);
  const makeAsked = withAskedOrder(makeEmpty);

  describe(`${name}: ShopOrders, refunds`, () => {
    it(
      'takes the request for a paid order, and no access is left meanwhile',
      withSubject(make, async (parts) => {
        expect(await request(parts)).toBe(true);
        expect(await parts.shopOrders.find('o')).toMatchObject({
          status: 'TRADE_REFUNDING',
          gmtModified: ASKED_AT,
        });
        expect((await parts.shopOrders.historyOf('o'))[2]).toStrictEqual({
          event: 'REQUEST_REFUND',
          status: 'TRADE_REFUNDING',
          actor: BUYER,
          note: NASTY_TEXT,
          at: ASKED_AT,
        });
        expect(await parts.orders.findPaidByUser('member-1')).toEqual([]);
        expect(await request(parts)).toBe(false);
        expect(await request(parts, ASKED_AT, 'nothing')).toBe(false);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND']);
      }),
    );

    it(
      'judges nothing that nobody asked for',
      withSubject(make, async (parts) => {
        expect(await reject(parts)).toBe(false);
        expect(await approve(parts)).toBe(false);
        expect(await parts.refunds.ofOrder('o')).toEqual([]);
        await place(parts, sampleShopOrder('wait'));
        expect(await request(parts, ASKED_AT, 'wait')).toBe(false);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
      }),
    );

    it(
      'refuses a request, after which there may be another',
      withSubject(makeAsked, async (parts) => {
        expect(await reject(parts)).toBe(true);
        expect(await reject(parts)).toBe(false);
        expect(await parts.orders.findPaidByUser('member-1')).toMatchObject([{ id: 'o' }]);
        expect((await parts.shopOrders.historyOf('o'))[3]).toMatchObject({ actor: JUDGE, note: '已学完' });
        expect(await request(parts)).toBe(true);
        expect(await wholeHistory(parts)).toEqual([
          'PLACE',
          'PAY',
          'REQUEST_REFUND',
          'REJECT_REFUND',
          'REQUEST_REFUND',
        ]);
      }),
    );

    it(
      'grants a request once: the payment goes back, and then the order is a refunded one',
      withSubject(makeAsked, async (parts) => {
        const { refunds, shopOrders } = parts;
        expect(await approve(parts)).toBe(true);
        expect(await approve(parts, 'back2')).toBe(false);
        expect(await reject(parts)).toBe(false);
        const refund: Refund = {
          id: 'back1',
          orderId: 'o',
          transactionId: 't1',
          outTradeNo: 'try1',
          cause: 'REQUESTED',
          amount: 399_900,
          total: 399_900,
          status: 'WAITING',
          whole: true,
          attempts: 0,
          error: null,
          gmtCreated: ASKED_AT + 20,
          gmtModified: ASKED_AT + 20,
        };
        expect(await refunds.ofOrder('o')).toStrictEqual([refund]);
        expect(await shopOrders.find('o')).toMatchObject({ status: 'TRADE_REFUNDING' });
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND']);
        await refundDone(parts, { id: 'back1', orderId: 'o' }, ASKED_AT + 30);
        expect(await refunds.find('back1')).toStrictEqual({
          ...refund,
          status: 'DONE',
          gmtModified: ASKED_AT + 30,
        });
        const lines = await shopOrders.historyOf('o');
        expect(lines[3]).toStrictEqual({
          event: 'REFUND',
          status: 'TRADE_REFUNDED',
          actor: JUDGE,
          note: '同意',
          at: ASKED_AT + 30,
        });
        expect(await shopOrders.find('o')).toMatchObject({
          status: 'TRADE_REFUNDED',
          gmtModified: ASKED_AT + 30,
        });
        await refundDone(parts, { id: 'back1', orderId: 'o' }, ASKED_AT + 40);
        expect(await shopOrders.historyOf('o')).toStrictEqual(lines);
        expect(await refunds.find('back1')).toMatchObject({ gmtModified: ASKED_AT + 30 });
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
      }),
    );

    it(
      'gives back the payment that paid, beside one that was too much',
      withSubject(make, async (parts) => {
        await receive(parts, sampleReceipt('t0', { paidAt: PLACED_AT + 1 }));
        await request(parts);
        expect(await approve(parts)).toBe(true);
        const back = await parts.refunds.ofOrder('o');
        expect(back.map(({ transactionId, cause }) => [transactionId, cause])).toEqual([
          ['t0', 'PAID_TWICE'],
          ['t1', 'REQUESTED'],
        ]);
        await refundDone(parts, { id: 'backt0', orderId: 'o' }, ASKED_AT + 30);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_REFUNDING' });
      }),
    );

    it(
      'sends a payment back that comes in for a refunded order',
      withSubject(makeAsked, async (parts) => {
        expect(await receive(parts, sampleReceipt('t2'))).toBe('surplus');
        await approve(parts);
        await refundDone(parts, { id: 'back1', orderId: 'o' }, ASKED_AT + 30);
        expect(await receive(parts, sampleReceipt('t3'))).toBe('surplus');
        const causes = (await parts.refunds.ofOrder('o')).map(({ cause }) => cause);
        expect(causes.toSorted()).toEqual(['PAID_TWICE', 'PAID_TWICE', 'REQUESTED']);
      }),
    );

    it(
      'refunds an order that cost nothing with the word of the staff',
      withSubject(withProduct(makeEmpty), async (parts) => {
        await place(parts, sampleShopOrder('o', { amount: 0 }));
        await request(parts);
        expect(await approve(parts)).toBe(true);
        expect(await parts.refunds.ofOrder('o')).toEqual([]);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
        expect((await parts.shopOrders.historyOf('o'))[3]).toMatchObject({ actor: JUDGE, note: '同意' });
        expect(await approve(parts, 'back2')).toBe(false);
      }),
    );

    it(
      'has the buyer take his request back while nobody has granted it',
      withSubject(makeAsked, async (parts) => {
        expect(await withdraw(parts)).toBe(true);
        expect(await parts.shopOrders.find('o')).toMatchObject({
          status: PAID_STATUS,
          gmtModified: ASKED_AT + 15,
        });
        expect((await parts.shopOrders.historyOf('o')).at(-1)).toMatchObject({
          event: 'WITHDRAW_REFUND',
          actor: BUYER,
        });
        expect(await withdraw(parts)).toBe(false);
        expect(await approve(parts)).toBe(false);
        expect(await request(parts)).toBe(true);
        expect(await approve(parts)).toBe(true);
        expect(await withdraw(parts)).toBe(false);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_REFUNDING' });
        expect(await withdraw(parts, 'nothing')).toBe(false);
      }),
    );

    it(
      'takes so many requests for one order and no more, however they ended',
      withSubject(make, async (parts) => {
        for (let asked = 0; asked < REFUND_REQUESTS_MAX; asked += 1) {
          expect(await request(parts)).toBe(true);
          expect(await (asked % 2 === 0 ? withdraw(parts) : reject(parts))).toBe(true);
        }
        const lines = await parts.shopOrders.historyOf('o');
        expect(lines).toHaveLength(2 + 2 * REFUND_REQUESTS_MAX);
        expect(await Promise.all([request(parts), request(parts)])).toEqual([false, false]);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: PAID_STATUS });
        expect(await parts.shopOrders.historyOf('o')).toEqual(lines);
        await place(parts, sampleShopOrder('other', { amount: 0 }));
        expect(await request(parts, ASKED_AT, 'other')).toBe(true);
      }),
    );

    it(
      'grants a request, or lets it be taken back, never both',
      withSubject(makeAsked, async (parts) => {
        const done = await Promise.all([approve(parts), withdraw(parts), withdraw(parts)]);
        expect(done.filter(Boolean)).toHaveLength(1);
        const back = await parts.refunds.ofOrder('o');
        const status = (await parts.shopOrders.find('o'))?.status;
        expect([status, back.length]).toEqual(done[0] ? [REFUNDING_STATUS, 1] : [PAID_STATUS, 0]);
      }),
    );

    it.each([false, true])(
      'refunds an order that was not paid here with the word of the staff, asked for: %s',
      async (asked) => {
        await withSubject(makeEmpty, async (parts) => {
          await parts.orders.insert(sampleOrder('o'));
          if (asked) await request(parts);
          expect(await Promise.all([giveBack(parts), giveBack(parts)])).toEqual(
            expect.arrayContaining(['given', 'not-now']),
          );
          expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_REFUNDED' });
          const history = await parts.shopOrders.historyOf('o');
          expect(history.map(({ event }) => event)).toEqual(['REQUEST_REFUND', 'REFUND']);
          expect(history[1]).toMatchObject({ actor: JUDGE, note: '线下退款：不想学了；凭证：银行转账' });
          expect(await parts.refunds.ofOrder('o')).toEqual([]);
        })();
      },
    );

    it(
      'notes nothing as given back outside whose payment was taken in here, or that has nothing to give back',
      withSubject(makeAsked, async (parts) => {
        expect(await giveBack(parts)).toBe('other-way');
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: 'TRADE_REFUNDING' });
        await withdraw(parts);
        expect(await giveBack(parts)).toBe('other-way');
        await place(parts, sampleShopOrder('waiting'));
        await place(parts, sampleShopOrder('free', { amount: 0 }));
        for (const id of ['waiting', 'nothing']) expect(await giveBack(parts, id)).toBe('not-now');
        expect(await giveBack(parts, 'free')).toBe('issue');
      }),
    );

    it(
      'grants nothing where no payment could go back',
      withSubject(makeEmpty, async (parts) => {
        await parts.orders.insert(sampleOrder('o'));
        expect(await request(parts)).toBe(true);
        expect(await approve(parts)).toBe(false);
        expect(await reject(parts)).toBe(true);
      }),
    );
  });
};
