import { describe, expect, it } from 'vitest';
import { HONG } from '../fakes/index.js';
import { EARNED, PAID, withCommission } from './commission-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const NOTHING = { owed: 0, held: 0, payable: 0, paying: 0, paid: 0, tax: 0, writtenOff: 0 };

/** What every implementation of PartnerCommissionPort does. */
export const partnerCommissionSuite = (world: WorldOf): void => {
  describe('PartnerCommissionPort', () => {
    it('shows a partner what she earns, and with what, but not who bought', async () => {
      const { hong, orderId, paidAt, release, refund } = await withCommission(world());
      const sums = [{ kind: 'EARN', debit: 'owed', credit: 'held', cents: EARNED, count: 1 }];
      const earned = { ...NOTHING, owed: -EARNED, held: EARNED, month: '2026-03', sums, paidOrders: 1 };
      expect(must(await hong.partnerCommission.account())).toEqual(earned);
      const order = {
        orderId,
        productName: 'Python 课程',
        placedAt: paidAt,
        rateBp: 700,
        state: 'HELD',
        review: 'NONE',
        earned: EARNED,
        reversed: 0,
        paidAt,
        dueAt: paidAt + 7 * 86_400_000,
      };
      expect(must(await hong.partnerCommission.orders({ size: 9 })).list).toEqual([order]);
      await release();
      expect(must(await hong.partnerCommission.account())).toMatchObject({ held: 0, payable: EARNED });
      await refund(PAID);
      const { list } = must(await hong.partnerCommission.postings({ size: 9 }));
      expect(list.map(({ seq, kind, cents }) => [seq, kind, cents])).toEqual([
        [3, 'REVERSE', EARNED],
        [2, 'RELEASE', EARNED],
        [1, 'EARN', EARNED],
      ]);
      // What made one names who of the staff wrote something off.
      expect(list.some((posting) => 'partnerId' in posting || 'source' in posting)).toBe(false);
      expect(must(await hong.partnerCommission.account())).toMatchObject(NOTHING);
    });

    it('shows her statements, and the lines of each', async () => {
      const { hong, close } = await withCommission(world());
      expect(await hong.partnerCommission.statement({ month: '2026-03' })).toEqual(
        refused('entity-not-found'),
      );
      world().deps.clock.set(Date.UTC(2026, 3, 2));
      expect(await close('2026-03')).toEqual({ kind: 'closed', statements: 1 });
      const later = await loggedIn(world(), 'xiaohong');
      const [statement] = must(await later.partnerCommission.statements({ size: 9 })).list;
      expect(statement).toMatchObject({
        partnerId: HONG.id,
        month: '2026-03',
        number: 'YJ202603-000001',
        opening: NOTHING,
        closing: { held: 0, payable: EARNED },
        firstSeq: 1,
        lastSeq: 2,
      });
      expect(must(await later.partnerCommission.statement({ month: '2026-03' }))).toEqual(statement);
      const lines = must(await later.partnerCommission.postings({ month: '2026-03', size: 1 }));
      expect(lines.list.map(({ seq }) => seq)).toEqual([2]);
      const next = { month: '2026-03', size: 1, after: lines.next ?? '' };
      expect(must(await later.partnerCommission.postings(next)).list.map(({ seq }) => seq)).toEqual([1]);
      expect(must(await later.partnerCommission.postings({ month: '2026-04', size: 9 })).list).toEqual([]);
      expect(await later.partnerCommission.postings({ size: 1, after: lines.next ?? '' })).toMatchObject(
        refused('invalid-input'),
      );
      expect(await hong.partnerCommission.account()).toEqual(refused('not-logged-in'));
    });

    it('is for partners, each what is his own', async () => {
      const { ming, lin, admin, close, hong } = await withCommission(world());
      for (const who of [ming, lin, admin]) {
        expect(await who.partnerCommission.account()).toEqual(refused('forbidden'));
        expect(await who.partnerCommission.postings({ size: 9 })).toEqual(refused('forbidden'));
        expect(await who.partnerCommission.orders({ size: 9 })).toEqual(refused('forbidden'));
        expect(await who.partnerCommission.statements({ size: 9 })).toEqual(refused('forbidden'));
        expect(await who.partnerCommission.statement({ month: '2026-03' })).toEqual(refused('forbidden'));
      }
      world().deps.clock.set(Date.UTC(2026, 3, 2));
      await close('2026-03');
      // Somebody else's statement is not there.
      const { unitOfWork, partners } = world().deps;
      const partner = await partners.find(HONG.id);
      if (partner === undefined) throw new Error('she is one');
      await unitOfWork.transaction((tx) => tx.partners.put({ ...partner, userId: 'u-lin' }));
      const other = await loggedIn(world(), 'lin');
      expect(await other.partnerCommission.statement({ month: '2026-03' })).toEqual(
        refused('entity-not-found'),
      );
      expect(must(await other.partnerCommission.postings({ size: 9 })).list).toEqual([]);
      expect(must(await other.partnerCommission.orders({ size: 9 })).list).toEqual([]);
      expect(must(await other.partnerCommission.account())).toMatchObject(NOTHING);
      expect(await hong.partnerCommission.account()).toEqual(refused('not-logged-in'));
    });
  });
};

/** A way to make each call of the area. */
export const partnerCommissionTries: Tries<'partnerCommission'> = {
  account: ({ partnerCommission }) => partnerCommission.account(),
  postings: ({ partnerCommission }) => partnerCommission.postings({ size: 1 }),
  orders: ({ partnerCommission }) => partnerCommission.orders({ size: 1 }),
  statements: ({ partnerCommission }) => partnerCommission.statements({ size: 1 }),
  statement: ({ partnerCommission }) => partnerCommission.statement({ month: '2026-03' }),
};
