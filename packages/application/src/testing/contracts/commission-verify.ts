import { commissionDueAt } from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { DEFAULT_COMMISSION } from '../../commission/settings.js';
import { verifyLedger } from '../../ledger/verify.js';
import { brought, claimed, moved, problems, release, withOneProduct } from './commission-acts.js';
import { samplePartner } from './partners.js';
import { PLACED_AT, REDUCED, sampleShopOrder } from './shop-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** So often nobody has to look at the same partner. */
const LOOKED_MAX = 20;

/** What is found when the ledger is worked out anew. */
export const commissionVerifyContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withOneProduct(makeEmpty);
  describe(`${name}: verifying the ledger`, () => {
    it(
      'comes to an end where something is added whenever it looks, and finds nothing wrong with that',
      withSubject(make, async (parts) => {
        await brought(parts);
        await release(parts, commissionDueAt(PLACED_AT + 20));
        let looked = 0;
        const commissions: Repositories['commissions'] = {
          ...parts.commissions,
          postingsOf: async (...asked) => {
            looked += 1;
            if (looked > LOOKED_MAX) throw new Error('it looks again and again');
            const found = await parts.commissions.postingsOf(...asked);
            await moved(parts, 'WRITE_OFF', 1, { source: `write-off:${looked}` });
            return found;
          },
        };
        const found: string[] = [];
        await verifyLedger({ ...parts, commissions, commission: DEFAULT_COMMISSION }, (problem) =>
          found.push(problem),
        );
        expect(found).toEqual([]);
        expect(looked).toBeGreaterThan(1);
      }),
    );

    it(
      'finds a payout whose money did not move as it stands',
      withSubject(make, async (parts) => {
        await brought(parts);
        await release(parts, commissionDueAt(PLACED_AT + 20));
        await moved(parts, 'PAYOUT', 100, { source: 'payout:1' });
        expect(await problems(parts)).toEqual([]);
        await parts.unitOfWork.transaction(async (tx) => {
          const payout = await tx.payouts.hold('1');
          if (payout !== undefined) await tx.payouts.store({ ...payout, status: 'PAID' }, null);
        });
        expect(await problems(parts)).toEqual(['佣金结算 1 与分录不符']);
      }),
    );

    it(
      'finds an order with a coupon of a partner that nobody brought, unless his cooperation was stopped once',
      withSubject(make, async (parts) => {
        await claimed(parts, 'c');
        await parts.unitOfWork.transaction((tx) =>
          tx.orders.insert(sampleShopOrder('o', { couponId: 'c', amount: REDUCED }), 'key'),
        );
        expect((await parts.commissions.unbrought({ limit: 9 })).list).toEqual(['o']);
        expect(await problems(parts)).toEqual(['订单 o 用了伙伴的优惠券而没有归属']);
        for (const state of ['ENDED', 'ACTIVE'] as const) {
          const stopped = samplePartner('partner-1', { state, stoppedAt: PLACED_AT - 1 });
          await parts.unitOfWork.transaction((tx) => tx.partners.put(stopped));
          expect(await problems(parts)).toEqual([]);
        }
      }),
    );
  });
};
