import { COMMISSION_RATE_BP } from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import { samplePartner } from '../contracts/partners.js';
import { HONG, MING } from '../fakes/index.js';
import { EARNED, PAID, withCommission } from './commission-world.js';
import { APPLICATION, withPartner } from './partner-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});
const RATE = {
  partnerId: null,
  productId: null,
  level: null,
  firstDay: '2026-03-01',
  lastDay: null,
  rateBp: 1_000,
} as const;
const ASIDE = { partnerId: HONG.id, reason: '联系不上', requestKey: 'key-00000001' } as const;

/** What every implementation of StaffCommissionPort does. */
export const staffCommissionSuite = (world: WorldOf): void => {
  const acts = () =>
    world()
      .deps.auditLog.stored.filter(({ act }) => act.startsWith('commission.'))
      .map(({ act, subjectKind, about, before, after, reason }) => [
        act,
        subjectKind,
        about,
        before,
        after,
        reason,
      ]);
  /** An order that staff have to look at. */
  const doubtful = async () => {
    const all = await withCommission(world());
    const { unitOfWork, commissions } = world().deps;
    const order = await commissions.order(all.orderId);
    if (order === undefined) throw new Error('she brought it');
    await unitOfWork.transaction((tx) =>
      tx.commissions.storeOrder({ ...order, doubts: ['device'], review: 'OPEN', dueAt: null }),
    );
    return all;
  };

  describe('StaffCommissionPort', () => {
    it('shows what a partner has, and each line of it', async () => {
      const { lin, admin, orderId, paidAt } = await withCommission(world());
      const partnerId = HONG.id;
      expect(must(await lin.staffCommission.account({ partnerId }))).toMatchObject({
        held: EARNED,
        month: '2026-03',
        sums: [{ kind: 'EARN', count: 1 }],
        paidOrders: 1,
        rateBp: COMMISSION_RATE_BP,
      });
      expect(must(await lin.staffCommission.account({ partnerId: 'nobody' }))).toMatchObject({ held: 0 });
      const line = { partner: { id: partnerId, name: 'xiaohong' }, kind: 'EARN', orderId, at: paidAt };
      const month = '2026-03';
      for (const which of [{}, { partnerId }, { month }, { partnerId, month }])
        expect(must(await lin.staffCommission.postings({ size: 9, ...which })).list).toMatchObject([line]);
      for (const none of [{ month: '2026-02' }, { partnerId, month: '2026-02' }])
        expect(must(await lin.staffCommission.postings({ ...none, size: 9 })).list).toEqual([]);
      expect(must(await lin.staffCommission.orders({ partnerId, size: 9 })).list).toMatchObject([
        {
          orderId,
          partner: { name: 'xiaohong' },
          buyer: { id: MING.id, name: '小*' },
          productName: 'Python 课程',
          amount: PAID,
          earned: EARNED,
          reviewedBy: null,
          isOwn: false,
        },
      ]);
      expect(must(await lin.staffCommission.orders({ partnerId: MING.id, size: 9 })).list).toEqual([]);
      // Who sees all orders or students sees who bought.
      expect(must(await admin.staffCommission.orders({ partnerId, size: 9 })).list).toMatchObject([
        { buyer: { id: MING.id, name: '小明' } },
      ]);
    });

    it('lists the statements of a month, and of a partner, and says how it stands with the month', async () => {
      const { close, lin: early } = await withCommission(world());
      const [month, partnerId] = ['2026-03', HONG.id];
      const open = { month, isOver: false, closedAt: null, endedAt: null, statements: 0 };
      expect(must(await early.staffCommission.closing({ month }))).toEqual(open);
      const at = Date.UTC(2026, 3, 2);
      world().deps.clock.set(at);
      const lin = await loggedIn(world(), 'lin');
      expect(must(await lin.staffCommission.closing({ month }))).toEqual({ ...open, isOver: true });
      expect(await lin.staffCommission.statement({ partnerId, month })).toEqual(refused('entity-not-found'));
      await close(month);
      const closed = { month, isOver: true, closedAt: at, endedAt: at, statements: 1 };
      expect(must(await lin.staffCommission.closing({ month }))).toEqual(closed);
      const { list } = must(await lin.staffCommission.statements({ month, size: 9 }));
      expect(list).toMatchObject([{ number: 'YJ202603-000001', partner: { name: 'xiaohong' } }]);
      expect(must(await lin.staffCommission.statements({ month: '2026-02', size: 9 })).list).toEqual([]);
      expect(must(await lin.staffCommission.statementsOf({ partnerId, size: 9 })).list).toEqual(list);
      const other = { partnerId: MING.id, size: 9 };
      expect(must(await lin.staffCommission.statementsOf(other)).list).toEqual([]);
      expect(must(await lin.staffCommission.statement({ partnerId, month }))).toEqual(list[0]);
    });

    it('lets staff approve what is in doubt, which is released when its days are over', async () => {
      const { lin, admin, orderId, release } = await doubtful();
      const open = must(await lin.staffCommission.reviews({ review: 'OPEN', size: 9 })).list;
      expect(open).toMatchObject([{ orderId, doubts: ['device'], review: 'OPEN' }]);
      const input = { orderId, approve: true, reason: ' 室友的电脑 ' };
      expect(must(await lin.staffCommission.review(input))).toMatchObject({
        review: 'APPROVED',
        reason: '室友的电脑',
        reviewedBy: { id: 'u-lin' },
      });
      expect(must(await lin.staffCommission.review(input))).toMatchObject({ review: 'APPROVED' });
      expect(await admin.staffCommission.review({ ...input, approve: false })).toMatchObject({
        error: { kind: 'changed-meanwhile', by: { id: 'u-lin' }, now: { commissionReview: '核对通过' } },
      });
      await release();
      const again = await loggedIn(world(), 'lin');
      expect(must(await again.staffCommission.account({ partnerId: HONG.id }))).toMatchObject({
        payable: EARNED,
      });
      expect(acts()).toEqual([
        [
          'commission.review',
          'order',
          HONG.id,
          { commissionReview: '待核对' },
          { commissionReview: '核对通过' },
          '室友的电脑',
        ],
      ]);
    });

    it('takes back all of what is refused, and no more when its money goes back later', async () => {
      const { lin, orderId, refund, release } = await doubtful();
      await refund(5_000);
      must(await lin.staffCommission.review({ orderId, approve: false, reason: '同一个人' }));
      const zero = { owed: 0, held: 0, payable: 0 };
      expect(must(await lin.staffCommission.account({ partnerId: HONG.id }))).toMatchObject(zero);
      await refund(PAID - 5_000);
      await release();
      const again = await loggedIn(world(), 'lin');
      expect(must(await again.staffCommission.account({ partnerId: HONG.id }))).toMatchObject(zero);
      const { list } = must(await again.staffCommission.reviews({ review: 'REFUSED', size: 9 }));
      expect(list).toMatchObject([{ orderId, earned: EARNED, reversed: EARNED, state: 'HELD' }]);
    });

    it('lets nobody decide about himself, about what is in no doubt, or without a reason', async () => {
      const { lin, orderId } = await withCommission(world());
      const input = { orderId, approve: false, reason: '看着可疑' };
      expect(await lin.staffCommission.review(input)).toMatchObject(issue('orderId', '这个订单不用核对'));
      expect(await lin.staffCommission.review({ ...input, orderId: 'nothing' })).toEqual(
        refused('entity-not-found'),
      );
      expect(await lin.staffCommission.review({ ...input, reason: ' ' })).toMatchObject(issue('reason'));
      const { unitOfWork, commissions } = world().deps;
      const order = await commissions.order(orderId);
      if (order === undefined) throw new Error('she brought it');
      for (const own of [{ buyerId: 'u-lin' }, { partnerId: 'u-lin' }]) {
        const mine = { ...order, ...own, doubts: ['own'] as const, review: 'OPEN' as const };
        await unitOfWork.transaction((tx) => tx.commissions.storeOrder(mine));
        expect(must(await lin.staffCommission.reviews({ review: 'OPEN', size: 9 })).list).toMatchObject([
          { isOwn: true },
        ]);
        expect(await lin.staffCommission.review(input)).toEqual(refused('own-partner'));
      }
    });

    it('agrees rates, of which those hear who place orders afterwards', async () => {
      const { lin } = await withPartner(world());
      const agreed = must(await lin.staffCommission.agreeRate({ ...RATE, partnerId: HONG.id }));
      expect(agreed).toMatchObject({ partnerId: HONG.id, rateBp: 1_000 });
      const rateOf = async (partnerId: string) =>
        must(await lin.staffCommission.account({ partnerId })).rateBp;
      expect([await rateOf(HONG.id), await rateOf('nobody')]).toEqual([1_000, COMMISSION_RATE_BP]);
      world().deps.clock.advance(1);
      must(await lin.staffCommission.agreeRate({ ...RATE, level: 'GOLD', lastDay: '2026-03-31' }));
      must(await lin.staffCommission.agreeRate({ ...RATE, productId: 'p-1', rateBp: 0 }));
      // About one product, it is not his rate.
      expect(await rateOf(HONG.id)).toBe(1_000);
      const { list } = must(await lin.staffCommission.rates({ size: 9 }));
      expect(list).toMatchObject([
        { partner: null, product: { id: 'p-1', name: 'Python 课程' }, rateBp: 0 },
        { partner: null, product: null, level: 'GOLD' },
        { partner: { id: HONG.id, name: 'xiaohong' }, product: null },
      ]);
      expect(list.at(-1)).toMatchObject(agreed);
      expect(acts()[0]).toEqual([
        'commission.rate',
        'commission-rate',
        HONG.id,
        {},
        { commissionRateBp: 1_000, firstDay: '2026-03-01' },
        null,
      ]);
    });

    it('agrees none that is wrong, for nobody who is there, or for oneself', async () => {
      const { lin } = await withPartner(world());
      const tries = [
        ['rateBp', { rateBp: 10_001 }],
        ['lastDay', { lastDay: '2026-02-01' }],
        ['level', { level: 'GOLD', productId: 'p-1' }],
        ['partnerId', { partnerId: MING.id }],
        ['productId', { productId: 'nothing' }],
      ] as const;
      for (const [field, over] of tries)
        expect(await lin.staffCommission.agreeRate({ ...RATE, ...over })).toMatchObject(issue(field));
      expect(await lin.staffCommission.agreeRate({ ...RATE, partnerId: 'u-lin' })).toEqual(
        refused('own-partner'),
      );
      expect(must(await lin.staffCommission.rates({ size: 9 })).list).toEqual([]);
    });

    it('lets nobody agree a rate that would hold for himself as well', async () => {
      const { lin } = await withPartner(world());
      const { unitOfWork } = world().deps;
      await unitOfWork.transaction((tx) => tx.partners.put(samplePartner('u-lin', { level: 'SILVER' })));
      // His level may be another one tomorrow.
      for (const over of [{}, { productId: 'p-1' }, { level: 'SILVER' }, { level: 'GOLD' }] as const)
        expect(await lin.staffCommission.agreeRate({ ...RATE, ...over })).toEqual(refused('own-partner'));
      must(await lin.staffCommission.agreeRate({ ...RATE, partnerId: HONG.id }));
    });

    it('lets nobody who applied to be a partner agree a rate that would hold for him then', async () => {
      const { lin } = await withPartner(world());
      must(await lin.partner.apply({ ...APPLICATION, version: 0 }));
      for (const over of [{}, { productId: 'p-1' }, { level: 'GOLD' }] as const)
        expect(await lin.staffCommission.agreeRate({ ...RATE, ...over })).toEqual(refused('own-partner'));
      must(await lin.staffCommission.agreeRate({ ...RATE, partnerId: HONG.id }));
    });

    it('writes off what an ended partner is not paid any more, or what he owes, once', async () => {
      const { release, refund } = await withCommission(world());
      await release();
      const lin = await loggedIn(world(), 'lin');
      const off = { ...ASIDE, kind: 'WRITE_OFF', cents: 43 } as const;
      expect(await lin.staffCommission.writeOff(off)).toMatchObject(
        issue('partnerId', '终止合作以后才能核销或免除'),
      );
      const seen = { userId: HONG.id, version: 1, reason: '不再合作' };
      must(await lin.staffPartner.setState({ ...seen, event: 'END' }));
      expect(must(await lin.staffCommission.writeOff(off))).toMatchObject({
        payable: EARNED - 43,
        writtenOff: 43,
      });
      expect(must(await lin.staffCommission.writeOff(off))).toMatchObject({ writtenOff: 43 });
      expect(await lin.staffCommission.writeOff({ ...off, cents: 44 })).toMatchObject(issue('requestKey'));
      const more = { ...off, requestKey: 'key-00000002', cents: EARNED };
      expect(await lin.staffCommission.writeOff(more)).toMatchObject(
        issue('cents', '核销不能超过可付的 ¥10.00'),
      );
      await refund(PAID);
      const forgiven = { ...ASIDE, requestKey: 'key-00000003', kind: 'FORGIVE', cents: 43 } as const;
      expect(must(await lin.staffCommission.writeOff(forgiven))).toMatchObject({ payable: 0, writtenOff: 0 });
      expect(await lin.staffCommission.writeOff({ ...off, partnerId: 'u-lin' })).toEqual(
        refused('own-partner'),
      );
      expect(await lin.staffCommission.writeOff({ ...off, reason: '' })).toMatchObject(issue('reason'));
      expect(acts().map(([act, , , before, after]) => [act, before, after])).toEqual([
        ['commission.writeOff', { commissionPayable: EARNED }, { commissionPayable: EARNED - 43 }],
        ['commission.forgive', { commissionPayable: -43 }, { commissionPayable: 0 }],
      ]);
    });
  });
};

/** A way to make each call of the area. */
export const staffCommissionTries: Tries<'staffCommission'> = {
  account: ({ staffCommission }) => staffCommission.account({ partnerId: 'nothing' }),
  postings: ({ staffCommission }) => staffCommission.postings({ size: 1 }),
  orders: ({ staffCommission }) => staffCommission.orders({ partnerId: 'nothing', size: 1 }),
  statements: ({ staffCommission }) => staffCommission.statements({ month: '2026-03', size: 1 }),
  closing: ({ staffCommission }) => staffCommission.closing({ month: '2026-03' }),
  statementsOf: ({ staffCommission }) => staffCommission.statementsOf({ partnerId: 'nothing', size: 1 }),
  statement: ({ staffCommission }) => staffCommission.statement({ partnerId: 'nothing', month: '2026-03' }),
  reviews: ({ staffCommission }) => staffCommission.reviews({ review: 'OPEN', size: 1 }),
  review: ({ staffCommission }) =>
    staffCommission.review({ orderId: 'nothing', approve: true, reason: '核对过' }),
  rates: ({ staffCommission }) => staffCommission.rates({ size: 1 }),
  agreeRate: ({ staffCommission }) => staffCommission.agreeRate({ ...RATE, partnerId: 'nothing' }),
  writeOff: ({ staffCommission }) =>
    staffCommission.writeOff({ ...ASIDE, partnerId: 'nothing', kind: 'WRITE_OFF', cents: 1 }),
};
