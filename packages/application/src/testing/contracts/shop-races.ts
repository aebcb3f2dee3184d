import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundDone } from '../../payment/refund-steps.js';
import { beginAttempt } from '../../payment/begin-attempt.js';
import { sampleProduct } from './samples.js';
import {
  place,
  begin,
  receive,
  close,
  claimAttempts,
  ASKED_AT,
  request,
  reject,
  approve,
  give,
} from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import {
  oddOnes,
  PLACED_AT,
  REDUCED,
  sampleAttempt,
  sampleCoupon,
  sampleReceipt,
  sampleReducedOrder,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { withAskedOrder, withOrder, withPaidOrder, withProduct, withReducedOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const reduced = (id: string) => sampleReceipt(id, { amount: REDUCED });

/** What ShopOrders does when things happen at once. */
export const shopRacesContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  describe(`${name}: ShopOrders, placing at once`, () => {
    it(
      'places one order with one key',
      withSubject(withProduct(makeEmpty), async (parts) => {
        const ids = ['a', 'b', 'c', 'd'];
        const outcomes = await Promise.all(
          ids.map((id) => place(parts, sampleShopOrder(id), { requestKey: 'k' })),
        );
        expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
          'placed',
          'repeated',
          'repeated',
          'repeated',
        ]);
        const known = await parts.shopOrders.findByRequestKey('member-1', 'k');
        for (const outcome of outcomes) expect(outcome).toMatchObject({ order: known });
        expect(await parts.shopOrders.pageOfUser({ userId: 'member-1', offset: 0, limit: 9 })).toEqual({
          list: [known],
          total: 1,
        });
      }),
    );

    it(
      'gives one coupon to one order',
      withSubject(withProduct(makeEmpty), async (parts) => {
        await parts.coupons.insert(sampleCoupon('c'));
        const ids = ['a', 'b', 'c', 'd'];
        const outcomes = await Promise.all(ids.map((id) => place(parts, sampleReducedOrder(id))));
        const placed = outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.order.id] : []));
        expect(placed).toHaveLength(1);
        expect(outcomes.filter(({ kind }) => kind === 'coupon-in-use')).toHaveLength(3);
        expect(await parts.coupons.find('c')).toMatchObject({ status: 'RESERVED', orderId: placed[0] });
      }),
    );

    it(
      'keeps to the number of unpaid orders',
      withSubject(withProduct(makeEmpty), async (parts) => {
        const ids = ['a', 'b', 'c', 'd', 'e'];
        const outcomes = await Promise.all(
          ids.map((id) => place(parts, sampleShopOrder(id), { openMax: 2 })),
        );
        expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(2);
      }),
    );

    it(
      'keeps to the number of orders of 0 cents',
      withSubject(withProduct(makeEmpty), async (parts) => {
        const ids = ['a', 'b', 'c', 'd', 'e'];
        const outcomes = await Promise.all(
          ids.map((id) => place(parts, sampleShopOrder(id, { amount: 0 }), { freeMax: 2 })),
        );
        expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
          'placed',
          'placed',
          'too-many-free',
          'too-many-free',
          'too-many-free',
        ]);
        expect(await parts.orders.findPaidByUser('member-1')).toHaveLength(2);
      }),
    );

    it(
      'places an order, or deletes its product, never both',
      withSubject(withProduct(makeEmpty), async (parts) => {
        for (let round = 0; round < 10; round += 1) {
          const productId = `raced-${round}`;
          await parts.products.insert(sampleProduct(productId));
          const order = sampleShopOrder(`o-${round}`, { productId });
          const [placed, deleted] = await Promise.all([
            place(parts, order, { openMax: 99 }),
            parts.products.delete(productId),
          ]);
          expect([placed.kind, deleted]).toBeOneOf([
            ['placed', 'in-use'],
            ['product-gone', { imageUrl: null }],
          ]);
        }
      }),
    );
  });

  describe(`${name}: ShopOrders, payments at once`, () => {
    it(
      'takes one transaction in once',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const outcomes = await Promise.all(
          Array.from({ length: 6 }, () => receive(parts, sampleReceipt('t1'))),
        );
        expect(outcomes.toSorted()).toEqual(['known', 'known', 'known', 'known', 'known', 'paid']);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
      }),
    );

    it(
      'pays an order once, whatever comes in for it',
      withSubject(withReducedOrder(makeEmpty), async (parts) => {
        const ids = ['t1', 't2', 't3', 't1', 't2', 't3'];
        const outcomes = await Promise.all(ids.map((id) => receive(parts, reduced(id))));
        expect(outcomes.toSorted()).toEqual(['known', 'known', 'known', 'paid', 'surplus', 'surplus']);
        const refunds = await parts.refunds.ofOrder('o');
        expect(refunds.map(({ cause }) => cause)).toEqual(['PAID_TWICE', 'PAID_TWICE']);
        expect(new Set(refunds.map(({ transactionId }) => transactionId)).size).toBe(2);
        expect(await oddOnes(parts)).toHaveLength(2);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
        expect(await parts.coupons.find('c')).toMatchObject({ status: 'USED', orderId: 'o' });
      }),
    );

    it(
      'closes an order or pays it, and loses no money either way',
      withSubject(withProduct(makeEmpty), async (parts) => {
        for (let round = 0; round < 10; round += 1) {
          const [id, outTradeNo, couponId] = [`o-${round}`, `try-${round}`, `c-${round}`];
          await parts.coupons.insert(sampleCoupon(couponId));
          await place(parts, sampleShopOrder(id, { couponId, amount: REDUCED }), { openMax: 99 });
          await begin(parts, outTradeNo, { orderId: id }, PLACED_AT);
          const receipt = { ...reduced(`t-${round}`), orderId: id, outTradeNo };
          const [closed, outcome] = await Promise.all([close(parts, id), receive(parts, receipt)]);
          expect([closed, outcome]).toBeOneOf([
            [true, 'surplus'],
            [false, 'paid'],
          ]);
          expect(await parts.coupons.find(couponId)).toMatchObject({ status: closed ? 'UNUSED' : 'USED' });
          expect(await parts.refunds.ofOrder(id)).toHaveLength(closed ? 1 : 0);
          expect(await wholeHistory(parts, id)).toEqual(['PLACE', closed ? 'CLOSE' : 'PAY']);
        }
      }),
    );

    it(
      'begins no payment of an order that is closed, or has it closed',
      withSubject(withProduct(makeEmpty), async (parts) => {
        for (let round = 0; round < 10; round += 1) {
          const [id, outTradeNo] = [`o-${round}`, `try-${round}`];
          await place(parts, sampleShopOrder(id), { openMax: 99 });
          const attempt = sampleAttempt(outTradeNo, { orderId: id });
          const [begun, closed] = await Promise.all([
            beginAttempt(parts, attempt, PLACED_AT + 9_000),
            close(parts, id),
          ]);
          expect(closed).toBe(true);
          const due = await claimAttempts(parts, PLACED_AT + 50);
          expect(due).toEqual(begun === undefined ? [] : [attempt]);
        }
      }),
    );
  });

  describe(`${name}: ShopOrders, refunds at once`, () => {
    it(
      'takes one request, and gives one answer',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        const asked = await Promise.all([request(parts), request(parts), request(parts)]);
        expect(asked.filter(Boolean)).toHaveLength(1);
        const [rejected, ...approved] = await Promise.all([
          reject(parts),
          ...['a', 'b', 'c'].map((id) => approve(parts, id)),
        ]);
        expect(approved.filter(Boolean)).toHaveLength(rejected ? 0 : 1);
        expect(await parts.refunds.ofOrder('o')).toHaveLength(rejected ? 0 : 1);
        await wholeHistory(parts);
      }),
    );

    it(
      'gives back no more than was paid, however many do so at once',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        const wishes = [200_000, 150_000, 100_000, 90_000, null, 1];
        const outcomes = await Promise.all(
          wishes.map((amount, at) => give(parts, { amount }, { refundId: `r${at}` })),
        );
        const back = await parts.refunds.ofOrder('o');
        expect(outcomes.filter(({ kind }) => kind === 'given')).toHaveLength(back.length);
        const promised = back.reduce((sum, { amount }) => sum + amount, 0);
        expect(promised).toBeLessThanOrEqual(399_900);
        const isWhole = promised === 399_900;
        expect((await parts.shopOrders.find('o'))?.status).toBe(isWhole ? REFUNDING_STATUS : PAID_STATUS);
        await Promise.all(back.map(({ id }) => refundDone(parts, { id, orderId: 'o' }, ASKED_AT + 30)));
        expect((await parts.shopOrders.find('o'))?.status).toBe(isWhole ? REFUNDED_STATUS : PAID_STATUS);
        await wholeHistory(parts);
      }),
    );

    it(
      'lets two halves of one person not pass the limit at once',
      withSubject(withPaidOrder(makeEmpty), async (parts) => {
        const outcomes = await Promise.all(
          ['a', 'b', 'c'].map((id) =>
            give(parts, { amount: 60_000 }, { refundId: id, proposalId: `p-${id}`, second: null }),
          ),
        );
        expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['given', 'proposed', 'proposed-before']);
      }),
    );

    it(
      'makes one refund of many that grant it, and one end of many that tell of it',
      withSubject(withAskedOrder(makeEmpty), async (parts) => {
        const granted = await Promise.all(['a', 'b', 'c', 'd'].map((id) => approve(parts, id)));
        expect(granted.filter(Boolean)).toHaveLength(1);
        const [refund, ...more] = await parts.refunds.ofOrder('o');
        expect(more).toEqual([]);
        await Promise.all(
          [1, 2, 3].map((ms) =>
            refundDone(parts, { id: refund?.id ?? '', orderId: 'o' }, ASKED_AT + 30 + ms),
          ),
        );
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY', 'REQUEST_REFUND', 'REFUND']);
      }),
    );
  });
};
