import { commissionDueAt, commissionOf } from '@ykd/domain/commission';
import { PAID_STATUS, REFUNDING_STATUS, type OrderStatus } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import {
  brought,
  claimed,
  closeMonth,
  moved,
  onAccounts,
  orderOf,
  pay,
  placeWith,
  problems,
  release,
  withOneProduct,
} from './commission-acts.js';
import { samplePartner } from './partners.js';
import { sampleMember, sampleOrder, sampleSession } from './samples.js';
import { ASKED_AT, close, finishRefund, give, giveBack, refundOutside } from './shop-acts.js';
import { decideIn } from '../../commission/review.js';
import { receivePayment } from '../../payment/receive-payment.js';
import { bindAccount } from '../../weixin/bind-account.js';
import { PLACED_AT, REDUCED, sampleReceipt } from './shop-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const PAID_AT = PLACED_AT + 20;
const DUE = commissionDueAt(PAID_AT);
const EARNED = commissionOf(REDUCED, 700);
/** Middle of October 2025, and some time later in other months. */
const [NOVEMBER, DECEMBER] = [Date.UTC(2025, 10, 15), Date.UTC(2025, 11, 15)];

/** What becomes of commission when orders are placed, paid and given back, whatever else happens. */
export const commissionFollowsContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withOneProduct(makeEmpty);
  let others = 0;
  const outside = (parts: Repositories, amount: number, orderId = 'o') =>
    refundOutside(parts, {
      refundId: `by-others-${(others += 1)}`,
      transactionId: `t-${orderId}`,
      outTradeNo: `try-${orderId}`,
      orderId,
      amount,
    });
  const isRight = async (parts: Repositories) => expect(await problems(parts)).toEqual([]);

  describe(`${name}: whose order it is`, () => {
    it(
      'that of the last claim before it, whichever coupon was used',
      withSubject(make, async (parts) => {
        await claimed(parts, 'a', { partnerId: 'p-a', claimedAt: PLACED_AT - 9 * DAY_MS });
        await claimed(parts, 'b', { partnerId: 'p-b', claimedAt: PLACED_AT - 2 * DAY_MS });
        await claimed(parts, 'later', { partnerId: 'p-c', claimedAt: PLACED_AT + 1 });
        await placeWith(parts, 'o', 'a');
        expect(await orderOf(parts)).toStrictEqual({
          orderId: 'o',
          partnerId: 'p-b',
          buyerId: 'member-1',
          productId: 'product-1',
          claimId: 'claim-b',
          claimedAt: PLACED_AT - 2 * DAY_MS,
          couponId: 'a',
          placedAt: PLACED_AT,
          rateBp: 700,
          rateId: null,
          doubts: [],
          state: 'PLACED',
          review: 'NONE',
          reviewedBy: null,
          reviewedAt: null,
          reason: null,
          earned: 0,
          reversed: 0,
          paidAt: null,
          payer: null,
          dueAt: null,
          version: 1,
        });
        expect(await onAccounts(parts, 'p-b')).toEqual({});
      }),
    );

    it(
      'nobody’s without a coupon that a partner gave, and none that is too old counts',
      withSubject(make, async (parts) => {
        const { commissions, coupons } = parts;
        await claimed(parts, 'old', { claimedAt: PLACED_AT - 30 * DAY_MS - 1 });
        await claimed(parts, 'other', { partnerId: 'p-x', userId: 'member-2' });
        await placeWith(parts, 'without', null);
        await placeWith(parts, 'with-old', 'old');
        expect(await commissions.order('without')).toBeUndefined();
        expect(await commissions.order('with-old')).toBeUndefined();
        await pay(parts, 'without');
        await pay(parts, 'with-old');
        expect((await commissions.accounts({ limit: 9 })).list).toEqual([]);
        expect(await coupons.find('old')).toMatchObject({ status: 'USED' });
      }),
    );

    it(
      'that of the claim of the coupon itself, though another clock says that it came after the order',
      withSubject(make, async (parts) => {
        await claimed(parts, 'a', { partnerId: 'p-a', claimedAt: PLACED_AT - 9 * DAY_MS });
        await claimed(parts, 'b', { partnerId: 'p-b', claimedAt: PLACED_AT + 1 });
        await placeWith(parts, 'o', 'b');
        expect(await orderOf(parts)).toMatchObject({ partnerId: 'p-b', claimId: 'claim-b' });
      }),
    );

    it(
      'exactly thirty days old still counts',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c', { claimedAt: PLACED_AT - 30 * DAY_MS });
        await placeWith(parts, 'o', 'c');
        expect(await orderOf(parts)).toMatchObject({ claimId: 'claim-c' });
      }),
    );

    it.each([
      ['ACTIVE', 700],
      ['SUSPENDED', 700],
      ['ENDED', undefined],
    ] as const)('of a partner who is %s: at %s', (state, rateBp) =>
      withSubject(make, async (parts) => {
        await parts.unitOfWork.transaction((tx) => tx.partners.put(samplePartner('partner-1', { state })));
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        expect((await parts.commissions.order('o'))?.rateBp).toBe(rateBp);
      })(),
    );

    it(
      'at the rate of the level that the partner has then',
      withSubject(make, async (parts) => {
        await parts.unitOfWork.transaction(async (tx) => {
          await tx.partners.put(samplePartner('partner-1', { level: 'GOLD' }));
          for (const [level, rateBp] of [
            ['GOLD', 1_000],
            ['SILVER', 900],
          ] as const)
            await tx.commissions.insertRate({
              id: level,
              partnerId: null,
              productId: null,
              level,
              firstDay: '2025-01-01',
              lastDay: null,
              rateBp,
              gmtCreated: 1,
            });
        });
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        expect(await orderOf(parts)).toMatchObject({ rateBp: 1_000, rateId: 'GOLD' });
      }),
    );

    it(
      'at the rate that was agreed when it was placed, whatever is agreed later',
      withSubject(make, async (parts) => {
        const agreed = (id: string, rateBp: number, gmtCreated: number) =>
          parts.unitOfWork.transaction((tx) =>
            tx.commissions.insertRate({
              id,
              partnerId: 'partner-1',
              productId: null,
              level: null,
              firstDay: '2025-01-01',
              lastDay: null,
              rateBp,
              gmtCreated,
            }),
          );
        await agreed('r1', 1_500, 1);
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await agreed('r2', 9_000, PLACED_AT + DAY_MS);
        await pay(parts, 'o');
        expect(await orderOf(parts)).toMatchObject({ rateBp: 1_500, rateId: 'r1', earned: 58_485 });
        await outside(parts, 100_000);
        expect(await onAccounts(parts)).toEqual({ owed: -43_485, held: 43_485 });
        await isRight(parts);
      }),
    );
  });

  describe(`${name}: what a partner earns`, () => {
    it(
      'once with the payment, and held for seven days',
      withSubject(make, async (parts) => {
        await brought(parts);
        await pay(parts, 'o');
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        const { list } = await parts.commissions.postingsOf('partner-1', { limit: 9 });
        expect(list).toStrictEqual([
          {
            partnerId: 'partner-1',
            seq: 1,
            kind: 'EARN',
            debit: 'owed',
            credit: 'held',
            cents: EARNED,
            orderId: 'o',
            payoutId: null,
            source: 'earn:o',
            at: PAID_AT,
            month: '2025-10',
          },
        ]);
        expect(await release(parts, DUE - 1)).toBe(0);
        expect(await release(parts, DUE)).toBe(1);
        expect(await release(parts, DUE + DAY_MS)).toBe(0);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, payable: EARNED });
        expect(await orderOf(parts)).toMatchObject({ state: 'RELEASED', dueAt: null });
        await isRight(parts);
      }),
    );

    it(
      'nothing with an order that costs nothing, is closed, or was placed by staff',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c', { amount: 0 });
        expect(await orderOf(parts)).toMatchObject({
          state: 'HELD',
          earned: 0,
          dueAt: commissionDueAt(PLACED_AT),
        });
        const then = { from: PLACED_AT, to: PLACED_AT + 1 };
        expect(await parts.commissions.paidCount('partner-1', then)).toBe(1);
        await claimed(parts, 'd');
        await placeWith(parts, 'closed', 'd');
        await close(parts, 'closed');
        await outside(parts, 5_000, 'closed');
        await parts.orders.insert(sampleOrder('staff'));
        await giveBack(parts, 'staff');
        await release(parts, DUE);
        expect(await onAccounts(parts)).toEqual({});
        expect(await orderOf(parts)).toMatchObject({ state: 'RELEASED' });
        expect(await orderOf(parts, 'closed')).toMatchObject({ state: 'PLACED' });
        await isRight(parts);
      }),
    );

    it(
      'nothing with a payment of another amount, or a second one',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        expect(await pay(parts, 'o', { transactionId: 'wrong', amount: 1 })).toBe('surplus');
        expect(await onAccounts(parts)).toEqual({});
        expect(await pay(parts, 'o')).toBe('paid');
        expect(await pay(parts, 'o', { transactionId: 'again' })).toBe('surplus');
        await finishRefund(parts, 'backagain');
        await finishRefund(parts, 'backwrong');
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await isRight(parts);
      }),
    );

    it(
      'by each of its payments once, however often they are told of at once',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        const told = await Promise.all([1, 2, 3, 4].map(() => pay(parts, 'o')));
        expect(told.toSorted()).toEqual(['known', 'known', 'known', 'paid']);
        const released = await Promise.all([1, 2, 3].map(() => release(parts, DUE)));
        expect(released.reduce((sum, one) => sum + one, 0)).toBe(1);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, payable: EARNED });
        await isRight(parts);
      }),
    );

    it(
      'what others earned is released, though one order holds less than it says',
      withSubject(make, async (parts) => {
        await brought(parts, 'broken');
        await brought(parts, 'o', {}, PAID_AT + 1);
        const broken = await orderOf(parts, 'broken');
        await parts.unitOfWork.transaction((tx) =>
          tx.commissions.storeOrder({ ...broken, earned: 9 * EARNED, version: 3 }),
        );
        await expect(release(parts, DUE + 1)).rejects.toThrow('broken holds less');
        expect(await onAccounts(parts)).toEqual({ owed: -2 * EARNED, held: EARNED, payable: EARNED });
        // Neither does a month close over it.
        await expect(closeMonth(parts, '2025-10', NOVEMBER)).rejects.toThrow('broken holds less');
        expect(await parts.commissions.closings(9)).toEqual([]);
      }),
    );

    it(
      'what is to go back, as somebody decides, waits, and is released as of its time where it does not',
      withSubject(make, async (parts) => {
        const becomes = (status: OrderStatus) =>
          parts.unitOfWork.transaction(async (tx) => {
            const order = await tx.orders.hold('o');
            if (order !== undefined) await tx.orders.store({ ...order, status });
          });
        await brought(parts);
        await becomes(REFUNDING_STATUS);
        expect(await release(parts, DUE + DAY_MS)).toBe(0);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await becomes(PAID_STATUS);
        expect(await release(parts, DUE + DAY_MS)).toBe(1);
        const { list } = await parts.commissions.postingsOf('partner-1', { limit: 1 });
        expect(list).toMatchObject([{ kind: 'RELEASE', at: DUE }]);
        await isRight(parts);
      }),
    );

    it(
      'nothing that is in doubt is released until staff have looked at it',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c', { partnerId: 'member-1', partnerStanding: 'device' });
        await placeWith(parts, 'o', 'c');
        await pay(parts, 'o');
        expect(await orderOf(parts)).toMatchObject({
          doubts: ['own', 'device'],
          review: 'OPEN',
          dueAt: null,
        });
        expect(await release(parts, DUE + 99 * DAY_MS)).toBe(0);
        expect(await onAccounts(parts, 'member-1')).toEqual({ owed: -EARNED, held: EARNED });
        await isRight(parts);
      }),
    );
  });

  describe(`${name}: on whose device`, () => {
    const [YESTERDAY, TODAY] = [PLACED_AT - DAY_MS, PLACED_AT - 1_000];
    /** Somebody logged in on a device. */
    const onDevice = async ({ members, knownDevices }: Repositories, userId: string, device: string) => {
      if ((await members.findById(userId)) === undefined)
        await members.insert(sampleMember(userId, { id: userId }));
      await knownDevices.remember({ userId, device, address: '::1', at: PLACED_AT }, 20);
    };
    const inDoubt = { doubts: ['device'], review: 'OPEN', dueAt: null };

    it(
      'a claim on one of the partner stays, whatever is claimed elsewhere later',
      withSubject(make, async (parts) => {
        await claimed(parts, 'a', { claimedAt: YESTERDAY, partnerStanding: 'device' });
        await claimed(parts, 'b', { claimedAt: TODAY });
        await placeWith(parts, 'o', 'a');
        await placeWith(parts, 'other', 'b');
        await pay(parts, 'o');
        await pay(parts, 'other');
        expect(await orderOf(parts)).toMatchObject({ claimId: 'claim-b', ...inDoubt });
        expect(await orderOf(parts, 'other')).toMatchObject(inDoubt);
        await isRight(parts);
      }),
    );

    it(
      'one of another partner, or of another buyer, says nothing',
      withSubject(make, async (parts) => {
        await claimed(parts, 'a', { partnerId: 'p-a', claimedAt: YESTERDAY, partnerStanding: 'device' });
        await claimed(parts, 'b', { userId: 'member-2', claimedAt: YESTERDAY, partnerStanding: 'device' });
        await claimed(parts, 'c', { claimedAt: TODAY, partnerStanding: 'address' });
        await onDevice(parts, 'member-1', 'mine');
        await onDevice(parts, 'partner-1', 'his');
        await placeWith(parts, 'o', 'a');
        await pay(parts, 'o');
        expect(await orderOf(parts)).toMatchObject({ partnerId: 'partner-1', doubts: [], review: 'NONE' });
      }),
    );

    it.each([
      ['before it is placed', 'place'],
      ['before it is paid', 'pay'],
      ['before it is released', 'release'],
    ] as const)('both logged in on it %s', (_when, then) =>
      withSubject(make, async (parts) => {
        const share = async (step: typeof then) => {
          if (step !== then) return;
          await onDevice(parts, 'member-1', 'x');
          await onDevice(parts, 'partner-1', 'x');
        };
        await claimed(parts, 'c');
        await share('place');
        await placeWith(parts, 'o', 'c');
        await share('pay');
        await pay(parts, 'o');
        await share('release');
        await release(parts, DUE);
        expect(await orderOf(parts)).toMatchObject(inDoubt);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await isRight(parts);
      })(),
    );
  });

  describe(`${name}: who paid`, () => {
    const paidBy = (parts: Repositories, payer: string, orderId = 'o', amount = REDUCED) =>
      receivePayment(parts, {
        receipt: sampleReceipt(`t-${orderId}`, { orderId, outTradeNo: `try-${orderId}`, amount }),
        refundId: 'back',
        at: PAID_AT,
        payer,
      });
    /** Somebody who binds a WeChat account in a session of his. */
    const binding = async (parts: Repositories, id: string, openid: string) => {
      if ((await parts.members.findById(id)) === undefined) {
        await parts.members.insert(sampleMember(id, { id }));
        await parts.unitOfWork.transaction((tx) => tx.sessions.insert(sampleSession(id, { userId: id })));
      }
      return bindAccount(parts, { id, sessionId: `session-${id}`, openid, at: PAID_AT });
    };
    const decide = (parts: Repositories, approve: boolean, at = DUE) =>
      parts.unitOfWork.transaction((tx) =>
        decideIn(tx, { orderId: 'o', approve, reason: '问过双方' }, { userId: 'staff-1', at }),
      );
    const inDoubt = { doubts: ['payer'], review: 'OPEN', dueAt: null };

    it.each([
      ['the partner himself', 'o-partner', ['payer']],
      ['another member', 'o-other', []],
      ['nobody whom we know', 'o-nobody', []],
    ] as const)('%s', (_who, payer, doubts) =>
      withSubject(make, async (parts) => {
        await binding(parts, 'partner-1', 'o-partner');
        await binding(parts, 'member-2', 'o-other');
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        expect(await paidBy(parts, payer)).toBe('paid');
        expect(await orderOf(parts)).toMatchObject({
          doubts,
          payer,
          review: doubts.length > 0 ? 'OPEN' : 'NONE',
        });
        await isRight(parts);
      })(),
    );

    it(
      'the partner, whose account was his before',
      withSubject(make, async (parts) => {
        await binding(parts, 'partner-1', 'o1');
        await parts.members.unbindWeixin('partner-1');
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await paidBy(parts, 'o1');
        expect(await orderOf(parts)).toMatchObject(inDoubt);
      }),
    );

    it(
      'the partner, who paid an order of his own with it, or tried to bind it while it was of another',
      withSubject(make, async (parts) => {
        await placeWith(parts, 'own', null, { userId: 'partner-1' });
        await paidBy(parts, 'o1', 'own');
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await paidBy(parts, 'o1');
        expect(await orderOf(parts)).toMatchObject(inDoubt);
        expect(await binding(parts, 'member-2', 'o2')).toBe('bound');
        expect(await binding(parts, 'partner-1', 'o2')).toBe('taken');
        await claimed(parts, 'd');
        await placeWith(parts, 'p', 'd');
        await paidBy(parts, 'o2', 'p');
        expect(await orderOf(parts, 'p')).toMatchObject(inDoubt);
      }),
    );

    it(
      'the partner, who binds the account only afterwards: nothing is payable until staff have looked',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await paidBy(parts, 'o1');
        expect(await orderOf(parts)).toMatchObject({ doubts: [], review: 'NONE' });
        expect(await binding(parts, 'partner-1', 'o1')).toBe('bound');
        expect(await orderOf(parts)).toMatchObject(inDoubt);
        await release(parts, DUE);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await decide(parts, true);
        await release(parts, DUE);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, payable: EARNED });
        await isRight(parts);
      }),
    );

    it(
      'the partner, as comes to light after staff approved of another doubt',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c', { partnerStanding: 'device' });
        await placeWith(parts, 'o', 'c');
        await paidBy(parts, 'o1');
        await decide(parts, true, PAID_AT + 1);
        await parts.unitOfWork.transaction((tx) =>
          tx.members.keepWeixin({ userId: 'partner-1', openid: 'o1' }),
        );
        await release(parts, DUE);
        expect(await orderOf(parts)).toMatchObject({
          ...inDoubt,
          doubts: ['device', 'payer'],
          reviewedBy: null,
        });
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await isRight(parts);
      }),
    );

    it.each([true, false])('the partner, who binds it after that was released; approved: %s', (approve) =>
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await paidBy(parts, 'o1');
        await release(parts, DUE);
        await binding(parts, 'partner-1', 'o1');
        expect(await orderOf(parts)).toMatchObject({ ...inDoubt, state: 'RELEASED' });
        await isRight(parts);
        await decide(parts, approve, DUE + DAY_MS);
        expect(await orderOf(parts)).toMatchObject({ state: 'RELEASED', dueAt: null });
        expect(await onAccounts(parts)).toEqual(approve ? { owed: -EARNED, payable: EARNED } : {});
        await binding(parts, 'partner-1', 'o1');
        expect(await orderOf(parts)).toMatchObject({ review: approve ? 'APPROVED' : 'REFUSED' });
        await isRight(parts);
      })(),
    );
  });

  describe(`${name}: what is taken back`, () => {
    const LEFT = (refunded: number) => commissionOf(REDUCED - refunded, 700);

    it(
      'the share of each part that goes back, by whichever way, and no cent more',
      withSubject(make, async (parts) => {
        await brought(parts);
        await give(parts, { amount: 50 }, { refundId: 'r1' });
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, held: EARNED });
        await finishRefund(parts, 'r1');
        await finishRefund(parts, 'r1');
        await outside(parts, 50);
        await give(parts, { amount: 50 }, { refundId: 'r2' });
        await finishRefund(parts, 'r2');
        expect(await onAccounts(parts)).toEqual({ owed: -LEFT(150), held: LEFT(150) });
        await give(parts, {}, { refundId: 'r3' });
        await finishRefund(parts, 'r3');
        expect(await onAccounts(parts)).toEqual({});
        expect(await orderOf(parts)).toMatchObject({ earned: EARNED, reversed: EARNED });
        expect(await release(parts, DUE)).toBe(1);
        expect(await onAccounts(parts)).toEqual({});
        await isRight(parts);
      }),
    );

    it(
      'of what went back before the payment was heard of, too',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await placeWith(parts, 'o', 'c');
        await outside(parts, 100_000);
        expect(await pay(parts, 'o')).toBe('paid');
        expect(await onAccounts(parts)).toEqual({ owed: -LEFT(100_000), held: LEFT(100_000) });
        await isRight(parts);
      }),
    );

    it(
      'after it was paid out it is carried forward, and what comes later makes up for it',
      withSubject(make, async (parts) => {
        await brought(parts);
        await release(parts, DUE);
        expect(await moved(parts, 'PAYOUT', EARNED, { source: 'payout:1' })).toBe('posted');
        expect(await moved(parts, 'PAYOUT', EARNED, { source: 'payout:1' })).toBe('known');
        expect(await moved(parts, 'PAID', EARNED, { source: 'paid:1' })).toBe('posted');
        expect(await moved(parts, 'PAYOUT', 1, { source: 'payout:2' })).toBe('not-enough');
        await expect(moved(parts, 'PAID', 1, { source: 'paid:1' })).rejects.toThrow('paid:1');
        await outside(parts, REDUCED);
        expect(await onAccounts(parts)).toEqual({ payable: -EARNED, paid: EARNED });
        await brought(parts, 'p');
        await release(parts, DUE);
        expect(await onAccounts(parts)).toEqual({ owed: -EARNED, paid: EARNED });
        await isRight(parts);
      }),
    );

    it(
      'in a payout that is on its way it is carried forward as well, also where that fails',
      withSubject(make, async (parts) => {
        await brought(parts);
        await release(parts, DUE);
        await moved(parts, 'PAYOUT', EARNED, { source: 'payout:1' });
        await outside(parts, 50_000);
        expect(await moved(parts, 'BACK', EARNED, { source: 'back:1' })).toBe('posted');
        expect(await onAccounts(parts)).toEqual({ owed: -LEFT(50_000), payable: LEFT(50_000) });
        await isRight(parts);
      }),
    );

    it(
      'outside of the platform, where no payment was taken in here, nothing was earned',
      withSubject(make, async (parts) => {
        await parts.orders.insert(sampleOrder('o'));
        expect(await giveBack(parts)).toBe('given');
        expect((await parts.commissions.accounts({ limit: 9 })).list).toEqual([]);
      }),
    );
  });

  describe(`${name}: statements`, () => {
    it(
      'of a month that is over, in turn, with what is carried forward',
      withSubject(make, async (parts) => {
        await brought(parts);
        expect(await closeMonth(parts, '2025-10', DUE)).toEqual({
          kind: 'issue',
          message: '2025-10 还没有结束',
        });
        expect(await closeMonth(parts, '2025-11', DECEMBER)).toEqual({
          kind: 'issue',
          message: '2025-10 还没有结算，请先结算它',
        });
        const release2025 = { month: '2025-10', number: 'YJ202510-000001', firstSeq: 1, lastSeq: 2 };
        expect(await closeMonth(parts, '2025-10', NOVEMBER)).toEqual({ kind: 'closed', statements: 1 });
        expect(await closeMonth(parts, '2025-10', NOVEMBER)).toEqual({ kind: 'closed', statements: 1 });
        expect(await parts.commissions.statement('partner-1', '2025-10')).toMatchObject({
          ...release2025,
          opening: { held: 0, payable: 0 },
          sums: [
            { kind: 'EARN', cents: EARNED, count: 1 },
            { kind: 'RELEASE', cents: EARNED, count: 1 },
          ],
          closing: { owed: -EARNED, payable: EARNED, held: 0 },
          closedAt: NOVEMBER,
        });
        // Nothing is added to a month that is closed, whenever it happened.
        await outside(parts, REDUCED);
        const [last] = (await parts.commissions.postingsOf('partner-1', { limit: 1 })).list;
        expect(last).toMatchObject({ kind: 'REVERSE', at: ASKED_AT + 500, month: '2025-11' });
        await brought(parts, 'late', {}, PAID_AT);
        expect(await closeMonth(parts, '2025-11', DECEMBER)).toEqual({ kind: 'closed', statements: 1 });
        expect(await parts.commissions.statement('partner-1', '2025-11')).toMatchObject({
          opening: { payable: EARNED },
          closing: { owed: -EARNED, payable: EARNED, held: 0 },
        });
        await isRight(parts);
      }),
    );

    it(
      'none for whom nothing happened and who has nothing, and one for who only has',
      withSubject(make, async (parts) => {
        await brought(parts);
        await claimed(parts, 'd', { partnerId: 'q' });
        await placeWith(parts, 'free', 'd', { amount: 0 });
        expect(await closeMonth(parts, '2025-10', NOVEMBER)).toEqual({ kind: 'closed', statements: 1 });
        expect(await closeMonth(parts, '2025-11', DECEMBER)).toEqual({ kind: 'closed', statements: 1 });
        expect(await parts.commissions.statement('partner-1', '2025-11')).toMatchObject({
          sums: [],
          firstSeq: null,
          opening: { payable: EARNED },
          closing: { payable: EARNED },
        });
        expect((await parts.commissions.statementsOf('q', { limit: 9 })).list).toEqual([]);
        expect(await parts.commissions.account('q')).toMatchObject({ openMonth: '2025-12' });
        await isRight(parts);
      }),
    );

    it(
      'once for each partner, also where two close at once while others earn',
      withSubject(make, async (parts) => {
        for (const at of [1, 2, 3]) {
          await claimed(parts, `c${at}`, { partnerId: `p${at}`, claimedAt: PLACED_AT - 100 + at });
          await placeWith(parts, `o${at}`, `c${at}`);
        }
        await pay(parts, 'o1');
        const did = await Promise.all([
          closeMonth(parts, '2025-10', NOVEMBER),
          pay(parts, 'o2'),
          closeMonth(parts, '2025-10', NOVEMBER),
          pay(parts, 'o3'),
        ]);
        expect([did[0].kind, did[2].kind]).toEqual(['closed', 'closed']);
        expect(await closeMonth(parts, '2025-10', NOVEMBER)).toMatchObject({ kind: 'closed' });
        expect(await parts.commissions.openIn('2025-10', 9)).toEqual([]);
        expect(await closeMonth(parts, '2025-11', DECEMBER)).toMatchObject({ kind: 'closed' });
        await isRight(parts);
      }),
    );
  });
};
