import type { Refund, Refunds } from '../../ports/refunds.js';
import { oddityOf } from '../../shop/money-back.js';
import { orderAfter } from '../../shop/order-steps.js';
import { byAge, dueOf, orderIn, putOddity, putOrder, settledOddity, type ShopWorld } from './shop-world.js';

type Row = Refund & { readonly dueAt: number; readonly granted?: unknown };

const shown = ({ dueAt: _dueAt, granted: _granted, ...refund }: Row): Refund => refund;

export const fakeRefunds = (world: ShopWorld): Refunds => {
  const { refunds } = world;
  const change = (id: string, values: Partial<Row>): void => {
    const row = refunds.get(id);
    if (row !== undefined) refunds.set(id, { ...row, ...values } as typeof row);
  };
  /** A refund that the provider may still be asked for. */
  const underWay = (id: string): Refund | undefined => {
    const row = refunds.get(id);
    return row?.status === 'WAITING' || row?.status === 'PROCESSING' ? row : undefined;
  };
  /** One more try of a refund that is under way. */
  const tried = (id: string, values: Partial<Row>): void => {
    const row = underWay(id);
    if (row !== undefined) change(id, { ...values, attempts: row.attempts + 1 });
  };

  return {
    find: async (id) => {
      const row = refunds.get(id);
      return row === undefined ? undefined : shown(row);
    },
    ofOrder: async (orderId) =>
      [...refunds.values()]
        .filter((refund) => refund.orderId === orderId)
        .map(shown)
        .toSorted(
          byAge(
            (refund) => refund.gmtCreated,
            (refund) => refund.id,
          ),
        ),
    claimDue: async (claim) => {
      const due = dueOf(refunds, claim);
      for (const { id } of due) change(id, { dueAt: claim.at + claim.leaseMs });
      return due.map(shown);
    },
    processing: async (id, at, nextAt) =>
      tried(id, { status: 'PROCESSING', error: null, gmtModified: at, dueAt: nextAt }),
    retry: async (id, error, at, nextAt) => tried(id, { error, gmtModified: at, dueAt: nextAt }),
    done: async (id, at) => {
      const refund = refunds.get(id);
      if (refund === undefined || refund.status === 'DONE') return;
      change(id, { status: 'DONE', error: null, gmtModified: at, dueAt: Infinity });
      const order = orderIn(world, refund.orderId);
      if (order === undefined || refund.granted === undefined) return;
      const refunded = orderAfter(order, 'REFUND', at);
      if (refunded === undefined) return;
      putOrder(world, refunded, [{ event: 'REFUND', status: refunded.status, ...refund.granted, at }]);
    },
    failed: async (id, error, at) => {
      const refund = underWay(id);
      if (refund === undefined) return;
      change(id, { status: 'FAILED', error, gmtModified: at, dueAt: Infinity });
      const { orderId, amount } = refund;
      putOddity(
        world,
        oddityOf({ kind: 'REFUND_FAILED', orderId, subject: id, amount, note: error, at }),
        true,
      );
    },
    tryAgain: async (id, userId, at) => {
      if (refunds.get(id)?.status !== 'FAILED') return false;
      change(id, { status: 'WAITING', attempts: 0, error: null, gmtModified: at, dueAt: at });
      for (const oddity of world.oddities.values()) {
        const isOfIt = oddity.kind === 'REFUND_FAILED' && oddity.subject === id;
        if (isOfIt) world.oddities.set(oddity.id, settledOddity(oddity, userId, at));
      }
      return true;
    },
  };
};
