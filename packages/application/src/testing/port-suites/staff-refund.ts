import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { runRefunds } from '../../payment/refund-money.js';
import type { GiveBackInput, OfflineOrderInput } from '../../staff-refund/index.js';
import { addMembers, fakePng, HONG, MING } from '../fakes/index.js';
import { must, payThere, placed, PURCHASE, staff } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const SECOND = { id: 'u-second', mobile: '13900000009', userName: 'second', name: '李复核' };
const ELSEWHERE = 'o-elsewhere';
const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
const issue = (field: string, message: string) => refused('invalid-input', { issues: [{ field, message }] });
const key = (at: number): string => `key-0000${at}`;

const OFFLINE: OfflineOrderInput = {
  userId: HONG.id,
  productId: 'p-2',
  choice: [],
  amount: 18_000,
  paidAt: SEED_NOW - 3 * DAY_MS,
  way: 'BANK',
  evidence: ' 银行流水 20260226 ',
  pictures: [],
  reason: '在校内付了现金',
  requestKey: 'offline-1',
};

/** What every implementation of StaffRefundPort does. */
export const staffRefundSuite = (world: WorldOf): void => {
  /** Somebody with the grant for orders, beside the super administrator. */
  const second = (): Promise<Ports> => loggedIn(world(), SECOND.userName);
  /** An order of Ming's that he paid online. */
  const paid = async (requestKey: string = PURCHASE.requestKey): Promise<string> => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { requestKey });
    await payThere({ shop }, world().deps, orderId);
    must(await shop.check({ orderId }));
    return orderId;
  };
  const finish = (): Promise<unknown> => {
    const { deps } = world();
    return runRefunds(deps, (error) => {
      throw error;
    });
  };
  const settled = async (): Promise<void> => {
    await finish();
    const { provider } = world().deps.payment;
    for (const [id, { state }] of provider.refunds)
      if (state.kind === 'processing') provider.settleRefund(id);
    const { paymentNotice } = world().visitor();
    for (const notice of provider.notices()) must(await paymentNotice.receive(notice));
  };
  const audited = async (): Promise<readonly string[]> =>
    (await world().deps.auditLog.linesAfter(-Infinity, 99)).map(({ act }) => act);

  /** What staff read beside the steps of an order that staff made. */
  const whyOf = async (orderId: string): Promise<readonly string[]> => {
    const { staffOrder } = await staff(world());
    const { history } = must(await staffOrder.order({ orderId }));
    return history.filter(({ actor }) => actor === 'staff').map(({ note }) => note);
  };

  /** With somebody who looks after orders beside the super administrator. */
  const withSecond = (): void =>
    beforeEach(async () => {
      await addMembers(world().deps, [SECOND], { grants: ['orders'] });
    });

  describe('StaffRefundPort, parts of a payment', () => {
    withSecond();

    it('gives a part back, and then the rest, and its buyer sees both', async () => {
      const orderId = await paid();
      const { staffRefund } = await staff(world());
      const part: GiveBackInput = { orderId, amount: 1_250, reason: ' 少上一节 ', requestKey: key(1) };
      expect(await staffRefund.giveBack(part)).toMatchObject({
        value: {
          status: PAID_STATUS,
          proposal: null,
          refunded: 0,
          refundGranted: false,
          refunds: [{ cause: 'GIVEN_BACK', amount: 1_250, status: 'WAITING' }],
          history: [{}, {}, { event: 'REFUND_PART', actor: 'staff', note: '退款 ¥12.50' }],
        },
      });
      const moneyNow = async () => must(await staffRefund.money({ orderId }));
      expect(await moneyNow()).toMatchObject({ left: 18_650, refunded: 0, onWay: 1_250, invoices: [] });
      await settled();
      expect(await moneyNow()).toMatchObject({ left: 18_650, refunded: 1_250, onWay: 0 });
      const { shop } = await loggedIn(world());
      expect(await shop.order({ orderId })).toMatchObject({ value: { refunded: 1_250, paidOutside: false } });
      expect(await shop.orders({ pageNum: 0, pageSize: 9 })).toMatchObject({
        value: { list: expect.arrayContaining([expect.objectContaining({ id: orderId, refunded: 1_250 })]) },
      });
      const rest = { orderId, amount: null, reason: '不办了', requestKey: key(2) };
      expect(await staffRefund.giveBack(rest)).toMatchObject({
        value: { status: REFUNDING_STATUS, refundGranted: true },
      });
      const { staffOrder } = await staff(world());
      expect(must(await staffOrder.order({ orderId })).history.at(-1)).toMatchObject({
        event: 'REQUEST_REFUND',
        actor: 'staff',
        amount: 18_650,
      });
      await settled();
      expect(await shop.order({ orderId })).toMatchObject({
        value: { status: REFUNDED_STATUS, refunded: 19_900 },
      });
      expect(await audited()).toEqual(['orders.refund.give', 'orders.refund.give']);
    });

    it('names what is left where an amount cannot be', async () => {
      const orderId = await paid();
      const { staffRefund } = await staff(world());
      const give = (amount: number | null, at: number) =>
        staffRefund.giveBack({ orderId, amount, reason: '多付了', requestKey: key(at) });
      expect(await give(19_901, 1)).toEqual(issue('amount', '退款金额不能超过可退的 ¥199.00'));
      expect(await give(0, 2)).toEqual(issue('amount', '退款金额至少是 ¥0.01，精确到分'));
      must(await give(null, 3));
      expect(await give(null, 4)).toEqual(issue('amount', '没有可退的金额'));
      const nothing = { orderId, amount: 1, reason: ' ', requestKey: key(5) };
      expect(await staffRefund.giveBack(nothing)).toEqual(issue('reason', '原因必须填写'));
    });

    it('does once what is asked for under one key, whatever becomes of the answer', async () => {
      const orderId = await paid();
      const { staffRefund } = await staff(world());
      const part = { orderId, amount: 500, reason: '少上一节', requestKey: key(1) };
      const first = must(await staffRefund.giveBack(part));
      const again = await Promise.all([staffRefund.giveBack(part), staffRefund.giveBack(part)]);
      for (const one of again) expect(one).toEqual({ ok: true, value: first });
      expect(await staffRefund.giveBack({ ...part, amount: 501 })).toEqual(refused('request-key-used'));
      expect(await staffRefund.giveBack({ ...part, reason: '别的' })).toEqual(refused('request-key-used'));
      world().deps.payment.provider.setOutage(true);
      await runRefunds(world().deps, () => {});
      world().deps.payment.provider.setOutage(false);
      world().deps.clock.advance(DAY_MS / 24);
      await finish();
      expect(world().deps.payment.provider.refunds.size).toBe(1);
      const { staffRefund: other } = await second();
      must(await other.giveBack(part));
      await finish();
      expect(world().deps.payment.provider.refunds.size).toBe(2);
    });

    it('gives nothing of one’s own order, of none, of one that is not paid, or was not paid here', async () => {
      const { staffRefund } = await staff(world());
      await world().deps.orders.insert(anOrder({ id: ELSEWHERE, userId: 'u-admin' }));
      const give = (orderId: string) =>
        staffRefund.giveBack({ orderId, amount: 1, reason: '多付了', requestKey: `key-one-${orderId}` });
      expect(await give(ELSEWHERE)).toEqual(refused('own-refund'));
      expect(await give('o-none')).toEqual(refused('order-not-found'));
      expect(await give('o-1')).toEqual(refused('refund-way'));
      expect(await give('o-2')).toEqual(refused('order-state', { status: 'TRADE_CLOSED' }));
    });

    it('grants a request in part, after which the order is paid', async () => {
      const orderId = await paid();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { shopStaff } = await staff(world());
      expect(await shopStaff.decideRefund({ orderId, grant: true, amount: 19_901 })).toEqual(
        issue('amount', '退款金额不能超过可退的 ¥199.00'),
      );
      expect(await shopStaff.decideRefund({ orderId, grant: true, amount: 900 })).toMatchObject({
        value: { status: PAID_STATUS, refunds: [{ cause: 'REQUESTED', amount: 900 }] },
      });
      expect(await shopStaff.refundRequests({ size: 9 })).toMatchObject({ value: { list: [] } });
    });

    it('notes parts that went back outside, each under a key', async () => {
      await world().deps.orders.insert(anOrder({ id: ELSEWHERE }));
      const { shopStaff } = await staff(world());
      const said = { orderId: ELSEWHERE, reason: '少上一节', evidence: '流水 1' };
      expect(await shopStaff.refundOffline({ ...said, amount: 5 })).toEqual(
        issue('requestKey', '部分退款要带上这次提交的编号'),
      );
      const part = { ...said, amount: 400, requestKey: key(1) };
      const done = must(await shopStaff.refundOffline(part));
      expect(done).toMatchObject({
        status: PAID_STATUS,
        refunded: 400,
        refunds: [{ cause: 'OFFLINE', amount: 400 }],
      });
      expect(await shopStaff.refundOffline(part)).toEqual({ ok: true, value: done });
      expect(await shopStaff.refundOffline({ ...part, evidence: '流水 2' })).toEqual(
        refused('request-key-used'),
      );
      expect(await shopStaff.refundOffline({ ...said, amount: 19_501, requestKey: key(2) })).toEqual(
        issue('amount', '退款金额不能超过可退的 ¥195.00'),
      );
      const { staffRefund } = await staff(world());
      expect(await staffRefund.money({ orderId: ELSEWHERE })).toMatchObject({
        value: {
          way: 'OFFLINE',
          captured: 19_900,
          left: 19_500,
          refunded: 400,
          limit: 100_000,
          offlinePayment: null,
          offlineRefunds: [{ amount: 400, evidence: '流水 1', secondName: null }],
          proposals: [],
          onWay: 0,
        },
      });
      expect(await staffRefund.money({ orderId: 'x' })).toEqual(refused('order-not-found'));
    });

    it('tells of the invoices of an order beside its money, and how they follow it', async () => {
      const orderId = await paid();
      const { invoice } = await loggedIn(world());
      const who = { kind: 'PERSON', title: '小明', taxNumber: null, email: 'ming@example.com' } as const;
      must(await invoice.ask({ orderId, ...who }));
      const { staffRefund } = await staff(world());
      const invoices = async () => must(await staffRefund.money({ orderId })).invoices;
      expect(await invoices()).toMatchObject([
        { title: '小明', status: 'ASKED', amount: 19_900, number: null },
      ]);
      must(await staffRefund.giveBack({ orderId, amount: 900, reason: '少上一节', requestKey: key(1) }));
      await settled();
      expect(await invoices()).toMatchObject([{ status: 'ASKED', amount: 19_000 }]);
      must(await staffRefund.giveBack({ orderId, amount: null, reason: '退课', requestKey: key(2) }));
      await settled();
      expect(await invoices()).toMatchObject([{ status: 'ENDED' }]);
    });
  });

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

  describe('StaffRefundPort, orders that were paid outside', () => {
    withSecond();

    it('enters one that is paid from the day of the payment on, with what shows it', async () => {
      const { staffRefund } = await staff(world());
      const { imageUrl } = must(await staffRefund.uploadReceipt({ bytes: fakePng('pixels') }));
      const input = { ...OFFLINE, pictures: [imageUrl] };
      const order = must(await staffRefund.placeOffline(input));
      expect(order).toMatchObject({
        userId: HONG.id,
        status: PAID_STATUS,
        amount: 18_000,
        listAmount: 19_900,
        paidAt: OFFLINE.paidAt,
        gmtCreated: SEED_NOW,
        paidOutside: true,
        history: [
          { event: 'PLACE', actor: 'staff', note: '' },
          { event: 'PAY', actor: 'staff', note: '' },
        ],
      });
      expect(shanghaiDay(order.validDate ?? 0)).toBe(shanghaiDay(OFFLINE.paidAt + 365 * DAY_MS));
      expect(await staffRefund.placeOffline(input)).toEqual({ ok: true, value: order });
      expect(await staffRefund.placeOffline({ ...input, amount: 1 })).toEqual(refused('request-key-used'));
      expect(world().deps.shop.greetings.has(order.id)).toBe(true);
      const { shop } = await loggedIn(world(), HONG.userName);
      expect(await shop.order({ orderId: order.id })).toEqual({ ok: true, value: order });
      const money = must(await staffRefund.money({ orderId: order.id }));
      expect(money).toMatchObject({
        way: 'OFFLINE',
        captured: 18_000,
        left: 18_000,
        offlinePayment: {
          way: 'BANK',
          reason: '在校内付了现金',
          evidence: '银行流水 20260226',
          pictures: [imageUrl],
          actorId: 'u-admin',
        },
      });
      expect(await audited()).toEqual(['orders.place']);
    });

    it('is answered again with what was entered, whatever came after: months, or a product that is gone', async () => {
      const { staffRefund } = await staff(world());
      const order = must(await staffRefund.placeOffline(OFFLINE));
      const { deps } = world();
      deps.shop.products.delete(OFFLINE.productId);
      expect(await staffRefund.placeOffline(OFFLINE)).toEqual({ ok: true, value: order });
      expect(await staffRefund.placeOffline({ ...OFFLINE, amount: 1 })).toEqual(refused('request-key-used'));
      deps.clock.advance(91 * DAY_MS);
      const { staffRefund: later } = await staff(world());
      expect(await later.placeOffline(OFFLINE)).toMatchObject({ ok: true, value: { id: order.id } });
    });

    it('refuses a double unless it is wanted again', async () => {
      const { staffRefund } = await staff(world());
      must(await staffRefund.placeOffline(OFFLINE));
      const more = { ...OFFLINE, requestKey: 'offline-2' };
      expect(await staffRefund.placeOffline(more)).toEqual(refused('product-owned'));
      must(await staffRefund.placeOffline({ ...more, again: true }));
    });

    it.each<readonly [string, string, string, Partial<OfflineOrderInput>]>([
      ['a payment of tomorrow', 'paidAt', '付款时间不能在以后', { paidAt: SEED_NOW + 1 }],
      ['one of long ago', 'paidAt', '付款时间不能早于 90 天以前', { paidAt: SEED_NOW - 90 * DAY_MS - 1 }],
      ['no evidence', 'evidence', '凭证必须填写', { evidence: ' ' }],
      ['no reason', 'reason', '原因必须填写', { reason: '' }],
      [
        'a picture of nobody',
        'pictures',
        '凭证图片已经不在，请重新上传',
        { pictures: ['/uploads/receipt/x.png'] },
      ],
      [
        'an address of elsewhere',
        'pictures',
        '凭证图片已经不在，请重新上传',
        { pictures: ['/uploads/avatar/x.png'] },
      ],
      ['a student who is none', 'userId', '没有这位学员', { userId: 'u-nobody' }],
      ['one who works here', 'userId', '没有这位学员', { userId: SECOND.id }],
    ])('refuses %s', async (_what, field, message, over) => {
      const { staffRefund } = await staff(world());
      expect(await staffRefund.placeOffline({ ...OFFLINE, ...over })).toEqual(issue(field, message));
    });

    it('takes no picture that a colleague uploaded, no product that is not there, and nothing for oneself', async () => {
      const { staffRefund } = await staff(world());
      const { staffRefund: other } = await second();
      const { imageUrl } = must(await other.uploadReceipt({ bytes: fakePng('pixels') }));
      expect(await staffRefund.placeOffline({ ...OFFLINE, pictures: [imageUrl] })).toEqual(
        issue('pictures', '凭证图片已经不在，请重新上传'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, productId: 'x' })).toEqual(
        refused('product-not-found'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, choice: ['x'] })).toEqual(
        refused('unknown-choice'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, userId: 'u-admin' })).toEqual(
        refused('own-refund'),
      );
      must(await staffRefund.placeOffline({ ...OFFLINE, productId: 'p-3', amount: 0 }));
    });
  });

  describe('StaffRefundPort, reasons', () => {
    const WHY = '别给他看';
    /** What the buyer reads beside the steps of staff; nothing that he is answered says why. */
    const readBy = async (buyer: string, orderId: string): Promise<readonly string[]> => {
      const { shop } = await loggedIn(world(), buyer);
      const shown = [
        must(await shop.order({ orderId })),
        must(await shop.orders({ pageNum: 0, pageSize: 9 })),
      ] as const;
      expect(JSON.stringify(shown)).not.toContain(WHY);
      return shown[0].history.filter(({ actor }) => actor === 'staff').map(({ note }) => note);
    };

    it('are for staff: the buyer reads what was done, how much and until when', async () => {
      const orderId = await paid();
      const { staffRefund, shopStaff } = await staff(world());
      const { gmtModified: version } = must(await (await loggedIn(world())).shop.order({ orderId }));
      const days = { validDate: '2027-01-31', serviceDate: null };
      must(await staffRefund.changeValidity({ orderId, ...days, version, reason: WHY }));
      must(await staffRefund.giveBack({ orderId, amount: 1_250, reason: WHY, requestKey: key(1) }));
      must(await staffRefund.giveBack({ orderId, amount: null, reason: WHY, requestKey: key(2) }));
      await settled();
      const [validity, ...money] = await readBy(MING.userName, orderId);
      expect(validity).toMatch(/^课程有效期：.* → 2027-01-31/);
      expect(money).toEqual(['退款 ¥12.50', '', '']);
      expect(await whyOf(orderId)).toEqual([`${validity}；${WHY}`, `退款 ¥12.50：${WHY}`, WHY, WHY]);

      const asked = await paid('key-00009');
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId: asked, reason: '不要了' }));
      must(await shopStaff.decideRefund({ orderId: asked, grant: true, reason: WHY }));
      await settled();
      expect(await readBy(MING.userName, asked)).toEqual(['']);
    });

    it('are for staff too of what was paid, and went back, outside', async () => {
      const { staffRefund, shopStaff } = await staff(world());
      const said = { reason: WHY, evidence: `流水 ${WHY}` };
      const { id: orderId } = must(await staffRefund.placeOffline({ ...OFFLINE, ...said }));
      must(await shopStaff.refundOffline({ orderId, ...said, amount: 400, requestKey: key(1) }));
      must(await shopStaff.refundOffline({ orderId, ...said }));
      expect(await readBy(HONG.userName, orderId)).toEqual(['', '', '退款 ¥4.00', '', '']);
      const line = `线下退款：${WHY}；凭证：流水 ${WHY}`;
      expect(await whyOf(orderId)).toEqual(['', `凭证：流水 ${WHY}`, `退款 ¥4.00：${line}`, line, line]);
    });

    it('are for the buyer, too, when his wish is refused', async () => {
      const orderId = await paid();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { shopStaff } = await staff(world());
      must(await shopStaff.decideRefund({ orderId, grant: false, reason: '已经学完' }));
      expect(await readBy(MING.userName, orderId)).toEqual(['已经学完']);
    });
  });

  describe('StaffRefundPort, validity', () => {
    withSecond();

    const CHANGE = { orderId: 'o-1', validDate: '2027-01-31', serviceDate: '2026-06-30', reason: '补偿停课' };

    it('changes until when an order lasts, as it was seen', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const changed = must(await staffRefund.changeValidity({ ...CHANGE, version }));
      expect([shanghaiDay(changed.validDate ?? 0), shanghaiDay(changed.serviceDate ?? 0)]).toEqual([
        '2027-01-31',
        '2026-06-30',
      ]);
      const line = changed.history.at(-1);
      expect(line).toMatchObject({ event: 'CHANGE_VALIDITY', actor: 'staff', status: PAID_STATUS });
      expect(line?.note).toMatch(/^课程有效期：.* → 2027-01-31；班主任服务期：.* → 2026-06-30$/);
      expect(await whyOf('o-1')).toEqual([`${line?.note}；补偿停课`]);
      const [entry] = await world().deps.auditLog.linesAfter(-Infinity, 9);
      expect(entry).toMatchObject({
        act: 'orders.validity',
        subjectId: 'o-1',
        about: MING.id,
        after: { validDate: '2027-01-31', serviceDate: '2026-06-30' },
        reason: '补偿停课',
      });
      const without = { ...CHANGE, serviceDate: null, version: changed.gmtModified };
      expect(must(await staffRefund.changeValidity(without)).serviceDate).toBeNull();
    });

    it('tells who changed it meanwhile, and to what', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const { staffRefund: other } = await second();
      const changed = must(await other.changeValidity({ ...CHANGE, version }));
      expect(await staffRefund.changeValidity({ ...CHANGE, validDate: '2028-01-01', version })).toEqual(
        refused('changed-meanwhile', {
          now: { validDate: '2027-01-31', serviceDate: '2026-06-30' },
          version: changed.gmtModified,
          by: { id: SECOND.id, name: SECOND.name },
          at: changed.gmtModified,
        }),
      );
    });

    it('refuses what cannot be', async () => {
      const { staffRefund, shop } = await staff(world());
      const { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      const change = (over: object) => staffRefund.changeValidity({ ...CHANGE, version, ...over });
      expect(await change({ validDate: '2020-01-01' })).toEqual(
        issue('validDate', '课程有效期不能早于下单的那一天'),
      );
      expect(await change({ serviceDate: '2026-02-30' })).toEqual(
        issue('serviceDate', '班主任服务期不是一个日期'),
      );
      expect(await change({ reason: '' })).toEqual(issue('reason', '原因必须填写'));
      expect(await change({ orderId: 'x' })).toEqual(refused('order-not-found'));
      expect(await change({ orderId: 'o-2' })).toEqual(refused('order-state', { status: 'TRADE_CLOSED' }));
      await world().deps.orders.insert(anOrder({ id: ELSEWHERE, userId: 'u-admin' }));
      expect(await change({ orderId: ELSEWHERE })).toEqual(refused('own-refund'));
    });

    it('happens so many times to one order', async () => {
      const { staffRefund, shop } = await staff(world());
      let { gmtModified: version } = must(await shop.order({ orderId: 'o-1' }));
      for (let at = 0; at < 10; at += 1) {
        const next = { ...CHANGE, validDate: `2027-02-1${at}`, version };
        ({ gmtModified: version } = must(await staffRefund.changeValidity(next)));
      }
      expect(await staffRefund.changeValidity({ ...CHANGE, version })).toEqual(
        issue('validDate', '一个订单的有效期最多修改 10 次'),
      );
      const same = { ...CHANGE, validDate: '2027-02-19', version };
      expect(must(await staffRefund.changeValidity(same)).gmtModified).toBe(version);
    });
  });

  describe('StaffRefundPort', () => {
    it.each(Object.entries(staffRefundTries))(
      '%s is for staff who look after orders',
      async (_call, attempt) => {
        if (typeof attempt !== 'function') throw new Error('there is one way to make it');
        expect(await attempt(await loggedIn(world()), MING)).toEqual(refused('forbidden'));
        expect(await attempt(world().visitor(), MING)).toEqual(refused('not-logged-in'));
      },
    );
  });
};

/** A way to make each call of the area. */
export const staffRefundTries: Tries<'staffRefund'> = {
  giveBack: ({ staffRefund }) =>
    staffRefund.giveBack({ orderId: 'o-nothing', amount: 1, reason: '多付了', requestKey: 'key-try-1' }),
  proposals: ({ staffRefund }) => staffRefund.proposals({ size: 10 }),
  approve: ({ staffRefund }) => staffRefund.approve({ id: 'nothing' }),
  refuse: ({ staffRefund }) => staffRefund.refuse({ id: 'nothing', reason: '不行' }),
  withdraw: ({ staffRefund }) => staffRefund.withdraw({ id: 'nothing' }),
  limit: ({ staffRefund }) => staffRefund.limit(),
  setLimit: ({ staffRefund }) => staffRefund.setLimit({ limit: 100_000, reason: '旺季' }),
  money: ({ staffRefund }) => staffRefund.money({ orderId: 'o-nothing' }),
  placeOffline: ({ staffRefund }) => staffRefund.placeOffline({ ...OFFLINE, userId: 'u-nobody' }),
  uploadReceipt: ({ staffRefund }) => staffRefund.uploadReceipt({ bytes: fakePng('pixels') }),
  changeValidity: ({ staffRefund }) =>
    staffRefund.changeValidity({
      orderId: 'o-nothing',
      validDate: '2027-01-31',
      serviceDate: null,
      reason: '补偿停课',
      version: 0,
    }),
};
