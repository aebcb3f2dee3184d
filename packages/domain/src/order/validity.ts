import { endOfShanghaiDay, shanghaiDayIndex } from '../shared/index.js';

/**
 * The instants of an order that its periods are derived from, in epoch milliseconds; a missing date is null or absent
 * (Specification §3 'Order').
 */
export type OrderDates = {
  /** When it was created. */
  readonly gmtCreated: number;
  /** An instant of the last day of the courses; without one they end with the day of creation. */
  readonly validDate?: number | null | undefined;
  /** An instant of the last day of the class teacher's service. */
  readonly serviceDate?: number | null | undefined;
};

/**
 * The periods of an order in whole Shanghai calendar days from the day of its creation: `validDateDayNum` for the
 * courses, `serviceDateDayNum` for the class teacher's service (Specification §3 'Order').
 */
export type DayNumbers = { readonly validDateDayNum: number; readonly serviceDateDayNum: number };

/**
 * Derives the periods of an order (Specification §3 'Order'): Shanghai calendar days from the creation day to the day
 * of each date, never below 0; a missing date counts 0, which is access on the day of creation only, not access for ever.
 * Throws RangeError for instants that are NaN or infinite.
 *
 * @param dates - the instants, in epoch milliseconds
 */
export const dayNumbersOf = ({ gmtCreated, validDate, serviceDate }: OrderDates): DayNumbers => {
  const firstDay = shanghaiDayIndex(gmtCreated);
  const daysTo = (at: number | null | undefined): number =>
    at === null || at === undefined ? 0 : Math.max(0, shanghaiDayIndex(at) - firstDay);
  return { validDateDayNum: daysTo(validDate), serviceDateDayNum: daysTo(serviceDate) };
};

/**
 * Until when an order gives access: the last millisecond (epoch milliseconds) of the Shanghai day that lies
 * `validDateDayNum` days after the day of creation (Specification §3, §5). Throws RangeError when `gmtCreated` is no
 * instant or `validDateDayNum` no whole number.
 *
 * @param order - the instant of creation, in epoch milliseconds, and the validity in days
 */
export const validUntil = ({
  gmtCreated,
  validDateDayNum,
}: {
  readonly gmtCreated: number;
  readonly validDateDayNum: number;
}): number => endOfShanghaiDay(shanghaiDayIndex(gmtCreated) + validDateDayNum);

/**
 * Until when an order gives the class teacher's service: the last millisecond (epoch milliseconds) of the Shanghai day
 * that lies `serviceDateDayNum` days after the day of creation (Specification §2 'Service description panel', §3).
 * Throws RangeError when `gmtCreated` is no instant or `serviceDateDayNum` no whole number.
 *
 * @param order - the instant of creation, in epoch milliseconds, and the service in days
 */
export const serviceUntil = ({
  gmtCreated,
  serviceDateDayNum,
}: {
  readonly gmtCreated: number;
  readonly serviceDateDayNum: number;
}): number => validUntil({ gmtCreated, validDateDayNum: serviceDateDayNum });
