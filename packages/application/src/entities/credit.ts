import { count, flag, instant, oneOf, text, type RecordOf } from '../entity/field.js';

/** To whom an order counts; see the decision about performance. */
export const creditFields = {
  orderId: text(),
  /** Who was its buyer's class teacher, or NOBODY. */
  personId: text(),
  /** In which department she was, NO_DEPARTMENT, or NOBODY where there was no teacher. */
  departmentId: text(),
  /** Written down later than when it was counted first: by the care and the departments of then. */
  isLate: flag(),
};

/** To whom an order counts, from when it is counted first on, whoever looks after its buyer later. */
export type Credit = RecordOf<typeof creditFields>;

/** Whose targets there are. */
export const TARGET_KINDS = ['person', 'department'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const targetFields = {
  /** `YYYY-MM` */
  month: text(),
  kind: oneOf(TARGET_KINDS),
  /** The member of staff, or the department. */
  subjectId: text(),
  cents: count(),
  setBy: text(),
  setAt: instant(),
};

/** What somebody, or a department with those below it, is to reach in a month. */
export type Target = RecordOf<typeof targetFields>;

/** What is counted of a month, a person, a department and a product; money is cents. */
export const creditSumFields = {
  paidOrders: count(),
  received: count(),
  /** Orders of which money went back in the month, each once. */
  refunds: count(),
  refunded: count(),
  /** Those of the paid orders to whom it was written down late to whom they count. */
  late: count(),
};

export type CreditSums = RecordOf<typeof creditSumFields>;
