import { moneySumFields, studentSumFields } from '../entities/day-sum.js';
import { count, flag, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** By what a dashboard counts, in the order in which it is offered. */
export const GRAINS = ['month', 'day'] as const;

/** Shanghai days, `YYYY-MM-DD`, both included. */
const span = { from: text(), to: text() };

const { paidOrders, received, refunds, refunded } = moneySumFields;
const { registered, bought, began, learners } = studentSumFields;

/** See `moneySumFields`; `refunds`: orders of which money went back, each once. */
const money = object({ paidOrders, received, refunds, refunded });
/** See `studentSumFields`; `learners`: those who studied, each once. */
const students = object({ registered, bought, began, learners });

export const dashboardFields = {
  by: oneOf(GRAINS),
  /** Today, by the clock of the server. */
  today: text(),
  now: object(span),
  before: object(span),
  /** See `Period`. */
  isRunning: flag(),
  isComparable: flag(),
  /** Null for who may not see orders. */
  money: nullable(
    object({
      now: money,
      before: money,
      /** The last days or months, the oldest first. */
      chart: list(object({ ...span, received, refunded, paidOrders })),
    }),
  ),
  /** Null for who may not see students. */
  students: nullable(
    object({
      /** Those in the caller's care alone. */
      isOwn: flag(),
      now: students,
      before: students,
      chart: list(object({ ...span, registered, learners: count() })),
    }),
  ),
};

/** How the school is doing, as far as the caller may know. */
export type Dashboard = RecordOf<typeof dashboardFields>;

/** A dashboard for staff. */
export interface DashboardPort {
  /**
   * How a day or a month compares with the days before: see `periodOf`. `on`: a Shanghai day in it, `YYYY-MM-DD`; today unless
   * it is said.
   */
  show(input: {
    readonly by: (typeof GRAINS)[number];
    readonly on?: string;
  }): Outcome<Dashboard, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
