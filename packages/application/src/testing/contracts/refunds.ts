import { PAID_STATUS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { refundDone, refundFailed, refundTried, tryRefundAgain } from '../../payment/refund-steps.js';
import type { Refund } from '../../ports/refunds.js';
import { NASTY_TEXT } from './samples.js';
import { receive } from './shop-acts.js';
import { oddOnes, PLACED_AT, sampleReceipt, type ShopParts } from './shop-samples.js';
import { withPaidOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** When the second payment came in, which goes back. */
const AT = PLACED_AT + 30;
const LEASE_MS = 100;

/** What every Refunds does with a payment that goes back. */
export const refundsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  /** A store with the refund `backt2` of a second payment, due since AT. */
  const make: MakeSubject<ShopParts> = async () => {
    const made = await withPaidOrder(makeEmpty)();
    await receive(made.subject, sampleReceipt('t2'));
    return made;
  };
  const claim = ({ refunds }: ShopParts, at: number, limit = 9) =>
    refunds.claimDue({ at, leaseMs: LEASE_MS, limit });
  const refund = async ({ refunds }: ShopParts): Promise<Refund> => {
    const found = await refunds.find('backt2');
    if (found === undefined) throw new Error('the refund is not there');
    return found;
  };
  const failures = async (parts: ShopParts) =>
    (await oddOnes(parts)).filter(({ kind }) => kind === 'REFUND_FAILED');

  describe(`${name}: Refunds`, () => {
    it(
      'hands a refund to one worker at a time, and again when his lease has ended',
      withSubject(make, async (parts) => {
        expect(await claim(parts, AT - 1)).toEqual([]);
        expect(await claim(parts, AT)).toStrictEqual([await refund(parts)]);
        expect(await claim(parts, AT + 99)).toEqual([]);
        expect(await claim(parts, AT + 100)).toHaveLength(1);
        expect(await parts.refunds.find('nothing')).toBeUndefined();
        expect(await parts.refunds.ofOrder('nothing')).toEqual([]);
        expect(await parts.refunds.decidedOf('nothing')).toEqual([]);
        expect(await parts.refunds.decidedOf('o')).toStrictEqual([
          { ...(await refund(parts)), granted: null, secondId: null },
        ]);
      }),
    );

    it(
      'hands out the longest due first, as many as asked for',
      withSubject(make, async (parts) => {
        for (const [id, paidAt] of [
          ['t3', AT - 10],
          ['t4', AT + 10],
          ['t5', AT - 20],
        ] as const) {
          await receive(parts, sampleReceipt(id, { paidAt: paidAt - 10 }));
        }
        const ids = (refunds: readonly Refund[]) => refunds.map(({ id }) => id);
        expect(ids(await claim(parts, AT + 20, 2))).toEqual(['backt5', 'backt3']);
        expect(ids(await claim(parts, AT + 20, 9))).toEqual(['backt2', 'backt4']);
      }),
    );

    it(
      'gives each refund to one of many workers',
      withSubject(make, async (parts) => {
        for (let count = 3; count < 12; count += 1) await receive(parts, sampleReceipt(`t${count}`));
        const taken = await Promise.all(Array.from({ length: 6 }, () => claim(parts, AT, 3)));
        const ids = taken.flat().map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length + (await claim(parts, AT, 99)).length).toBe(10);
      }),
    );

    it(
      'asks again when the provider works on it, or the try failed',
      withSubject(make, async (parts) => {
        const made = await refund(parts);
        await claim(parts, AT);
        await refundTried(parts, 'backt2', { error: NASTY_TEXT, at: AT + 5, nextAt: AT + 200 });
        const failing = { ...made, attempts: 1, error: NASTY_TEXT, gmtModified: AT + 5 };
        expect(await refund(parts)).toStrictEqual(failing);
        expect(await claim(parts, AT + 199)).toEqual([]);
        expect(await claim(parts, AT + 200)).toStrictEqual([failing]);
        await refundTried(parts, 'backt2', { error: null, at: AT + 210, nextAt: AT + 300 });
        const working: Refund = {
          ...made,
          status: 'PROCESSING',
          attempts: 2,
          error: null,
          gmtModified: AT + 210,
        };
        expect(await refund(parts)).toStrictEqual(working);
        expect(await claim(parts, AT + 299)).toEqual([]);
        expect(await claim(parts, AT + 300)).toStrictEqual([working]);
        await refundTried(parts, 'backt2', { error: '断线', at: AT + 310, nextAt: AT + 400 });
        expect(await refund(parts)).toMatchObject({ status: 'PROCESSING', attempts: 3, error: '断线' });
      }),
    );

    it(
      'is over when the money is back, and stays so',
      withSubject(make, async (parts) => {
        await refundTried(parts, 'backt2', { error: '断线', at: AT + 1, nextAt: AT + 2 });
        await refundDone(parts, { id: 'backt2', orderId: 'o' }, AT + 10);
        const done = await refund(parts);
        expect(done).toMatchObject({ status: 'DONE', error: null, gmtModified: AT + 10 });
        await refundTried(parts, 'backt2', { error: null, at: AT + 20, nextAt: AT + 21 });
        await refundTried(parts, 'backt2', { error: '断线', at: AT + 20, nextAt: AT + 21 });
        await refundFailed(parts, 'backt2', { error: '断线', at: AT + 20 });
        await refundDone(parts, { id: 'backt2', orderId: 'o' }, AT + 20);
        expect(await tryRefundAgain(parts, 'backt2', { userId: 'staff-1', at: AT + 20 })).toBe('not-failed');
        expect(await refund(parts)).toStrictEqual(done);
        expect(await failures(parts)).toEqual([]);
        expect(await claim(parts, AT + 1_000_000)).toEqual([]);
        expect(await parts.shopOrders.find('o')).toMatchObject({ status: PAID_STATUS });
      }),
    );

    it(
      'is written down as odd when the provider will not do it, and is not asked again',
      withSubject(make, async (parts) => {
        await refundFailed(parts, 'backt2', { error: NASTY_TEXT, at: AT + 10 });
        await refundFailed(parts, 'backt2', { error: '再次', at: AT + 20 });
        expect(await refund(parts)).toMatchObject({
          status: 'FAILED',
          error: NASTY_TEXT,
          gmtModified: AT + 10,
        });
        expect(await failures(parts)).toMatchObject([
          { orderId: 'o', subject: 'backt2', amount: 399_900, note: NASTY_TEXT, gmtCreated: AT + 10 },
        ]);
        await refundTried(parts, 'backt2', { error: null, at: AT + 30, nextAt: AT + 31 });
        expect(await claim(parts, AT + 1_000_000)).toEqual([]);
      }),
    );

    it(
      'is tried again when staff say so; another failure is odd anew',
      withSubject(make, async (parts) => {
        expect(await tryRefundAgain(parts, 'backt2', { userId: 'staff-1', at: AT })).toBe('not-failed');
        expect(await tryRefundAgain(parts, 'nothing', { userId: 'staff-1', at: AT })).toBe('not-failed');
        await refundFailed(parts, 'backt2', { error: '余额不足', at: AT + 10 });
        const [first] = await failures(parts);
        expect(await tryRefundAgain(parts, 'backt2', { userId: 'staff-1', at: AT + 20 })).toBe('again');
        expect(await failures(parts)).toMatchObject([{ settledBy: 'staff-1', settledAt: AT + 20 }]);
        expect(await tryRefundAgain(parts, 'backt2', { userId: 'staff-1', at: AT + 20 })).toBe('not-failed');
        const again = { status: 'WAITING', attempts: 0, error: null, gmtModified: AT + 20 };
        expect(await claim(parts, AT + 20)).toMatchObject([again]);
        await refundFailed(parts, 'backt2', { error: '仍不足', at: AT + 30 });
        expect(await failures(parts)).toMatchObject([
          { id: first?.id, note: '仍不足', gmtCreated: AT + 30, settledBy: null, settledAt: null },
        ]);
      }),
    );

    it(
      'may be done after it was given up',
      withSubject(make, async (parts) => {
        await refundFailed(parts, 'backt2', { error: '余额不足', at: AT + 10 });
        await refundDone(parts, { id: 'backt2', orderId: 'o' }, AT + 20);
        expect(await refund(parts)).toMatchObject({ status: 'DONE', error: null });
        await refundDone(parts, { id: 'nothing', orderId: 'o' }, AT + 20);
        await refundFailed(parts, 'nothing', { error: '', at: AT + 20 });
      }),
    );
  });
};
