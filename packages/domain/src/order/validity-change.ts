import { dayIndexOf, endOfShanghaiDay, shanghaiDayIndex } from '../shared/index.js';

/** How many times staff change until when one order lasts: its history stays short. Beyond the Specification. */
export const VALIDITY_CHANGES_MAX = 10;

/** The furthest day until which an order can be made to last, in days after the one of its creation. Beyond the Specification. */
export const VALIDITY_DAYS_MAX = 3_650;

/**
 * Until when an order is to last, as Shanghai days `YYYY-MM-DD`: its courses, and the class teacher's service, which it
 * may be without. Beyond the Specification.
 */
export type ValidityDays = {
  /** The last day of the courses. */
  readonly validDate: string;
  /** The last day of the class teacher's service; null without one. */
  readonly serviceDate: string | null;
};

const indexOf = (day: string): number | undefined => {
  try {
    return dayIndexOf(day);
  } catch {
    return undefined;
  }
};

const dayIssue = (what: string, day: string, first: number): string | undefined => {
  const index = indexOf(day);
  if (index === undefined) return `${what}不是一个日期`;
  if (index < first) return `${what}不能早于下单的那一天`;
  return index > first + VALIDITY_DAYS_MAX ? `${what}不能晚于下单之后 ${VALIDITY_DAYS_MAX} 天` : undefined;
};

/**
 * What is wrong with the days until which an order is to last, one issue a field, in Chinese; none when they can be: real
 * days, from that of its creation to {@link VALIDITY_DAYS_MAX} days later. Which one is the later is not said: a service
 * is sold by itself. Throws RangeError when `gmtCreated` is no instant, never for the days, whatever the texts are. Beyond
 * the Specification.
 *
 * @param days - the days, as they were typed
 * @param gmtCreated - when the order was created, in epoch milliseconds
 */
export const validityIssues = (
  { validDate, serviceDate }: ValidityDays,
  gmtCreated: number,
): readonly { readonly field: 'validDate' | 'serviceDate'; readonly message: string }[] => {
  const first = shanghaiDayIndex(gmtCreated);
  const days = [
    ['validDate', '课程有效期', validDate],
    ['serviceDate', '班主任服务期', serviceDate],
  ] as const;
  return days.flatMap(([field, what, day]) => {
    const message = day === null ? undefined : dayIssue(what, day, first);
    return message === undefined ? [] : [{ field, message }];
  });
};

/**
 * The instants that an order keeps of its days: the last milliseconds (epoch milliseconds) of them, null where it has none
 * (Specification §3 'Order'). Throws RangeError for what is no day: see {@link validityIssues}.
 *
 * @param days - real days
 */
export const validityInstants = ({
  validDate,
  serviceDate,
}: ValidityDays): { readonly validDate: number; readonly serviceDate: number | null } => ({
  validDate: endOfShanghaiDay(dayIndexOf(validDate)),
  serviceDate: serviceDate === null ? null : endOfShanghaiDay(dayIndexOf(serviceDate)),
});
