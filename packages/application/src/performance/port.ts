import { TARGET_KINDS } from '../entities/credit.js';
import { count, integer, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** By what performance is shown, in the order in which it is offered. */
export const PERFORMANCE_VIEWS = ['people', 'departments', 'products', 'months'] as const;
export type PerformanceView = (typeof PERFORMANCE_VIEWS)[number];

/** Whose targets a view shows. */
export const TARGETS_OF = { people: 'person', departments: 'department' } as const;

const figures = {
  /** See `Figures`; cents. */
  paidOrders: count(),
  received: integer(),
  refunds: count(),
  refunded: integer(),
  newStudents: count(),
  converted: count(),
  /** See `netOf`. */
  net: integer(),
};

export const performanceLineFields = {
  /** A member of staff, a department, a product, or a month, `YYYY-MM`; NOBODY and NO_DEPARTMENT where there is none. */
  id: text(),
  /** Null for what is gone, and for what has none. */
  name: nullable(text()),
  /** How many are above it: only departments stand below others. */
  depth: count(),
  ...figures,
  /** Cents; null where none is set, or where there are none. See `targetProgress`. */
  target: nullable(object({ cents: count(), share: count(), missing: count() })),
  /** Whose students the new ones are, where they are those of some. */
  teachers: list(text()),
};

export type PerformanceLine = RecordOf<typeof performanceLineFields>;

export const performanceFields = {
  view: oneOf(PERFORMANCE_VIEWS),
  /** `YYYY-MM`; of months the last one. */
  month: text(),
  /** Today, by the clock of the server. */
  today: text(),
  lines: list(object(performanceLineFields)),
  /** Everything of the month; null for months. */
  total: nullable(object(figures)),
  /** So many of the paid orders count to whom looked after their buyers when it was begun to write down to whom they count. */
  late: count(),
};

/** How a month was, as somebody who may know it sees it. */
export type Performance = RecordOf<typeof performanceFields>;

export const targetChangeFields = {
  month: text(),
  kind: oneOf(TARGET_KINDS),
  subjectId: text(),
  /** Null: none. */
  cents: nullable(integer()),
  /** What was seen. */
  was: nullable(integer()),
};

type Refusals = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** What came in and went back, by whom and what it counts to, for staff with the right `performance.see`. Beyond the Specification. */
export interface PerformancePort {
  /**
   * A month, `YYYY-MM`, this one unless it is said; of months the last twelve up to it. The order of people and products is by
   * what is left, the highest first; that of departments their tree; that of months the newest first.
   */
  show(input: { readonly view: PerformanceView; readonly month?: string }): Outcome<Performance, Refusals>;
  /** Sets a target, or takes it away, for whoever has the right `targets.set`. Answers nothing. */
  setTarget(
    input: RecordOf<typeof targetChangeFields>,
  ): Outcome<null, Refusals | 'entity-not-found' | 'changed-meanwhile'>;
}
