import { commissionMonth } from '@ykd/domain/commission';
import type { Clock } from '../ports/clock.js';
import type { Commissions } from '../ports/commissions.js';
import type { MonthClosing } from './staff-port.js';

/** Months are closed one a month: so many are those of a hundred years. */
const ALL_CLOSINGS = 1_200;

/** How it stands with a month, `YYYY-MM`. */
export const monthClosing = async (
  { clock, commissions }: { readonly clock: Clock; readonly commissions: Commissions },
  month: string,
): Promise<MonthClosing> => {
  const found = (await commissions.closings(ALL_CLOSINGS)).find((one) => one.month === month);
  return {
    month,
    isOver: month < commissionMonth(clock.now()),
    closedAt: found?.closedAt ?? null,
    endedAt: found?.endedAt ?? null,
    statements: found?.statements ?? 0,
  };
};
