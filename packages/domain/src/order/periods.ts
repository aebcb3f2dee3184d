import { endOfShanghaiDay, shanghaiDayIndex } from '../shared/index.js';

/**
 * How long a purchase lasts, in whole days from its payment: the courses, and the class teacher's service
 * (Specification §2 'Service description panel').
 */
export type SoldDays = {
  /** For how many days the courses stay open. */
  readonly validDays: number;
  /** For how many days the class teacher's service lasts. */
  readonly serviceDays: number;
};

/**
 * Until when a purchase that is paid at `paidAt` (epoch milliseconds) lasts: the last milliseconds (epoch milliseconds)
 * of the Shanghai days that lie `validDays` and `serviceDays` after the day of the payment (Specification §3 'Order':
 * `validDate`, `serviceDate`; that both count from the payment is Beyond the Specification). Throws RangeError when
 * `paidAt` is no instant or a number of days is not whole.
 *
 * @param paidAt - when it was paid
 * @param sold - how long it lasts
 */
export const soldPeriods = (
  paidAt: number,
  { validDays, serviceDays }: SoldDays,
): { readonly validDate: number; readonly serviceDate: number } => {
  const firstDay = shanghaiDayIndex(paidAt);
  return {
    validDate: endOfShanghaiDay(firstDay + validDays),
    serviceDate: endOfShanghaiDay(firstDay + serviceDays),
  };
};
