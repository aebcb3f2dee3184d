import { commissionMonth, NO_COMMISSION, sortedSums } from '@ykd/domain/commission';
import type { Clock } from '../ports/clock.js';
import type { Commissions } from '../ports/commissions.js';
import { instantsOf } from '../shared/month.js';
import type { OwnAccount } from './partner-port.js';
import { balancesOf } from './post.js';

/** What a partner has now, and what this month comes to. */
export const ownAccount = async (
  { clock, commissions }: { readonly clock: Clock; readonly commissions: Commissions },
  partnerId: string,
): Promise<OwnAccount> => {
  const month = commissionMonth(clock.now());
  const { from, below: to } = instantsOf(month);
  const [account, sums, paidOrders] = await Promise.all([
    commissions.account(partnerId),
    commissions.sumsOf(partnerId, month),
    commissions.paidCount(partnerId, { from, to }),
  ]);
  return { ...balancesOf(account ?? NO_COMMISSION), month, sums: sortedSums(sums), paidOrders };
};
