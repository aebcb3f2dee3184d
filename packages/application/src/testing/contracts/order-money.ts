import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { PROPOSALS_OF_ORDER_MAX, type StaffRequest } from '../../ports/order-money.js';
import { NASTY_TEXT, sampleMember } from './samples.js';
import { place, receive } from './shop-acts.js';
import { PLACED_AT, sampleProposal, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withPaidOrder, withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = ShopParts & Pick<Repositories, 'members' | 'receiptPictures'>;

/** What is kept of what staff decide about money. */
export const orderMoneyContract = (name: string, makeEmpty: MakeSubject<Parts>): void => {
  const make = withPaidOrder(makeEmpty as MakeSubject<ShopParts>) as MakeSubject<Parts>;
  const makeProduct = withProduct(makeEmpty as MakeSubject<ShopParts>) as MakeSubject<Parts>;

  describe(`${name}: OrderMoney`, () => {
    it(
      'keeps proposals as they are and as they ended, one open for each order',
      withSubject(make, async ({ unitOfWork, orderMoney }) => {
        const proposal = sampleProposal('p');
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.orderMoney.openProposalOf('o')).toBeUndefined();
          await tx.orderMoney.insertProposal(proposal);
          expect(await tx.orderMoney.openProposalOf('o')).toStrictEqual(proposal);
        });
        expect(await orderMoney.findProposal('p')).toStrictEqual(proposal);
        expect(await orderMoney.findProposal('x')).toBeUndefined();
        const ended = {
          ...proposal,
          status: 'REFUSED',
          decidedBy: 'staff-2',
          answer: '不',
          gmtModified: 9,
        } as const;
        await unitOfWork.transaction(async (tx) => {
          await tx.orderMoney.storeProposal(ended);
          expect(await tx.orderMoney.findProposal('p')).toStrictEqual(ended);
          expect(await tx.orderMoney.openProposalOf('o')).toBeUndefined();
        });
        expect(await orderMoney.proposalsOf('o')).toStrictEqual([ended]);
        expect((await orderMoney.openProposals({ limit: 9 })).list).toEqual([]);
      }),
    );

    it(
      'lists open proposals page by page, the oldest first, and the newest of an order',
      withSubject(makeProduct, async (parts) => {
        const { unitOfWork, orderMoney } = parts;
        const ids = ['a', 'b', 'c', 'd'];
        for (const id of ids) await place(parts, sampleShopOrder(`o${id}`, { amount: 0 }));
        await place(parts, sampleShopOrder('many'), { openMax: 9 });
        await unitOfWork.transaction(async (tx) => {
          for (const [at, id] of ids.entries())
            await tx.orderMoney.insertProposal(
              sampleProposal(id, { orderId: `o${id}`, gmtCreated: PLACED_AT + Math.floor(at / 2) }),
            );
          for (let at = 0; at <= PROPOSALS_OF_ORDER_MAX; at += 1)
            await tx.orderMoney.insertProposal(
              sampleProposal(`m${at}`, { orderId: 'many', status: 'WITHDRAWN', gmtCreated: PLACED_AT + at }),
            );
        });
        const page = async (limit: number, key?: readonly [number, string], isBackwards = false) => {
          const from = key === undefined ? {} : { from: { key, isBackwards } };
          const { list, hasMore } = await orderMoney.openProposals({ limit, ...from });
          return [list.map(({ id }) => id).join(''), hasMore];
        };
        expect(await page(3)).toEqual(['abc', true]);
        expect(await page(3, [PLACED_AT + 1, 'c'])).toEqual(['d', false]);
        expect(await page(1, [PLACED_AT + 1, 'c'], true)).toEqual(['b', true]);
        const many = await orderMoney.proposalsOf('many');
        expect(many).toHaveLength(PROPOSALS_OF_ORDER_MAX);
        expect(many[0]?.id).toBe(`m${PROPOSALS_OF_ORDER_MAX}`);
      }),
    );

    it(
      'keeps what was asked for under a key',
      withSubject(make, async ({ unitOfWork }) => {
        const request: StaffRequest = {
          userId: 'staff-1',
          requestKey: 'key-1',
          body: NASTY_TEXT,
          orderId: 'o',
          proposalId: null,
          gmtCreated: PLACED_AT,
        };
        await unitOfWork.transaction(async (tx) => {
          await tx.orderMoney.lockRequest('staff-1', 'key-1');
          expect(await tx.orderMoney.findRequest('staff-1', 'key-1')).toBeUndefined();
          await tx.orderMoney.insertRequest(request);
          expect(await tx.orderMoney.findRequest('staff-1', 'key-1')).toStrictEqual(request);
          expect(await tx.orderMoney.findRequest('staff-2', 'key-1')).toBeUndefined();
        });
        const again = unitOfWork.transaction((tx) => tx.orderMoney.insertRequest(request));
        await expect(again).rejects.toBeInstanceOf(Error);
      }),
    );

    it(
      'tells of an order that was paid outside, with the pictures of its receipt, which stay',
      withSubject(make, async (parts) => {
        const { unitOfWork, orderMoney, receiptPictures, members } = parts;
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        for (const picture of ['a.png', 'b.png', 'c.png'])
          await receiptPictures.reserve({ name: picture, userId: 'member-1', at: 5 }, 0, 9);
        const payment = {
          orderId: 'o',
          way: 'BANK' as const,
          reason: NASTY_TEXT,
          evidence: '流水',
          actorId: 'member-1',
          gmtCreated: PLACED_AT,
          pictures: ['b.png', 'a.png'],
        };
        expect(await orderMoney.offlinePaymentOf('o')).toBeUndefined();
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.orderMoney.holdReceipts('member-2', ['a.png'])).toBe(false);
          expect(await tx.orderMoney.holdReceipts('member-1', ['a.png', 'x.png'])).toBe(false);
          expect(await tx.orderMoney.holdReceipts('member-1', [])).toBe(true);
          expect(await tx.orderMoney.holdReceipts('member-1', payment.pictures)).toBe(true);
          await tx.orderMoney.insertOfflinePayment(payment);
        });
        expect(await orderMoney.offlinePaymentOf('o')).toStrictEqual(payment);
        expect(await orderMoney.summariesOf(['o', 'nothing'])).toEqual(
          new Map([['o', { refunded: 0, paidOutside: true }]]),
        );
        expect(await orderMoney.summariesOf([])).toEqual(new Map());
        expect(await receiptPictures.delete('a.png', 'member-1')).toBe(false);
        expect(await receiptPictures.delete('c.png', 'member-2')).toBe(false);
        expect((await receiptPictures.findUnused(9, 9)).map(({ name: one }) => one)).toEqual(['c.png']);
        expect(await receiptPictures.delete('c.png', 'member-1')).toBe(true);
        expect(await receiptPictures.find('c.png')).toBeUndefined();
        expect(await receiptPictures.find('a.png')).toMatchObject({ userId: 'member-1' });
      }),
    );

    it(
      'keeps a picture, or has an order name it, never neither',
      withSubject(make, async ({ unitOfWork, receiptPictures, members, orderMoney }) => {
        await members.insert(sampleMember('1'));
        await receiptPictures.reserve({ name: 'a.png', userId: 'member-1', at: 5 }, 0, 9);
        const use = unitOfWork.transaction(async (tx) => {
          if (!(await tx.orderMoney.holdReceipts('member-1', ['a.png']))) return false;
          const said = { way: 'CASH' as const, reason: '', evidence: '', actorId: 'member-1', gmtCreated: 1 };
          await tx.orderMoney.insertOfflinePayment({ orderId: 'o', ...said, pictures: ['a.png'] });
          return true;
        });
        const [used, deleted] = await Promise.all([use, receiptPictures.delete('a.png', 'member-1')]);
        expect(used).toBe(!deleted);
        expect((await orderMoney.offlinePaymentOf('o'))?.pictures ?? []).toEqual(used ? ['a.png'] : []);
      }),
    );

    it(
      'counts pictures of one member, and reserves no more than he may',
      withSubject(make, async ({ receiptPictures, members }) => {
        await members.insert(sampleMember('1'));
        const reserved = await Promise.all(
          ['a', 'b', 'c'].map((key, at) =>
            receiptPictures.reserve({ name: `${key}.png`, userId: 'member-1', at: 10 + at }, 0, 2),
          ),
        );
        expect(reserved.filter((oldest) => oldest === undefined)).toHaveLength(2);
      }),
    );

    it(
      'knows whether a member has a product, and the last line of an order',
      withSubject(make, async (parts) => {
        await parts.unitOfWork.transaction(async (tx) => {
          expect(await tx.orders.has('member-1', 'product-1')).toBe(true);
          expect(await tx.orders.has('member-1', 'other')).toBe(false);
          expect(await tx.orders.has('member-2', 'product-1')).toBe(false);
          await tx.orders.hold('o');
          expect(await tx.history.last('o')).toMatchObject({ event: 'PAY' });
          expect(await tx.history.last('nothing')).toBeUndefined();
          expect(await tx.refunds.find('nothing')).toBeUndefined();
        });
        await place(parts, sampleShopOrder('w', { userId: 'member-2' }));
        await receive(parts, sampleReceipt('t2'));
        await parts.unitOfWork.transaction(async (tx) => {
          expect(await tx.orders.has('member-2', 'product-1')).toBe(false);
          expect(await tx.refunds.find('backt2')).toMatchObject({ cause: 'PAID_TWICE' });
        });
      }),
    );
  });
};
