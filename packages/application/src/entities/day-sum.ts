import { count, integer, type RecordOf } from '../entity/field.js';

/** What is counted of money, a Shanghai day; money is cents. */
export const moneySumFields = {
  /** Orders that cost something and were paid on that day, and what they cost. */
  paidOrders: count(),
  received: integer(),
  /** Orders of which money went back on that day, and for how many of them it was the first of that month. */
  refunds: count(),
  firstRefunds: count(),
  refunded: integer(),
};

/** What is counted of students, a Shanghai day. */
export const studentSumFields = {
  /** Those who came on that day; how many of them bought something since, and how many of those studied. */
  registered: count(),
  bought: count(),
  began: count(),
  /** Those who studied on that day, and for how many of them it was the first of that month. */
  learners: count(),
  firstLearners: count(),
};

export const daySumFields = { ...moneySumFields, ...studentSumFields };

export type MoneySums = RecordOf<typeof moneySumFields>;
export type StudentSums = RecordOf<typeof studentSumFields>;

/** What is counted of a day that began at the instant `day`, epoch ms. */
export type DaySums = MoneySums & StudentSums & { readonly day: number };
