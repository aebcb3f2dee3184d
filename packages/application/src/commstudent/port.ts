import {
  count,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { ClosingPartner } from './commstudents.js';
import { CLOSING_COMMISSIONS, CLOSING_STATES, type CommstudentList } from './list.js';

const person = object({ id: text(), name: nullable(text()) });

/** A line of the list: the number of the order, whether the page of its student is open to the caller, and the columns that were chosen. */
export const commstudentLineFields = {
  id: text(),
  opensStudent: flag(),
  student: optional(person),
  partner: optional(person),
  product: optional(text()),
  paidAt: optional(instant()),
  state: optional(oneOf(CLOSING_STATES)),
  number: optional(text()),
  amount: optional(count()),
  refundedAmount: optional(count()),
  /** What is left of what was earned, in cents. */
  commission: optional(integer()),
  commissionState: optional(oneOf(CLOSING_COMMISSIONS)),
};

export type CommstudentLine = RecordOf<typeof commstudentLineFields>;

export type CommstudentFilter = ListFilter<CommstudentList>;

type Refusals = 'not-logged-in' | 'forbidden';

/**
 * Students that were closed through partners (Specification §2 'Admin sidebar menu'), for all staff: who sees orders or manages
 * partners sees all of them, everybody else those in his care.
 */
export interface CommstudentPort {
  /** `search`: a student as he is found elsewhere, or a whole number of an order. Amounts take the rights of their columns. */
  list(
    input: KeyPageInput & CommstudentFilter & ListView<CommstudentList>,
  ): Outcome<KeyPage<CommstudentLine>, Refusals | 'invalid-input'>;
  /** How many the same filter finds. */
  count(input: CommstudentFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  /** By whom the students were closed that the caller sees, by their names. */
  partners(): Outcome<readonly ClosingPartner[], Refusals>;
}
