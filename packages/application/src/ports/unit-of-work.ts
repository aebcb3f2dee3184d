import type { CouponInstance } from '@ykd/domain/coupon';
import type { OrderStatus } from '@ykd/domain/order';
import type { TxActivities } from './activities.js';
import type { TxCheckInReminders } from './check-in-reminders.js';
import type { TxCheckIns } from './check-ins.js';
import type { TxCouponClaims } from './coupon-claims.js';
import type { TxCommissions } from './commissions.js';
import type { TxCourseVersions } from './course-versions.js';
import type { TxBills } from './bills.js';
import type { TxTargets } from './credits.js';
import type { TxFollowUps } from './follow-ups.js';
import type { TxExportRuns } from './export-runs.js';
import type { TxInvoices } from './invoices.js';
import type { TxListViews } from './list-views.js';
import type { TxAuditLog } from './audit-log.js';
import type { TxGreetings } from './greetings.js';
import type { TxHandOvers } from './hand-overs.js';
import type { TxShifts } from './shifts.js';
import type { TxMembers } from './member-repository.js';
import type { TxMessages } from './messages.js';
import type { TxNotices } from './notices.js';
import type { TxNotes } from './notes.js';
import type { TxOrderMoney } from './order-money.js';
import type { Oddity, OddityKind } from './oddities.js';
import type { PaymentAttempt } from './payment-attempts.js';
import type { TxPayouts } from './payouts.js';
import type { TxPartners } from './partners.js';
import type { TxPeople } from './people.js';
import type { TxPrizeClaims } from './prize-claims.js';
import type { TxProducts } from './product-repository.js';
import type { Refund } from '../entities/refund.js';
import type { TxCalendarAddresses, TxClassEvents, TxStaffContacts } from './class-events.js';
import type { TxClassGroups } from './class-groups.js';
import type { TxClasses } from './school-classes.js';
import type { TxSecondFactors } from './second-factor.js';
import type { TxSecurityLog } from './security-log.js';
import type { TxSessions } from './session-repository.js';
import type { OrderHistoryEntry, OutsideRefund, PaymentReceipt, ShopOrder } from './shop-orders.js';
import type { TxRosters } from './rosters.js';
import type { TxSolutions } from './solutions.js';
import type { TxCare } from './student-care.js';
import type { TxStudentNotes } from './student-notes.js';
import type { TxTags } from './student-tags.js';
import type { TxStudyLogs } from './study-logs.js';
import type { TxViewings } from './viewings.js';
import type { TxWeixinMessages } from './weixin-messages.js';
import type { TxWorkOrders } from './work-orders.js';

/** Who decided that money goes back, and why, in the words of the order's history. */
export type Granted = Pick<OrderHistoryEntry, 'actor' | 'note'>;

/**
 * A refund as a transaction has it; `granted`: null for one of a payment that was too much, which nobody decides about;
 * `secondId`: the second person, where one was needed.
 */
export interface HeldRefund extends Refund {
  readonly granted: Granted | null;
  readonly secondId: string | null;
}

/** A payment that was taken in; `paid`: it is the one that paid its order. */
export interface StoredReceipt extends PaymentReceipt {
  readonly paid: boolean;
}

export interface TxOrders {
  /** Orders of a buyer are placed one after the other: whoever else asks waits until the transaction ends. */
  lockBuyer(userId: string): Promise<void>;
  findByRequestKey(userId: string, requestKey: string): Promise<ShopOrder | undefined>;
  /** How many orders of a member have this state; counted up to `most`. */
  countOfStatus(userId: string, status: OrderStatus, most: number): Promise<number>;
  /** How many orders that cost nothing a member placed after the instant `since`, epoch ms; counted up to `most`. */
  countFree(userId: string, since: number, most: number): Promise<number>;
  hold(id: string): Promise<ShopOrder | undefined>;
  /** Whether a member has an order for a product that is paid, or whose refund is judged or on its way. */
  has(userId: string, productId: string): Promise<boolean>;
  insert(order: ShopOrder, requestKey: string): Promise<void>;
  /** Stores how an order that is held stands now: its status, payment and periods. */
  store(order: ShopOrder): Promise<void>;
}

export interface TxAttempts {
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  /** The provider is asked about it at `dueAt`, epoch ms. */
  insert(attempt: PaymentAttempt, dueAt: number): Promise<void>;
  /** Marks the attempt of this number, if there is one, as paid; it is asked about no more. */
  markPaid(outTradeNo: string): Promise<void>;
  /** Those of an order that are open are due at `dueAt`, epoch ms. */
  makeOpenDue(orderId: string, dueAt: number): Promise<void>;
}

export interface TxReceipts {
  /** False, and nothing written, when its transaction is there already. */
  insert(receipt: StoredReceipt, at: number): Promise<boolean>;
  find(transactionId: string): Promise<StoredReceipt | undefined>;
  /** The payment that paid an order. */
  thatPaid(orderId: string): Promise<StoredReceipt | undefined>;
}

export interface TxRefunds {
  /** Due at once. */
  insert(refund: HeldRefund): Promise<void>;
  /** Oldest first, not held. */
  ofOrder(orderId: string): Promise<readonly HeldRefund[]>;
  /** As it is now, without being held: its order has to be held first. */
  find(id: string): Promise<Refund | undefined>;
  hold(id: string): Promise<HeldRefund | undefined>;
  /** Those of a payment, oldest first. */
  holdOfPayment(transactionId: string): Promise<readonly HeldRefund[]>;
  /** Stores how a refund that is held stands now. `dueAt`: when the provider is asked next, epoch ms; null: never. */
  store(refund: Refund, dueAt: number | null): Promise<void>;
  /** None of an order, which is held, is all that was left any more: the order is a paid one again. */
  unmarkWhole(orderId: string): Promise<void>;
}

export interface TxOutsideRefunds {
  /** Where no order is there to be held: whoever else asks for this payment waits until the transaction ends. */
  lockPayment(transactionId: string): Promise<void>;
  /** False, and nothing written, when its number is there already. */
  insert(refund: OutsideRefund, at: number): Promise<boolean>;
  /** What others gave back of a payment, in cents. */
  sumOf(transactionId: string): Promise<number>;
}

export interface TxOddities {
  /** Writes it down unless its kind and subject are there already. */
  note(oddity: Oddity): Promise<void>;
  /** Writes it down as new, in the place of one of the same kind and subject. */
  renew(oddity: Oddity): Promise<void>;
  /** Somebody looked at it, should it be there; the first one counts. Answers whether that is he. */
  settle(
    about: { readonly kind: OddityKind; readonly subject: string },
    userId: string,
    at: number,
  ): Promise<boolean>;
}

/**
 * What a transaction reads and writes: records, and no decision about them. What is held (`hold…`) stays as it was read
 * until the transaction ends, and whoever else wants to hold it waits. Always in this order, so that nobody waits in a
 * circle: the key of a request, the month of a bill, the lock of people, the member or his lock, the order, its product or coupon, its refunds,
 * its invoices, the accounts of partners in the order of their ids, oddities, the types and stages of classes, a class, a batch of coupons.
 */
export interface Tx {
  readonly orders: TxOrders;
  readonly history: {
    /** A further line of the history of an order that is held or was inserted. */
    add(orderId: string, entry: OrderHistoryEntry): Promise<void>;
    /** How many lines of the history of an order that is held tell of this event; counted up to `most`. */
    countOf(orderId: string, event: OrderHistoryEntry['event'], most: number): Promise<number>;
    /** The last line of the history of an order that is held; undefined for one from elsewhere that nothing happened to. */
    last(orderId: string): Promise<OrderHistoryEntry | undefined>;
  };
  readonly products: TxProducts;
  readonly coupons: {
    insert(coupon: CouponInstance): Promise<void>;
    hold(id: string): Promise<CouponInstance | undefined>;
    /** Stores how a coupon that is held stands now: its status and order. */
    store(coupon: CouponInstance): Promise<void>;
  };
  readonly attempts: TxAttempts;
  readonly receipts: TxReceipts;
  readonly refunds: TxRefunds;
  readonly outsideRefunds: TxOutsideRefunds;
  readonly orderMoney: TxOrderMoney;
  readonly invoices: TxInvoices;
  readonly oddities: TxOddities;
  readonly greetings: TxGreetings;
  readonly members: TxMembers;
  readonly people: TxPeople;
  readonly sessions: TxSessions;
  readonly secondFactors: TxSecondFactors;
  readonly securityLog: TxSecurityLog;
  readonly audit: TxAuditLog;
  readonly notes: TxNotes;
  readonly notices: TxNotices;
  readonly messages: TxMessages;
  readonly solutions: TxSolutions;
  readonly studyLogs: TxStudyLogs;
  /** Who looks after whom; the student is held. */
  readonly care: TxCare;
  readonly followUps: TxFollowUps;
  readonly handOvers: TxHandOvers;
  readonly shifts: TxShifts;
  readonly studentNotes: TxStudentNotes;
  readonly exportRuns: TxExportRuns;
  readonly listViews: TxListViews;
  readonly viewings: TxViewings;
  readonly courseVersions: TxCourseVersions;
  readonly bills: TxBills;
  readonly targets: TxTargets;
  readonly rosters: TxRosters;
  /** Tags, and who has which; whoever changes them has the lock of people. */
  readonly tags: TxTags;
  readonly classes: TxClasses;
  readonly classGroups: TxClassGroups;
  readonly classEvents: TxClassEvents;
  readonly calendarAddresses: TxCalendarAddresses;
  readonly staffContacts: TxStaffContacts;
  /** Has a lock of its own; nothing else is locked with it. */
  readonly activities: TxActivities;
  readonly checkIns: TxCheckIns;
  readonly checkInReminders: TxCheckInReminders;
  readonly weixinMessages: TxWeixinMessages;
  readonly prizeClaims: TxPrizeClaims;
  /** A payout is held before the account of its partner, and made after that is. */
  readonly payouts: TxPayouts;
  readonly couponClaims: TxCouponClaims;
  readonly workOrders: TxWorkOrders;
  /** A partner is held after his work order. */
  readonly partners: TxPartners;
  /** What partners earn; whoever adds to it has their accounts. */
  readonly commissions: TxCommissions;
}

/** Several reads and writes that happen together or not at all. */
export interface UnitOfWork {
  /**
   * Durable when it resolves; nothing of it is left when `work` throws, which it then throws, too. `work` uses nothing but
   * `tx`, for on SQLite everything else waits for its end, and hands it to nobody: after the end it throws.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
