import { daySumFields } from '@ykd/application/entities';
import { flag, instant, integer, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What is counted: kept in the transaction of each change, see pending-sums.ts. A day is the instant at which it begins. */
export const SUM_TABLES = {
  /** A day's sums are those of its rows together: who writes at once writes to several of them. */
  day_sum: table({ day: instant(), slot: integer(), ...daySumFields }),
  /** On which days somebody studied. `isFirst`: the first of that month. */
  learner_day: table({ userId: text(), day: instant(), isFirst: flag() }),
  /** On which days how much of an order's money went back. */
  refund_day: table({ orderId: text(), day: instant(), isFirst: flag(), cents: integer() }),
};
