import { ORDER_EVENTS, ORDER_STATUSES, PAYMENT_WAYS } from '@ykd/domain/order';
import { greetingFields } from '../entities/greeting.js';
import { oddityLineFields } from '../shop/port.js';
import { paymentAttemptFields } from '../entities/payment-attempt.js';
import { paymentReceiptFields } from '../entities/payment-receipt.js';
import { refundFields } from '../entities/refund.js';
import {
  count,
  flag,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import { studentCourseFields } from '../student-page/views.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { OrderList } from './list.js';
import { ORDER_WAYS, REFUND_STAGES, TWIN_KINDS } from './words.js';

/** So many of those whom a search finds are told. */
export const BUYERS_FOUND_MAX = 10;
/** The newest oddities of an order are told with it; there are hardly ever two. */
export const ORDER_ODDITIES_MAX = 20;

const person = object({ id: text(), name: nullable(text()) });
const product = object({ id: text(), name: text() });
const maybeInstant = nullable(instant());

/** What is told of an order, wherever; cents and epoch ms. */
const facts = {
  student: person,
  product,
  status: oneOf(ORDER_STATUSES),
  refund: nullable(oneOf(REFUND_STAGES)),
  amount: integer(),
  listAmount: integer(),
  reduction: integer(),
  way: nullable(oneOf(ORDER_WAYS)),
  paidAt: maybeInstant,
  validUntil: maybeInstant,
  serviceUntil: maybeInstant,
  refundedAmount: integer(),
  refundedAt: maybeInstant,
  gmtCreated: instant(),
};

const twin = { double: nullable(oneOf(TWIN_KINDS)), twinId: nullable(text()) };

/** A line of the list: the id, whether it looks like another order, and the columns that were chosen. */
export const orderLineFields = {
  id: text(),
  ...twin,
  student: optional(facts.student),
  product: optional(facts.product),
  status: optional(facts.status),
  refund: optional(facts.refund),
  amount: optional(facts.amount),
  listAmount: optional(facts.listAmount),
  reduction: optional(facts.reduction),
  way: optional(facts.way),
  paidAt: optional(facts.paidAt),
  validUntil: optional(facts.validUntil),
  serviceUntil: optional(facts.serviceUntil),
  refundedAmount: optional(facts.refundedAmount),
  refundedAt: optional(facts.refundedAt),
  gmtCreated: optional(facts.gmtCreated),
};

export type OrderLine = RecordOf<typeof orderLineFields>;

const { outTradeNo, status: attemptStatus, checks } = paymentAttemptFields;

export const orderPageFields = {
  id: text(),
  ...twin,
  ...facts,
  /** Until when it can be paid; null unless it waits for its payment. */
  payUntil: maybeInstant,
  /** When it was last changed: what a change of its days names. */
  gmtModified: instant(),
  /** Until when it lasts by itself. */
  ownDates: object({ validDate: maybeInstant, serviceDate: maybeInstant }),
  /** For how many days it was bought. */
  validDays: count(),
  serviceDays: count(),
  /** The days that it has beside the buyer's other orders, where those give it more; `validUntil` and `serviceUntil` count them. */
  mergedDays: nullable(object({ validDays: count(), serviceDays: count() })),
  /** What was chosen of the product. */
  choice: list(object({ name: text(), value: text() })),
  coupon: nullable(object({ id: text(), name: text() })),
  /** Its middle is hidden: `138****0001`; null for a student who is gone. */
  mobile: nullable(text()),
  /** Whether the caller reaches the student's page. */
  seesStudent: flag(),
  /** How far the student is in the courses that it is about, the last studied first; null for whoever does not reach his page. */
  studied: nullable(list(object(studentCourseFields))),
  /** Whether it is the caller's own: he judges no refund of it. */
  isOwn: flag(),
  /** Its newest lines, oldest first, and when staff granted what was asked for, which is in the history once the money is back. */
  history: list(
    object({
      event: oneOf(['PLACE', 'GRANT_REFUND', ...ORDER_EVENTS]),
      status: oneOf(ORDER_STATUSES),
      actor: oneOf(['member', 'staff', 'provider', 'system']),
      /** Who it was, of members and staff who are there. */
      actorName: nullable(text()),
      note: text(),
      /** Cents that staff decided to give back with it, of steps whose note does not say so. */
      amount: nullable(count()),
      at: instant(),
    }),
  ),
  attempts: list(
    object({
      outTradeNo,
      way: oneOf(PAYMENT_WAYS),
      amount: count(),
      status: attemptStatus,
      checks,
      gmtCreated: instant(),
    }),
  ),
  receipts: list(object({ ...paymentReceiptFields, isKept: flag() })),
  refunds: list(object(refundFields)),
  /** The words that welcome whoever paid it in the room of his course; null where none are due. */
  greeting: nullable(object(greetingFields)),
  oddities: list(object(oddityLineFields)),
};

/** Everything about one order, for staff. */
export type OrderPage = RecordOf<typeof orderPageFields>;

/** To whom and to which departments orders may count, with NOBODY and NO_DEPARTMENT. */
export const orderCreditFields = {
  people: list(person),
  departments: list(object({ id: text(), name: text() })),
};
export type OrderCredits = RecordOf<typeof orderCreditFields>;

export const buyerFields = { id: text(), name: nullable(text()), mobile: text() };
export type Buyer = RecordOf<typeof buyerFields>;

export type OrderFilter = ListFilter<OrderList>;
type Refusals = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** All orders, for staff with the grant `orders`. Beyond the Specification. */
export interface StaffOrderPort {
  /**
   * `search`: an order's number or its beginning, a whole number of a transaction, of a payment or of a refund at the provider, or
   * a student as his list finds him.
   */
  list(input: KeyPageInput & OrderFilter & ListView<OrderList>): Outcome<KeyPage<OrderLine>, Refusals>;
  /** How many the same filter finds. */
  count(input: OrderFilter): Outcome<ListCount, Refusals>;
  /** By which products the list can be narrowed. */
  products(): Outcome<
    readonly { readonly id: string; readonly name: string }[],
    'not-logged-in' | 'forbidden'
  >;
  /** To whom and to which departments orders count by which the list can be narrowed. */
  credits(): Outcome<OrderCredits, 'not-logged-in' | 'forbidden'>;
  /** Students by whom the list can be narrowed, as their own list finds them; {@link BUYERS_FOUND_MAX} at the most. */
  buyers(input: { readonly search: string }): Outcome<readonly Buyer[], Refusals>;
  /** What members of these ids are called; of those who are gone, or are called nothing, nothing. */
  names(input: {
    readonly ids: readonly string[];
  }): Outcome<readonly { readonly id: string; readonly name: string | null }[], Refusals>;
  order(input: {
    readonly orderId: string;
  }): Outcome<OrderPage, 'not-logged-in' | 'forbidden' | 'order-not-found'>;
}
