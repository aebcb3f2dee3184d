import { describe, expect, it } from 'vitest';
import type { Tx } from '../../ports/unit-of-work.js';
import { begin, close, everything, place, receive } from './shop-acts.js';
import {
  PLACED_AT,
  sampleAttempt,
  sampleCoupon,
  sampleReceipt,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { held, writeEverything } from './tx-writes.js';
import { withOrder, withProduct, withReducedOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every UnitOfWork does. */
export const unitOfWorkContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  describe(`${name}: UnitOfWork`, () => {
    it(
      'leaves nothing of a transaction that throws, and throws what it threw',
      withSubject(withReducedOrder(makeEmpty), async (parts) => {
        const before = await everything(parts);
        const broken = new Error('half-way');
        const work = parts.unitOfWork.transaction(async (tx) => {
          await writeEverything(tx);
          throw broken;
        });
        await expect(work).rejects.toBe(broken);
        expect(await everything(parts)).toStrictEqual(before);
        expect(await parts.shopOrders.find('other')).toBeUndefined();
        // Nor is anything left that nobody reads directly: all of it can be written now.
        await parts.unitOfWork.transaction(writeEverything);
      }),
    );

    it(
      'keeps all of it, and answers what the work answers',
      withSubject(withReducedOrder(makeEmpty), async (parts) => {
        const answer = await parts.unitOfWork.transaction(async (tx) => {
          await writeEverything(tx);
          return 'done';
        });
        expect(answer).toBe('done');
        const at = PLACED_AT + 60;
        expect(await everything(parts)).toMatchObject({
          order: { gmtModified: at },
          history: [{ event: 'PLACE' }, { event: 'CLOSE', at }],
          attempts: [{ outTradeNo: 'try1', status: 'PAID' }, { outTradeNo: 'try2' }],
          refunds: [{ id: 'ours', gmtModified: at }],
          oddities: [{ id: 'odd' }],
          coupon: { gmtModified: at },
        });
        expect(await parts.shopOrders.findByRequestKey('member-1', 'another key')).toMatchObject({
          id: 'other',
        });
        expect(await parts.unitOfWork.transaction((tx) => tx.outsideRefunds.sumOf('t1'))).toBe(399_900);
      }),
    );

    it(
      'reads back what it has written, which nobody else sees before the end',
      withSubject(withProduct(makeEmpty), async (parts) => {
        let read: string | undefined;
        await parts.unitOfWork.transaction(async (tx) => {
          await tx.orders.insert(sampleShopOrder('o'), 'k');
          expect(await tx.orders.hold('o')).toStrictEqual(sampleShopOrder('o'));
          expect(await tx.orders.findByRequestKey('member-1', 'k')).toMatchObject({ id: 'o' });
          const others = parts.shopOrders.find('o').then((order) => (read = order?.id ?? 'nothing'));
          for (let step = 0; step < 5; step += 1)
            expect(await tx.orders.countOfStatus('member-1', 'TRADE_WAIT_PAY', 9)).toBe(1);
          // SQLite lets nobody read meanwhile.
          expect(read).toBeOneOf([undefined, 'nothing']);
          void others;
        });
        expect(await parts.shopOrders.find('o')).toMatchObject({ id: 'o' });
      }),
    );

    it(
      'lets two transactions hold one order one after the other',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const steps: string[] = [];
        const change = (who: string) =>
          parts.unitOfWork.transaction(async (tx) => {
            const order = await held(tx);
            steps.push(`${who} holds`);
            for (let step = 0; step < 5; step += 1)
              await tx.orders.countOfStatus('member-1', order.status, 9);
            steps.push(`${who} ends`);
          });
        await Promise.all(['a', 'b', 'c'].map(change));
        const [a, , b, , c] = steps.map((step) => step[0]);
        expect(steps).toEqual([a, b, c].flatMap((who) => [`${who} holds`, `${who} ends`]));
      }),
    );

    it(
      'loses no change of what is held',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const add = () =>
          parts.unitOfWork.transaction(async (tx) => {
            const order = await held(tx);
            await tx.orders.store({ ...order, gmtModified: order.gmtModified + 1 });
          });
        await Promise.all(Array.from({ length: 20 }, add));
        expect(await parts.shopOrders.find('o')).toMatchObject({ gmtModified: PLACED_AT + 20 });
      }),
    );

    it(
      'goes on after work that threw',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const failing = parts.unitOfWork.transaction(async (tx) => {
          await held(tx);
          throw new Error('half-way');
        });
        const [failed, closed] = await Promise.allSettled([failing, close(parts)]);
        expect(failed.status).toBe('rejected');
        expect(closed).toMatchObject({ value: true });
      }),
    );

    it(
      'says what was written before, and writes it once',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const receipt = { ...sampleReceipt('t1'), paid: false };
        const refund = { refundId: 'r', transactionId: 't1', outTradeNo: 'try1', orderId: 'o', amount: 5 };
        const write = () =>
          parts.unitOfWork.transaction(async (tx) => [
            await tx.receipts.insert(receipt, PLACED_AT),
            await tx.outsideRefunds.insert(refund, PLACED_AT),
          ]);
        expect(await write()).toEqual([true, true]);
        expect(await write()).toEqual([false, false]);
        expect(await parts.unitOfWork.transaction((tx) => tx.outsideRefunds.sumOf('t1'))).toBe(5);
        expect(await parts.unitOfWork.transaction((tx) => tx.receipts.find('t1'))).toStrictEqual(receipt);
        expect(await parts.unitOfWork.transaction((tx) => tx.receipts.find('t2'))).toBeUndefined();
        expect(await parts.unitOfWork.transaction((tx) => tx.receipts.thatPaid('o'))).toBeUndefined();
      }),
    );

    it(
      'throws, and leaves nothing, when a number is taken',
      withSubject(withOrder(makeEmpty), async (parts) => {
        const before = await everything(parts);
        for (const write of [
          (tx: Tx) => tx.orders.insert(sampleShopOrder('o'), 'k'),
          (tx: Tx) => tx.orders.insert(sampleShopOrder('o2'), 'key-o'),
          (tx: Tx) => tx.attempts.insert(sampleAttempt('try1'), PLACED_AT),
        ]) {
          const work = parts.unitOfWork.transaction(async (tx) => {
            await tx.orders.store({ ...(await held(tx)), gmtModified: 1 });
            await write(tx);
          });
          await expect(work).rejects.toBeInstanceOf(Error);
        }
        expect(await everything(parts)).toStrictEqual(before);
        expect(await parts.shopOrders.find('o2')).toBeUndefined();
      }),
    );

    it(
      'holds what a refund was granted for, and nothing that is not there',
      withSubject(withOrder(makeEmpty), async (parts) => {
        await receive(parts, sampleReceipt('t1'));
        await receive(parts, sampleReceipt('t2'));
        await parts.unitOfWork.transaction(async (tx) => {
          expect(await tx.orders.hold('nothing')).toBeUndefined();
          expect(await tx.coupons.hold('nothing')).toBeUndefined();
          expect(await tx.products.hold('nothing')).toBe(false);
          expect(await tx.products.hold('product-1')).toBe(true);
          expect(await tx.refunds.hold('nothing')).toBeUndefined();
          expect(await tx.refunds.holdOfPayment('t1')).toEqual([]);
          expect(await tx.refunds.holdOfPayment('t2')).toMatchObject([
            { id: 'backt2', granted: null, secondId: null },
          ]);
          expect(await tx.receipts.thatPaid('o')).toMatchObject({ transactionId: 't1', paid: true });
          await tx.attempts.markPaid('nothing');
          await tx.oddities.settle({ kind: 'PAID_TWICE', subject: 'nothing' }, 'staff-1', 1);
        });
      }),
    );

    it(
      'cannot be used any more once it has ended',
      withSubject(withProduct(makeEmpty), async (parts) => {
        await parts.coupons.insert(sampleCoupon('c'));
        await place(parts, sampleShopOrder('o'));
        const escaped: Tx[] = [];
        await parts.unitOfWork.transaction(async (tx) => void escaped.push(tx));
        await parts.unitOfWork
          .transaction(async (tx) => {
            escaped.push(tx);
            throw new Error('half-way');
          })
          .catch(() => undefined);
        for (const tx of escaped) {
          await expect(async () => tx.orders.hold('o')).rejects.toBeInstanceOf(Error);
          await expect(async () => tx.coupons.hold('c')).rejects.toBeInstanceOf(Error);
          await expect(async () => tx.attempts.insert(sampleAttempt('late'), 1)).rejects.toBeInstanceOf(
            Error,
          );
        }
        expect(await parts.paymentAttempts.ofOrder('o')).toEqual([]);
        expect(await begin(parts, 'try1')).toMatchObject({ outTradeNo: 'try1' });
      }),
    );
  });
};
