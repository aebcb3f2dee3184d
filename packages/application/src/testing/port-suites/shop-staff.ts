import { describe, expect, it } from 'vitest';
import { must, payThere, placed, PURCHASE, staff } from './purchases.js';
import { anOrder } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });

/** What every implementation of ShopStaffPort does. */
export const shopStaffSuite = (world: WorldOf): void => {
  /** An order whose buyer wants his money back. */
  const asked = async (requestKey: string = PURCHASE.requestKey): Promise<string> => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { requestKey, again: true });
    await payThere({ shop }, world().deps, orderId);
    must(await shop.check({ orderId }));
    must(await shop.requestRefund({ orderId, reason: '不要了' }));
    return orderId;
  };

  describe('ShopStaffPort', () => {
    it('shows who wants his money back, and judges it', async () => {
      const orderId = await asked();
      const { shopStaff } = await staff(world());
      expect(await shopStaff.refundRequests({ size: 15 })).toMatchObject({
        value: { list: [{ id: orderId, status: 'TRADE_REFUNDING' }], previous: null, next: null },
      });
      const issues = [{ field: 'reason', message: '原因必须填写' }];
      expect(await shopStaff.decideRefund({ orderId, grant: false, reason: '' })).toEqual(
        refused('invalid-input', { issues }),
      );
      expect(await shopStaff.decideRefund({ orderId, grant: true, reason: '' })).toMatchObject({
        value: { id: orderId, refunds: [{ cause: 'REQUESTED', status: 'WAITING', amount: 19_900 }] },
      });
      expect(await shopStaff.decideRefund({ orderId, grant: true, reason: '' })).toEqual(
        refused('order-state', { status: 'TRADE_REFUNDING' }),
      );
      expect(await shopStaff.decideRefund({ orderId: 'x', grant: true, reason: '' })).toEqual(
        refused('order-not-found'),
      );
    });

    it('notes what was given back outside of the platform, with why and the evidence', async () => {
      const { shopStaff, staffOrder } = await staff(world());
      const orderId = 'o-elsewhere';
      await world().deps.orders.insert(anOrder({ id: orderId }));
      const given = { orderId, reason: ' 时间不合适 ', evidence: ' 银行流水 20260102 ' };
      const issues = [
        { field: 'reason', message: '原因必须填写' },
        { field: 'evidence', message: '凭证必须填写' },
      ];
      expect(await shopStaff.refundOffline({ orderId, reason: ' ', evidence: '' })).toEqual(
        refused('invalid-input', { issues }),
      );
      expect(await shopStaff.refundOffline({ ...given, orderId: 'x' })).toEqual(refused('order-not-found'));
      expect(await shopStaff.refundOffline({ ...given, orderId: await asked() })).toEqual(
        refused('refund-way'),
      );
      const done = must(await shopStaff.refundOffline(given));
      expect(done).toMatchObject({
        status: 'TRADE_REFUNDED',
        refunded: 19_900,
        refunds: [{ cause: 'OFFLINE', amount: 19_900, status: 'DONE' }],
      });
      expect(done.history.at(-1)).toMatchObject({ event: 'REFUND', actor: 'staff', note: '' });
      expect(must(await staffOrder.order({ orderId })).history.at(-1)).toMatchObject({
        note: '线下退款：时间不合适；凭证：银行流水 20260102',
      });
      expect(await shopStaff.refundOffline(given)).toEqual(
        refused('order-state', { status: 'TRADE_REFUNDED' }),
      );
    });

    it('shows the requests page by page, on and back again; a cursor of something else is refused', async () => {
      const ids = [await asked('key-00001'), await asked('key-00002'), await asked('key-00003')].toSorted();
      const { shopStaff } = await staff(world());
      const first = must(await shopStaff.refundRequests({ size: 2 }));
      const { next } = first;
      const rest = must(await shopStaff.refundRequests({ size: 2, after: next ?? '' }));
      expect([...first.list, ...rest.list].map(({ id }) => id).toSorted()).toEqual(ids);
      expect([first.previous, rest.list.length, rest.next]).toEqual([null, 1, null]);
      const back = await shopStaff.refundRequests({ size: 2, before: rest.previous ?? '' });
      expect(back).toEqual({ ok: true, value: first });
      for (const field of ['after', 'before']) {
        const issues = [{ field, message: '翻页的位置不正确，请从第一页重新看起' }];
        expect(await shopStaff.refundRequests({ size: 2, [field]: `${next}_20` })).toEqual(
          refused('invalid-input', { issues }),
        );
      }
    });

    it('shows what is odd about money, and who settled it', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      await payThere({ shop }, world().deps, orderId);
      world().deps.payment.provider.setOutage(true);
      must(await shop.cancel({ orderId }));
      world().deps.payment.provider.setOutage(false);
      const { shopStaff, paymentNotice } = await staff(world());
      for (const notice of world().deps.payment.provider.notices()) must(await paymentNotice.receive(notice));

      const open = must(await shopStaff.oddities({ size: 9, settledAt: 'empty' }));
      expect(open).toMatchObject({
        list: [
          {
            kind: 'CLOSED_ORDER',
            orderId,
            amount: 19_900,
            settledBy: null,
            settledAt: null,
            mayRetry: false,
          },
        ],
        previous: null,
        next: null,
      });
      expect(await shopStaff.settleOddity({ id: open.list[0]?.id ?? '' })).toEqual({ ok: true, value: null });
      expect(await shopStaff.oddities({ size: 9, settledAt: 'empty' })).toMatchObject({
        value: { list: [] },
      });
      expect(await shopStaff.oddityCount({ settledAt: 'empty' })).toMatchObject({ value: { count: 0 } });
      expect(await shopStaff.oddities({ size: 9, search: orderId })).toMatchObject({
        value: { list: [{ settledByName: 'admin', settledAt: world().deps.clock.now() }] },
      });
      expect(await shopStaff.oddityCount({})).toEqual({ ok: true, value: { count: 1, isMore: false } });
      expect(await shopStaff.oddities({ size: 9, after: 'x' })).toMatchObject(refused('invalid-input'));
      expect(await shopStaff.oddities({ size: 9, kind: 'is:NOTHING' })).toMatchObject({
        value: { list: [] },
      });
      expect(await shopStaff.settleOddity({ id: 'x', retry: true })).toEqual(refused('entity-not-found'));
    });

    it('is for staff who look after orders', async () => {
      const orderId = await asked();
      for (const [{ shopStaff }, kind] of [
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        expect(await shopStaff.refundRequests({ size: 15 })).toEqual(refused(kind));
        expect(await shopStaff.decideRefund({ orderId, grant: true, reason: '' })).toEqual(refused(kind));
        const given = { orderId, reason: '不要了', evidence: '流水' };
        expect(await shopStaff.refundOffline(given)).toEqual(refused(kind));
        expect(await shopStaff.oddities({ size: 9 })).toEqual(refused(kind));
        expect(await shopStaff.oddityCount({})).toEqual(refused(kind));
        expect(await shopStaff.settleOddity({ id: 'x' })).toEqual(refused(kind));
      }
    });
  });
};

/** A way to make each call of the area. */
export const shopStaffTries: Tries<'shopStaff'> = {
  refundRequests: ({ shopStaff }) => shopStaff.refundRequests({ size: 10 }),
  decideRefund: ({ shopStaff }) => shopStaff.decideRefund({ orderId: 'o-nothing', grant: true }),
  refundOffline: ({ shopStaff }) =>
    shopStaff.refundOffline({ orderId: 'o-nothing', reason: '不要了', evidence: '流水' }),
  oddities: ({ shopStaff }) => shopStaff.oddities({ size: 9 }),
  oddityCount: ({ shopStaff }) => shopStaff.oddityCount({}),
  settleOddity: ({ shopStaff }) => shopStaff.settleOddity({ id: 'nothing', retry: true }),
};
