import type { ColumnKey } from '../staff-list/index.js';
import type { PartnerList } from './list.js';
import type { ListedPartner } from './partners.js';
import type { PartnerLine } from './staff-port.js';

/** What of a partner is told in the list, with the columns that were chosen; how it stands with him is told always. */
export const lineOf = (partner: ListedPartner, columns: readonly ColumnKey<PartnerList>[]): PartnerLine => {
  const { id, state, memberName: member } = partner;
  const whole = { ...partner, member };
  return { id, state, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
