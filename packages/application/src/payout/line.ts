import type { ColumnKey } from '../staff-list/index.js';
import type { PayoutList } from './list.js';
import type { ListedPayout } from './payouts.js';
import type { PayoutLine } from './staff-port.js';

/** What of a payout is told in the list, with the columns that were chosen; how it stands is told always. */
export const lineOf = (payout: ListedPayout, columns: readonly ColumnKey<PayoutList>[]): PayoutLine => {
  const { id, status, version, partnerId, partnerName } = payout;
  const whole = { ...payout, number: id, partner: { id: partnerId, name: partnerName } };
  return { id, status, version, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
