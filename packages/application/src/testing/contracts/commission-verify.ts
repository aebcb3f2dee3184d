import { commissionDueAt } from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { verifyLedger } from '../../commission/verify.js';
import { brought, moved, release, withOneProduct } from './commission-acts.js';
import { PLACED_AT } from './shop-samples.js';
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
        const problems: string[] = [];
        await verifyLedger({ ...parts, commissions }, (problem) => problems.push(problem));
        expect(problems).toEqual([]);
        expect(looked).toBeGreaterThan(1);
      }),
    );
  });
};
