import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@ykd/domain/shared';
import { sampleOrder } from './samples.js';
import { ORDER_HISTORY_MAX, type OrderHistoryEntry } from '../../ports/shop-orders.js';
import { begin, close, place, receive } from './shop-acts.js';
import { BUYER, PLACED_AT, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How ShopOrders reads orders. */
export const shopReadingContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withProduct(makeEmpty);

  describe(`${name}: ShopOrders, reading`, () => {
    it(
      'pages through the orders of a member, newest first, also by status',
      withSubject(make, async (parts) => {
        for (const [id, at] of [
          ['b', 2],
          ['c', 3],
          ['a', 2],
          ['d', 1],
        ] as const) {
          await place(parts, sampleShopOrder(id, { gmtCreated: PLACED_AT + at }));
        }
        await place(parts, sampleShopOrder('e', { userId: 'member-2' }));
        await close(parts, 'a', { note: '', at: PLACED_AT + 9 });
        await close(parts, 'd', { note: '', at: PLACED_AT + 9 });
        const page = async (input: Partial<Parameters<typeof parts.shopOrders.pageOfUser>[0]>) => {
          const { list, total } = await parts.shopOrders.pageOfUser({
            userId: 'member-1',
            offset: 0,
            limit: 9,
            ...input,
          });
          return [list.map(({ id }) => id), total];
        };
        expect(await page({})).toEqual([['c', 'a', 'b', 'd'], 4]);
        expect(await page({ offset: 1, limit: 2 })).toEqual([['a', 'b'], 4]);
        expect(await page({ status: 'TRADE_CLOSED' })).toEqual([['a', 'd'], 2]);
        expect(await page({ status: 'TRADE_WAIT_PAY', offset: 1, limit: 1 })).toEqual([['b'], 2]);
        expect(await page({ status: 'TRADE_REFUNDED' })).toEqual([[], 0]);
        expect(await page({ userId: 'nobody' })).toEqual([[], 0]);
        const { list } = await parts.shopOrders.pageOfUser({ userId: 'member-2', offset: 0, limit: 1 });
        expect(list).toStrictEqual([sampleShopOrder('e', { userId: 'member-2' })]);
      }),
    );

    it(
      'finds unpaid orders whose time is over, oldest first',
      withSubject(make, async (parts) => {
        for (const [id, at] of [
          ['b', 2],
          ['d', 4],
          ['a', 1],
          ['c', 3],
          ['paid', 0],
          ['closed', 0],
        ] as const) {
          await place(parts, sampleShopOrder(id, { gmtCreated: PLACED_AT + at }), { openMax: 99 });
        }
        await close(parts, 'closed', { note: '', at: PLACED_AT + 9 });
        await begin(parts, 'try1', { orderId: 'paid' }, PLACED_AT);
        await receive(parts, sampleReceipt('t', { orderId: 'paid' }));
        const overdue = async (before: number, at: number, limit = 9) => {
          const claim = { createdBefore: PLACED_AT + before, at, leaseMs: 100, limit };
          return (await parts.shopOrders.claimOverdue(claim)).map(({ id }) => id);
        };
        expect(await overdue(1, 1_000)).toEqual([]);
        expect(await overdue(4, 1_000, 2)).toEqual(['a', 'b']);
        expect(await overdue(4, 1_099)).toEqual(['c']);
        expect(await overdue(4, 1_099)).toEqual([]);
        expect(await overdue(4, 1_100)).toEqual(['a', 'b']);
        expect(await overdue(4, 1_199)).toEqual(['c']);
      }),
    );

    it(
      'gives each unpaid order to one of those who ask at once, as it is stored',
      withSubject(make, async (parts) => {
        const ids = Array.from({ length: 12 }, (_, index) => `o${index}`);
        for (const id of ids) await place(parts, sampleShopOrder(id), { openMax: 99 });
        const before = await Promise.all(ids.map((id) => parts.shopOrders.find(id)));
        const claim = { createdBefore: PLACED_AT + 1, at: 1_000, leaseMs: 100, limit: 5 };
        const claimed = await Promise.all([1, 2, 3].map(() => parts.shopOrders.claimOverdue(claim)));
        const rest = await parts.shopOrders.claimOverdue({ ...claim, limit: 99 });
        const given = [...claimed.flat(), ...rest];
        expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
        expect(new Set(given)).toEqual(new Set(before));
        // A claim changes nothing that anybody reads, and keeps nobody from closing it.
        expect(await Promise.all(ids.map((id) => parts.shopOrders.find(id)))).toStrictEqual(before);
        expect(await close(parts, 'o0')).toBe(true);
        expect(await parts.shopOrders.claimOverdue({ ...claim, at: 9_000, limit: 99 })).toHaveLength(11);
      }),
    );

    it(
      'reads an order from elsewhere as one that was sold at its price for its days',
      withSubject(make, async (parts) => {
        const order = sampleOrder('old', {
          amount: 5,
          validDate: PLACED_AT + 30 * DAY_MS,
          serviceDate: PLACED_AT + 7 * DAY_MS,
        });
        await parts.orders.insert(order);
        const read = { ...order, listAmount: 5, couponId: null, validDays: 30, serviceDays: 7, paidAt: null };
        expect(await parts.shopOrders.find('old')).toStrictEqual(read);
        expect(await parts.shopOrders.historyOf('old')).toEqual([]);
        const page = await parts.shopOrders.pageOfUser({ userId: 'member-1', offset: 0, limit: 9 });
        expect(page).toStrictEqual({ list: [read], total: 1 });
        await parts.orders.insert(sampleOrder('older', { validDate: null }));
        expect(await parts.shopOrders.find('older')).toMatchObject({ validDays: 0, serviceDays: 0 });
      }),
    );

    it(
      'reads the newest lines of a history, however long it has grown',
      withSubject(make, async (parts) => {
        await parts.orders.insert(sampleOrder('long'));
        const lines = Array.from({ length: ORDER_HISTORY_MAX + 3 }, (_, at): OrderHistoryEntry => {
          const line = { actor: BUYER, note: `${at}`, at: PLACED_AT + at };
          return at % 2 === 0
            ? { ...line, event: 'REQUEST_REFUND', status: REFUNDING_STATUS }
            : { ...line, event: 'WITHDRAW_REFUND', status: PAID_STATUS };
        });
        await parts.unitOfWork.transaction(async (tx) => {
          await tx.orders.hold('long');
          for (const line of lines) await tx.history.add('long', line);
        });
        expect(await parts.shopOrders.historyOf('long')).toStrictEqual(lines.slice(3));
      }),
    );

    it(
      'counts the lines of a history about one event, up to a number',
      withSubject(make, async (parts) => {
        await place(parts, sampleShopOrder('o'));
        const line = { status: REFUNDING_STATUS, actor: BUYER, note: '', at: PLACED_AT } as const;
        const counts = await parts.unitOfWork.transaction(async (tx) => {
          for (const _ of [1, 2, 3]) await tx.history.add('o', { ...line, event: 'REQUEST_REFUND' });
          return Promise.all([
            tx.history.countOf('o', 'REQUEST_REFUND', 9),
            tx.history.countOf('o', 'REQUEST_REFUND', 2),
            tx.history.countOf('o', 'REJECT_REFUND', 9),
            tx.history.countOf('nothing', 'REQUEST_REFUND', 9),
          ]);
        });
        expect(counts).toEqual([3, 2, 0, 0]);
      }),
    );

    it(
      'reads many orders from elsewhere, which have no request keys',
      withSubject(make, async (parts) => {
        for (const id of ['a', 'b']) await parts.orders.insert(sampleOrder(id));
        expect(await parts.shopOrders.findByRequestKey('member-1', '')).toBeUndefined();
      }),
    );
  });
};
