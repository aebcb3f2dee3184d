import type { Refunds } from '../../ports/refunds.js';
import { dueOf, heldRefundsOf, refundIn, refundsOf, type ShopWorld } from './shop-world.js';
import type { Alone } from './alone.js';

/** Refunds in memory. */
export const fakeRefunds = (world: ShopWorld, alone: Alone): Refunds => {
  const { refunds } = world;
  return {
    find: async (id) => {
      const row = refunds.get(id);
      return row === undefined ? undefined : refundIn(row);
    },
    ofOrder: async (orderId) => refundsOf(world, orderId),
    decidedOf: async (orderId) =>
      heldRefundsOf(world, orderId).flatMap(({ id, granted, secondId }) => {
        const row = refunds.get(id);
        return row === undefined ? [] : [{ ...refundIn(row), granted, secondId }];
      }),
    claimDue: (claim) =>
      alone(() => {
        const due = dueOf(refunds, claim);
        for (const row of due) refunds.set(row.id, { ...row, dueAt: claim.at + claim.leaseMs });
        return due.map(refundIn);
      }),
  };
};
