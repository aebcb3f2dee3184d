import { commissionDueAt } from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { brought, onAccounts, release, sampleCommissionOrder, withOneProduct } from './commission-acts.js';
import { sampleOrder } from './samples.js';
import { PLACED_AT } from './shop-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const PAID_AT = PLACED_AT + 20;
/** More than are read at a time. */
const BROKEN = 101;

/** What is released where orders stand in the way that cannot be. */
export const commissionReleaseContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withOneProduct(makeEmpty);
  describe(`${name}: releasing commission`, () => {
    it(
      'goes on behind orders that hold less than they say, however many those are, and says what is wrong',
      withSubject(make, async (parts) => {
        await brought(parts, 'good', {}, PAID_AT);
        const ids = Array.from({ length: BROKEN }, (_, at) => `broken-${at}`);
        for (const id of ids) await parts.orders.insert(sampleOrder(id));
        const broken = { partnerId: 'partner-1', state: 'HELD', earned: 999_999_999 } as const;
        await parts.unitOfWork.transaction(async (tx) => {
          for (const id of ids)
            await tx.commissions.insertOrder(sampleCommissionOrder(id, { ...broken, paidAt: 1, dueAt: 2 }));
        });
        await expect(release(parts, commissionDueAt(PAID_AT))).rejects.toThrow('holds less');
        const { held, payable } = await onAccounts(parts);
        expect([held, (payable ?? 0) > 0]).toEqual([undefined, true]);
      }),
    );
  });
};
