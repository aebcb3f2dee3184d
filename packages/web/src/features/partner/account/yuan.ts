import { formatAmount } from '@ykd/domain/order';

/** Cents as a partner reads them; what he owes is negative. */
export const yuan = (cents: number): string =>
  cents < 0 ? `-¥${formatAmount(-cents)}` : `¥${formatAmount(cents)}`;

/** The same as a change of something. */
export const change = (cents: number): string => (cents > 0 ? `+${yuan(cents)}` : yuan(cents));
