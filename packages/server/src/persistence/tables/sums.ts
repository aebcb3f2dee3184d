import { creditFields, creditSumFields, daySumFields, targetFields } from '@ykd/application/entities';
import { flag, instant, integer, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What is counted: kept in the transaction of each change, see pending-sums.ts. A day is the instant at which it begins. */
export const SUM_TABLES = {
  /** A day's sums are those of its rows together: who writes at once writes to several of them. */
  day_sum: table({ day: instant(), slot: integer(), ...daySumFields }),
  /** On which days somebody studied. `isFirst`: the first of that month. */
  learner_day: table({ userId: text(), day: instant(), isFirst: flag() }),
  /**
   * To whom orders count, see order-credit.ts, with when they were paid, as in their list, and what they cost; what counts to whom in each
   * month, like the sums of days; what is to be reached.
   */
  order_credit: table({ ...creditFields, paidAtSort: text(), amount: integer() }),
  credit_sum: table({
    month: text(),
    personId: text(),
    departmentId: text(),
    productId: text(),
    slot: integer(),
    ...creditSumFields,
  }),
  target: table(targetFields),
  /** On which days how much of an order's money went back, and to whom the order counts. */
  refund_day: table({
    orderId: text(),
    day: instant(),
    isFirst: flag(),
    cents: integer(),
    personId: text(),
    departmentId: text(),
  }),
};
