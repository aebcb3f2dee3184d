import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { MING } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import { ELSEWHERE, issue, key, refundWorld, refused, SECOND } from './staff-refund-world.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StaffRefundPort does above the limit of one person. */
export const secondPersonSuite = (world: WorldOf): void => {
  const { second, paid, audited, withSecond } = refundWorld(world);

  describe('StaffRefundPort, four eyes', () => {
    withSecond();

    const proposed = async (amount: number | null = 600): Promise<{ orderId: string; id: string }> => {
      const orderId = await paid();
      const { staffRefund } = await staff(world());
      must(await staffRefund.setLimit({ limit: 500, reason: '旺季' }));
      const asked = await staffRefund.giveBack({ orderId, amount, reason: '退课', requestKey: key(1) });
      const { proposal, status, refunds } = must(asked);
      expect([status, refunds]).toEqual([PAID_STATUS, []]);
      return { orderId, id: proposal?.id ?? '' };
    };

    it('waits above the limit for a second person, who sees it and agrees', async () => {
      const { orderId, id } = await proposed();
      const { staffRefund } = await second();
      expect(await staffRefund.proposals({ size: 9 })).toMatchObject({
        value: {
          list: [
            {
              id,
              orderId,
              way: 'ONLINE',
              amount: 600,
              reason: '退课',
              asked: false,
              proposerId: 'u-admin',
              status: 'OPEN',
              productName: 'Python 课程',
              buyerId: MING.id,
              deciderName: null,
            },
          ],
        },
      });
      expect(await staffRefund.approve({ id })).toMatchObject({
        value: {
          status: PAID_STATUS,
          refunds: [{ amount: 600, status: 'WAITING' }],
          proposal: { status: 'APPROVED', decidedBy: SECOND.id, deciderName: SECOND.name },
        },
      });
      expect(await staffRefund.approve({ id })).toEqual(refused('proposal-decided'));
      expect(await staffRefund.proposals({ size: 9 })).toMatchObject({ value: { list: [] } });
      expect(await audited()).toEqual(['limits.set', 'orders.refund.propose', 'orders.refund.approve']);
    });

    it('lets neither its proposer nor the buyer be the second person', async () => {
      const { id } = await proposed();
      const { staffRefund } = await staff(world());
      expect(await staffRefund.approve({ id })).toEqual(refused('own-refund'));
      expect(await staffRefund.refuse({ id, reason: '不行' })).toEqual(refused('own-refund'));
      const { deps } = world();
      const held = deps.shop.orders.get(
        must(await staffRefund.proposals({ size: 9 })).list[0]?.orderId ?? '',
      );
      if (held !== undefined) deps.shop.orders.set(held.id, { ...held, userId: SECOND.id });
      const { staffRefund: buyer } = await second();
      expect(await buyer.approve({ id })).toEqual(refused('own-refund'));
    });

    it('is refused with a reason, or taken back by its proposer alone', async () => {
      const { orderId, id } = await proposed();
      const { staffRefund: other } = await second();
      expect(await other.refuse({ id, reason: ' ' })).toEqual(issue('reason', '原因必须填写'));
      expect(await other.withdraw({ id })).toEqual(refused('entity-not-found'));
      expect(await other.refuse({ id, reason: '已经学完' })).toMatchObject({
        value: { status: PAID_STATUS, refunds: [], proposal: { status: 'REFUSED', answer: '已经学完' } },
      });
      world().deps.clock.advance(1);
      const { staffRefund } = await staff(world());
      const again = { orderId, amount: 700, reason: '退课', requestKey: key(2) };
      const next = must(await staffRefund.giveBack(again)).proposal?.id ?? '';
      expect(await staffRefund.giveBack({ ...again, requestKey: key(3) })).toEqual(
        refused('refund-proposed'),
      );
      expect(await staffRefund.withdraw({ id: next })).toMatchObject({
        value: { proposal: { status: 'WITHDRAWN' } },
      });
      expect(await staffRefund.withdraw({ id: next })).toEqual(refused('proposal-decided'));
      expect(await staffRefund.approve({ id: 'x' })).toEqual(refused('entity-not-found'));
      expect(must(await staffRefund.money({ orderId })).proposals.map(({ status }) => status)).toEqual([
        'WITHDRAWN',
        'REFUSED',
      ]);
    });

    it('checks what is left once more when it is agreed to', async () => {
      const { orderId, id } = await proposed(19_700);
      const { staffRefund } = await second();
      must(await staffRefund.giveBack({ orderId, amount: 300, reason: '先退一些', requestKey: key(5) }));
      expect(await staffRefund.approve({ id })).toEqual(issue('amount', '退款金额不能超过可退的 ¥196.00'));
      expect(await staffRefund.proposals({ size: 9 })).toMatchObject({ value: { list: [{ id }] } });
    });

    it('is over with the request that it would grant', async () => {
      const orderId = await paid();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { staffRefund, shopStaff } = await staff(world());
      must(await staffRefund.setLimit({ limit: 0, reason: '旺季' }));
      const decided = must(await shopStaff.decideRefund({ orderId, grant: true }));
      expect(decided).toMatchObject({ status: REFUNDING_STATUS, proposal: { amount: 19_900, asked: true } });
      expect(await shopStaff.refundRequests({ size: 9 })).toMatchObject({
        value: { list: [{ id: orderId }] },
      });
      must(await shop.withdrawRefund({ orderId }));
      const { staffRefund: other } = await second();
      const { id = '' } = decided.proposal ?? {};
      expect(await other.approve({ id })).toEqual(refused('order-state', { status: PAID_STATUS }));
      must(await shop.requestRefund({ orderId, reason: '还是不要了' }));
      expect(await other.approve({ id })).toMatchObject({
        value: { status: REFUNDING_STATUS, refundGranted: true },
      });
    });

    it('holds for what went back outside, too', async () => {
      await world().deps.orders.insert(anOrder({ id: ELSEWHERE }));
      const { shopStaff, staffRefund } = await staff(world());
      must(await staffRefund.setLimit({ limit: 500, reason: '旺季' }));
      const said = { orderId: ELSEWHERE, reason: '退课', evidence: '流水 1' };
      const { proposal, status } = must(await shopStaff.refundOffline(said));
      expect([status, proposal?.way, proposal?.amount, proposal?.evidence]).toEqual([
        PAID_STATUS,
        'OFFLINE',
        19_900,
        '流水 1',
      ]);
      const { staffRefund: other } = await second();
      expect(await other.approve({ id: proposal?.id ?? '' })).toMatchObject({
        value: { status: REFUNDED_STATUS, refunded: 19_900, refunds: [{ cause: 'OFFLINE' }] },
      });
      expect(must(await other.money({ orderId: ELSEWHERE })).offlineRefunds).toMatchObject([
        { actorId: 'u-admin', secondId: SECOND.id, secondName: SECOND.name },
      ]);
    });

    it('has a limit that super administrators set', async () => {
      const { staffRefund } = await staff(world());
      const value = { limit: 100_000, setBy: null, reason: null, gmtModified: null };
      expect(await staffRefund.limit()).toEqual({ ok: true, value });
      const set = { limit: 5_000, setBy: 'admin', reason: '旺季', gmtModified: SEED_NOW };
      expect(await staffRefund.setLimit({ limit: 5_000, reason: ' 旺季 ' })).toEqual({
        ok: true,
        value: set,
      });
      must(await staffRefund.setLimit({ limit: 5_000, reason: '旺季' }));
      expect(await staffRefund.limit()).toEqual({ ok: true, value: set });
      for (const wrong of [
        { limit: 10_000_001, reason: '旺季' },
        { limit: 1, reason: ' ' },
      ])
        expect(await staffRefund.setLimit(wrong)).toMatchObject(refused('invalid-input'));
      const { staffRefund: other } = await second();
      expect(await other.setLimit({ limit: 1, reason: '旺季' })).toEqual(refused('forbidden'));
      expect(await other.limit()).toEqual({ ok: true, value: set });
      expect(await audited()).toEqual(['limits.set']);
    });

    it('shows proposals page by page', async () => {
      const { staffRefund } = await staff(world());
      must(await staffRefund.setLimit({ limit: 0, reason: '旺季' }));
      for (const at of [1, 2, 3]) {
        const orderId = await paid(key(at));
        must(await staffRefund.giveBack({ orderId, amount: at, reason: '退课', requestKey: key(at) }));
      }
      const first = must(await staffRefund.proposals({ size: 2 }));
      const rest = must(await staffRefund.proposals({ size: 2, after: first.next ?? '' }));
      expect([...first.list, ...rest.list].map(({ amount }) => amount).toSorted()).toEqual([1, 2, 3]);
      expect([first.previous, rest.next]).toEqual([null, null]);
      expect(await staffRefund.proposals({ size: 2, before: rest.previous ?? '' })).toEqual({
        ok: true,
        value: first,
      });
    });
  });
};
