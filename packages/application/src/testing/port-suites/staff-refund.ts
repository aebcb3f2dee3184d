import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { runRefunds } from '../../payment/refund-money.js';
import type { GiveBackInput } from '../../staff-refund/index.js';
import { fakePng, MING } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { anOrder } from './seed.js';
import { ELSEWHERE, issue, key, OFFLINE, refundWorld, refused } from './staff-refund-world.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StaffRefundPort does with the parts of a payment, and for whom. */
export const staffRefundSuite = (world: WorldOf): void => {
  const { second, paid, finish, settled, audited, withSecond } = refundWorld(world);

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
