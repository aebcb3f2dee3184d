import { REFUNDING_STATUS } from '@ykd/domain/order';
import type { OfflineRefund } from '../ports/order-money.js';
import type { OrderHistoryEntry } from '../ports/shop-orders.js';
import type { HeldRefund } from '../ports/unit-of-work.js';

/** A step of an order as staff see it; `amount`: the cents that were decided about with it, null where none were. */
export interface OrderStep extends Omit<OrderHistoryEntry, 'event'> {
  readonly event: OrderHistoryEntry['event'] | 'GRANT_REFUND';
  readonly amount: number | null;
}

/**
 * The lines of an order's history, and among them that staff granted what its buyer asked for: until the money is back the
 * refund itself is all that tells of that. A part that went back has its line.
 */
export const orderSteps = (
  history: readonly OrderHistoryEntry[],
  refunds: readonly HeldRefund[],
  offline: readonly OfflineRefund[],
): readonly OrderStep[] => {
  const parts = new Set(history.filter(({ event }) => event === 'REFUND_PART').map(({ at }) => at));
  const isWhole = ({ gmtCreated }: { readonly gmtCreated: number }): boolean => !parts.has(gmtCreated);
  const ours = refunds.filter((refund) => refund.whole || isWhole(refund));
  const begun = new Map(
    [...ours, ...offline.filter(isWhole)].map(({ gmtCreated, amount }) => [gmtCreated, amount]),
  );
  const steps = history.map((line): OrderStep => {
    const isBegun = line.event === 'REQUEST_REFUND' && line.actor.kind === 'staff';
    return { ...line, amount: isBegun ? (begun.get(line.at) ?? null) : null };
  });
  for (const { cause, granted, amount, gmtCreated: at } of ours) {
    if (cause !== 'REQUESTED' || granted === null) continue;
    const asked = steps.findLastIndex(
      ({ event, at: askedAt }) => event === 'REQUEST_REFUND' && askedAt <= at,
    );
    steps.splice(asked + 1, 0, { event: 'GRANT_REFUND', status: REFUNDING_STATUS, ...granted, amount, at });
  }
  return steps;
};
