import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must, payThere, placed, PURCHASE, staff } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });

/** What every implementation of StaffOrderPort does. */
export const staffOrderSuite = (world: WorldOf): void => {
  const portOf = async (account = 'admin') => (await loggedIn(await withCare(world()), account)).staffOrder;
  /** An order of Ming's that he paid here. */
  const bought = async (requestKey: string = PURCHASE.requestKey): Promise<string> => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { requestKey, again: true });
    await payThere({ shop }, world().deps, orderId);
    must(await shop.check({ orderId }));
    return orderId;
  };

  describe('StaffOrderPort', () => {
    it('shows all orders, with the columns that were chosen', async () => {
      const orderId = await bought();
      const staffOrder = await portOf('zhujiao');
      const columns = ['student', 'product', 'amount', 'way', 'reduction', 'validUntil'] as const;
      const page = must(await staffOrder.list({ size: 2, columns: [...columns] }));
      expect(page.list[0]).toEqual({
        id: orderId,
        double: null,
        twinId: null,
        student: { id: MING.id, name: MING.name },
        product: { id: 'p-1', name: 'Python 课程' },
        amount: 19_900,
        way: 'WEIXIN',
        reduction: 0,
        validUntil: expect.any(Number),
      });
      expect(page.list[1]).toMatchObject({ id: 'o-4', way: 'OUTSIDE' });
      const next = must(
        await staffOrder.list({ size: 9, columns: ['status', 'way'], after: page.next ?? '' }),
      );
      expect(next.list.map(({ id }) => id)).toEqual(['o-5', 'o-2', 'o-3', 'o-1']);
      expect(next.list[1]).toMatchObject({ status: 'TRADE_CLOSED', way: null });
      expect(await staffOrder.count({})).toEqual({ ok: true, value: { count: 6, isMore: false } });
    });

    it('finds them by number and by student, and narrows them', async () => {
      const orderId = await bought();
      const staffOrder = await portOf();
      const idsOf = async (asked: Parameters<typeof staffOrder.list>[0]) => {
        const { size: _size, ...filter } = asked;
        const { list } = must(await staffOrder.list(asked));
        expect(must(await staffOrder.count(filter)).count).toBe(list.length);
        return list.map(({ id }) => id);
      };
      const [attempt] = await world().deps.paymentAttempts.ofOrder(orderId);
      expect(await idsOf({ size: 9, search: orderId })).toEqual([orderId]);
      expect(await idsOf({ size: 9, search: attempt?.outTradeNo ?? '' })).toEqual([orderId]);
      expect(await idsOf({ size: 9, search: HONG.mobile })).toEqual(['o-5']);
      expect(await idsOf({ size: 9, student: `is:${HONG.id}` })).toEqual(['o-5']);
      expect(await idsOf({ size: 9, status: 'is:TRADE_CLOSED' })).toEqual(['o-2']);
      expect(await idsOf({ size: 9, product: 'is:p-1', paidAt: 'some' })).toEqual([orderId]);
      expect(await staffOrder.list({ size: 9, status: 'starts:TRADE' })).toMatchObject(
        refused('invalid-input'),
      );
      expect(await staffOrder.list({ size: 9, after: 'x' })).toMatchObject(refused('invalid-input'));
      const { list } = must(await staffOrder.list({ size: 1 }));
      const other = must(await staffOrder.list({ size: 1, sort: 'amount' }));
      expect(list).toHaveLength(1);
      expect(await staffOrder.list({ size: 1, after: other.next ?? '' })).toMatchObject(
        refused('invalid-input'),
      );
    });

    it('names the products and the students by whom it can be narrowed', async () => {
      const staffOrder = await portOf('zhujiao');
      expect(must(await staffOrder.products()).map(({ id }) => id)).toEqual(['p-3', 'p-2', 'p-1']);
      expect(await staffOrder.buyers({ search: 'xiaoh' })).toEqual({
        ok: true,
        value: [{ id: HONG.id, name: 'xiaohong', mobile: '138****0003' }],
      });
      expect(await staffOrder.names({ ids: [HONG.id, 'nobody'] })).toEqual({
        ok: true,
        value: [{ id: HONG.id, name: 'xiaohong' }],
      });
      const many = Array.from({ length: 51 }, (_none, at) => `u${at}`);
      expect(await staffOrder.names({ ids: many })).toMatchObject(refused('invalid-input'));
      expect(await staffOrder.buyers({ search: 'x'.repeat(65) })).toMatchObject(refused('invalid-input'));
    });

    it('tells everything about one order, and who did what', async () => {
      const orderId = await bought();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { shopStaff } = await staff(world());
      must(await shopStaff.decideRefund({ orderId, grant: false, reason: '已学完' }));
      const staffOrder = await portOf('zhujiao');
      const order = must(await staffOrder.order({ orderId }));
      const [attempt] = await world().deps.paymentAttempts.ofOrder(orderId);
      const number = attempt?.outTradeNo ?? '';
      expect(order).toMatchObject({
        id: orderId,
        status: 'TRADE_PAID_SUCCESS',
        way: 'WEIXIN',
        refund: null,
        student: { id: MING.id },
        mobile: '138****0002',
        // Ming is in the care of this assistant.
        seesStudent: true,
        studied: [],
        isOwn: false,
        coupon: null,
        attempts: [{ outTradeNo: number, way: 'NATIVE', status: 'PAID', amount: 19_900 }],
        receipts: [{ outTradeNo: number, amount: 19_900, isKept: true }],
        refunds: [],
        oddities: [],
        greeting: { sentAt: null, attempts: 0 },
      });
      expect(
        order.history.map(({ event, actor, actorName, note }) => [event, actor, actorName, note]),
      ).toEqual([
        ['PLACE', 'member', MING.name, ''],
        ['PAY', 'provider', null, ''],
        ['REQUEST_REFUND', 'member', MING.name, '不要了'],
        ['REJECT_REFUND', 'staff', 'admin', '已学完'],
      ]);
      expect(must(await staffOrder.order({ orderId: 'o-5' }))).toMatchObject({
        way: 'OUTSIDE',
        seesStudent: false,
        studied: null,
        greeting: null,
      });
      expect(await staffOrder.order({ orderId: 'x' })).toEqual(refused('order-not-found'));
    });

    it('tells whoever reaches its student how much he studied of what it is about', async () => {
      const staffOrder = await portOf('zhujiao');
      const ming = await loggedIn(world());
      const place = { outlineNum: 0, sectionNum: 0, bodyNum: 1, userId: MING.id };
      const read = [{ outlineNum: 0, sectionNum: 0 }];
      must(await ming.projectUser.save({ ...place, courseId: 'py1', read }));
      const studied = async (orderId: string) => must(await staffOrder.order({ orderId })).studied;
      expect(await studied('o-1')).toMatchObject([
        { courseId: 'py1', lessons: 3, lessonsRead: 1, isOpen: true, lastStudiedAt: SEED_NOW },
      ]);
      // What it is about, open or not: this one was never paid.
      expect(await studied('o-2')).toMatchObject([
        { courseId: 'vuethree1', lessonsRead: 0, progress: 0, isOpen: false, lastStudiedAt: null },
      ]);
      expect(await studied('o-5')).toBeNull();
      const { studentPage } = await loggedIn(world(), 'zhujiao');
      const all = must(await studentPage.progress({ userId: MING.id }));
      expect(await studied('o-1')).toEqual(all.filter(({ courseId }) => courseId === 'py1'));
    });

    it('tells apart what waits for a second person from what waits for an answer', async () => {
      const [asked, given] = [await bought('key-00001'), await bought('key-00002')];
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId: asked, reason: '付了两次' }));
      const { shopStaff, staffOrder, staffRefund } = await staff(world());
      const idsOf = async (stage: string) => {
        const { list } = must(await staffOrder.list({ size: 9, refund: `is:${stage}`, columns: ['refund'] }));
        expect(must(await staffOrder.count({ refund: `is:${stage}` })).count).toBe(list.length);
        for (const { refund } of list) expect(refund).toBe(stage);
        return list.map(({ id }) => id).toSorted();
      };
      expect([await idsOf('ASKED'), await idsOf('PROPOSED')]).toEqual([[asked], []]);
      must(await staffRefund.setLimit({ limit: 0, reason: '旺季' }));
      must(await shopStaff.decideRefund({ orderId: asked, grant: true, reason: '退一笔' }));
      const back = { orderId: given, amount: 100, reason: '少上一节', requestKey: 'key-00003' };
      must(await staffRefund.giveBack(back));
      expect([await idsOf('ASKED'), await idsOf('PROPOSED')]).toEqual([[], [asked, given].toSorted()]);
      expect(must(await staffOrder.order({ orderId: given }))).toMatchObject({
        status: 'TRADE_PAID_SUCCESS',
        refund: 'PROPOSED',
      });
      const { list } = must(await staffRefund.proposals({ size: 9 }));
      for (const { id } of list) must(await staffRefund.withdraw({ id }));
      expect([await idsOf('ASKED'), await idsOf('PROPOSED')]).toEqual([[asked], []]);
    });

    it('shows which wait for an answer to their wish for money back, and which look like doubles', async () => {
      const [first, second] = [await bought('key-00001'), await bought('key-00002')];
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId: second, reason: '付了两次' }));
      const { shopStaff, staffOrder } = await staff(world());
      const waiting = async () => must(await staffOrder.list({ size: 9, refund: 'is:ASKED' })).list;
      expect(await waiting()).toMatchObject([{ id: second, double: 'PAID', twinId: first }]);
      expect(must(await staffOrder.list({ size: 9, double: 'is:PAID' })).list).toHaveLength(2);
      must(await shopStaff.decideRefund({ orderId: second, grant: true, reason: '退一笔' }));
      expect(await waiting()).toEqual([]);
      expect(must(await staffOrder.order({ orderId: second }))).toMatchObject({
        refund: 'GRANTED',
        history: [
          {},
          {},
          { event: 'REQUEST_REFUND', actor: 'member', amount: null },
          { event: 'GRANT_REFUND', actor: 'staff', actorName: 'admin', note: '退一笔', amount: 19_900 },
        ],
        double: 'PAID',
        refunds: [{ cause: 'REQUESTED', status: 'WAITING', amount: 19_900, error: null }],
      });
    });

    it('knows whose order is the caller’s own', async () => {
      const { deps } = await withCare(world());
      await deps.orders.insert(anOrder({ id: 'o-own', userId: TAO.id, gmtCreated: SEED_NOW }));
      const { staffOrder } = await loggedIn(world(), 'zhujiao');
      expect(must(await staffOrder.order({ orderId: 'o-own' }))).toMatchObject({ isOwn: true });
    });

    it('is for staff who look after orders, and for nobody else', async () => {
      const { deps } = await withCare(world());
      expect(JING.userName).toBe('banzhuren');
      for (const [{ staffOrder }, kind] of [
        [await loggedIn(world(), 'banzhuren'), 'forbidden'],
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        expect(await staffOrder.list({ size: 9 })).toEqual(refused(kind));
        expect(await staffOrder.count({})).toEqual(refused(kind));
        expect(await staffOrder.products()).toEqual(refused(kind));
        expect(await staffOrder.credits()).toEqual(refused(kind));
        expect(await staffOrder.buyers({ search: 'x' })).toEqual(refused(kind));
        expect(await staffOrder.names({ ids: [MING.id] })).toEqual(refused(kind));
        expect(await staffOrder.order({ orderId: 'o-1' })).toEqual(refused(kind));
      }
      expect(await deps.shopOrders.find('o-1')).toBeDefined();
    });
  });
};

/** A way to make each call of the area. */
export const staffOrderTries: Tries<'staffOrder'> = {
  list: ({ staffOrder }) => staffOrder.list({ size: 10 }),
  count: ({ staffOrder }) => staffOrder.count({}),
  products: ({ staffOrder }) => staffOrder.products(),
  credits: ({ staffOrder }) => staffOrder.credits(),
  buyers: ({ staffOrder }) => staffOrder.buyers({ search: 'xiao' }),
  names: ({ staffOrder }) => staffOrder.names({ ids: ['nobody'] }),
  order: ({ staffOrder }) => staffOrder.order({ orderId: 'o-nothing' }),
};
