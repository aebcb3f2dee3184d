import { endOfShanghaiDay, shanghaiDayIndex } from '../shared/index.js';

/** The instants of an order that its periods are derived from: epoch milliseconds, a missing date null or absent. */
export type OrderDates = {
  readonly gmtCreated: number;
  readonly validDate?: number | null | undefined;
  readonly serviceDate?: number | null | undefined;
};

/** The periods of an order in whole Shanghai calendar days from the day of its creation. */
export type DayNumbers = { readonly validDateDayNum: number; readonly serviceDateDayNum: number };

/**
 * Derives the periods of an order (Specification §3 'Order'): Shanghai calendar days from the creation day to the day
 * of each date, never below 0; a missing date counts 0. Throws RangeError for instants that are NaN or infinite.
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
 * instant.
 */
export const validUntil = ({
  gmtCreated,
  validDateDayNum,
}: {
  readonly gmtCreated: number;
  readonly validDateDayNum: number;
}): number => endOfShanghaiDay(shanghaiDayIndex(gmtCreated) + validDateDayNum);
