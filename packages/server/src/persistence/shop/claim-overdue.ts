import type { ShopOrders } from '@ykd/application/ports';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { Database } from '../database.js';
import { shopOrderOfRow } from './order-row.js';
import { limitOf, plainText } from '../planned-once.js';

/** Takes orders whose time to pay is over: see the port. */
export const claimOverdue =
  ({ transaction, traits }: Database): ShopOrders['claimOverdue'] =>
  ({ createdBefore, at, leaseMs, limit }) =>
    transaction(async (trx) => {
      const rows = await trx
        .selectFrom('ykd_order')
        .selectAll()
        .where('status', '=', plainText(WAIT_PAY_STATUS))
        .where('gmt_created', '<', createdBefore)
        .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<=', at)]))
        // The index on the status, backwards.
        .orderBy('gmt_created')
        .orderBy('id', 'desc')
        .limit(limitOf(limit))
        .modifyEnd(traits.forUpdateSkipLocked)
        .execute();
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id);
        await trx
          .updateTable('ykd_order')
          .set({ claimed_until: at + leaseMs })
          .where('id', 'in', ids)
          .execute();
      }
      return rows.map(shopOrderOfRow);
    });
