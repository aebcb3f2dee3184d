import type {
  CommissionPosting,
  CommissionRate,
  CommissionReview,
  CommissionStatement,
  CommissionSum,
} from '@ykd/domain/commission';
import type { PartnerLevel } from '@ykd/domain/partner';
import type { CommissionAccount, CommissionClosing, CommissionOrder } from '../entities/commission.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { CommissionAccount, CommissionClosing, CommissionOrder } from '../entities/commission.js';

/** Where postings of all partners stand: by when they happened, newest first. */
export type PostingKey = readonly [at: number, partnerId: string, seq: number];

/** Where orders stand: by when they were placed. */
export type CommissionOrderKey = readonly [placedAt: number, orderId: string];

/** Where orders stand whose commission is due: by since when, epoch ms. */
export type DueKey = readonly [dueAt: number, orderId: string];

/** Where agreements about rates stand: by when they were made. */
export type RateKey = readonly [gmtCreated: number, id: string];

/** What partners earn, as it is read; see `UnitOfWork` for what changes it. */
export interface Commissions {
  account(partnerId: string): Promise<CommissionAccount | undefined>;
  /** Of all who ever earned something, by their ids. */
  accounts(window: KeyWindow<readonly [partnerId: string]>): Promise<KeyRows<CommissionAccount>>;
  /** Of these partners, those who ever earned something, in no order that counts. */
  accountsOf(partnerIds: readonly string[]): Promise<readonly CommissionAccount[]>;
  /** The postings of a partner, newest first. `month`: of that one, `YYYY-MM`, alone. */
  postingsOf(
    partnerId: string,
    window: KeyWindow<readonly [seq: number]>,
    month?: string,
  ): Promise<KeyRows<CommissionPosting>>;
  /** Those of all partners, by when they happened, newest first. `month`: of that one, `YYYY-MM`, alone. */
  postings(window: KeyWindow<PostingKey>, month?: string): Promise<KeyRows<CommissionPosting>>;
  order(orderId: string): Promise<CommissionOrder | undefined>;
  /** All orders that partners brought, by their ids. */
  orders(window: KeyWindow<readonly [orderId: string]>): Promise<KeyRows<CommissionOrder>>;
  /** The ids of the orders that were placed with a coupon which some partner gave, and that nobody brought, in their order. */
  unbrought(window: KeyWindow<readonly [orderId: string]>): Promise<KeyRows<string>>;
  /** What a partner brought, newest first. */
  ordersOf(partnerId: string, window: KeyWindow<CommissionOrderKey>): Promise<KeyRows<CommissionOrder>>;
  /** Those about which staff have to decide, or decided, newest first. */
  reviewed(
    review: CommissionReview,
    window: KeyWindow<CommissionOrderKey>,
  ): Promise<KeyRows<CommissionOrder>>;
  /** The orders whose commission is due at an instant, epoch ms, the longest due first; none about whose refund somebody decides. */
  due(at: number, window: KeyWindow<DueKey>): Promise<KeyRows<CommissionOrder>>;
  /** How many orders that a partner brought were paid from the instant `from` on and before `to`, epoch ms, for nothing too. */
  paidCount(partnerId: string, span: { readonly from: number; readonly to: number }): Promise<number>;
  /** Whether staff have to look at an order of a partner though its commission was released. */
  hasReleasedInDoubt(partnerId: string): Promise<boolean>;
  /** What the postings of a partner's month come to, in no order that counts. */
  sumsOf(partnerId: string, month: string): Promise<readonly CommissionSum[]>;
  statement(partnerId: string, month: string): Promise<CommissionStatement | undefined>;
  /** The statements of a partner, newest first. */
  statementsOf(
    partnerId: string,
    window: KeyWindow<readonly [month: string]>,
  ): Promise<KeyRows<CommissionStatement>>;
  /** The statements of a month by their numbers. */
  statements(
    month: string,
    window: KeyWindow<readonly [number: string]>,
  ): Promise<KeyRows<CommissionStatement>>;
  /** The months that are closed, newest first. */
  closings(limit: number): Promise<readonly CommissionClosing[]>;
  /** Partners who have a month open that is not after this one, in no order that counts. */
  openIn(month: string, limit: number): Promise<readonly string[]>;
  /** What was agreed about rates, newest first. */
  rates(window: KeyWindow<RateKey>): Promise<KeyRows<CommissionRate>>;
}

/** What partners earn inside a transaction. Postings, statements and agreements never change. */
export interface TxCommissions {
  /**
   * The account of a partner, made where there is none: no other transaction adds anything to it until this one ends. Of
   * several in the order of their ids. After the order and its refunds.
   *
   * @param month - the first open month, `YYYY-MM`, of an account that is made; a later one where that is closed
   */
  hold(partnerId: string, month: string): Promise<CommissionAccount>;
  /** The posting that this made; changed by nobody. */
  posting(source: string): Promise<CommissionPosting | undefined>;
  /**
   * Writes a posting down whose source is not there yet, keeps the account, which is held, as it stands afterwards, and adds to
   * the sums of the month.
   */
  append(posting: CommissionPosting, after: CommissionAccount): Promise<void>;
  /** The postings of an order, in their order. */
  postingsOf(orderId: string): Promise<readonly CommissionPosting[]>;
  /** As it is now, without being held: it changes only while its order, or the account of its partner, is held. */
  order(orderId: string): Promise<CommissionOrder | undefined>;
  /** The orders that a partner brought and a WeChat account paid, without those of which nothing is due, in no order that counts. */
  paidBy(which: { readonly partnerId: string; readonly payer: string }): Promise<readonly CommissionOrder[]>;
  /** Whether staff have to look at an order of a partner though its commission was released. */
  hasReleasedInDoubt(partnerId: string): Promise<boolean>;
  insertOrder(order: CommissionOrder): Promise<void>;
  storeOrder(order: CommissionOrder): Promise<void>;
  /** What was agreed that may be for an order of this partner, product and level, in no order that counts. */
  ratesFor(about: {
    readonly partnerId: string;
    readonly productId: string;
    readonly level: PartnerLevel;
  }): Promise<readonly CommissionRate[]>;
  insertRate(rate: CommissionRate): Promise<void>;
  /** Those who close months, and those who open accounts, do so one after the other. */
  lockClosing(): Promise<void>;
  /** The first month that some partner has open, `YYYY-MM`; undefined where nobody ever earned anything. */
  firstOpenMonth(): Promise<string | undefined>;
  closing(month: string): Promise<CommissionClosing | undefined>;
  /** Stores that a month is closed, new or changed. */
  putClosing(closing: CommissionClosing): Promise<void>;
  /** The number of the next statement of a month that is closed, from 1 on: nobody else gets it. */
  nextStatement(month: string): Promise<number>;
  sumsOf(partnerId: string, month: string): Promise<readonly CommissionSum[]>;
  /** What the postings of each of a partner's months come to, in no order that counts. */
  sumsByMonth(partnerId: string): Promise<ReadonlyMap<string, readonly CommissionSum[]>>;
  /** The first and the last posting of a partner's month; undefined where there is none. */
  spanOf(
    partnerId: string,
    month: string,
  ): Promise<{ readonly firstSeq: number; readonly lastSeq: number } | undefined>;
  /** The newest one of a partner. */
  lastStatement(partnerId: string): Promise<CommissionStatement | undefined>;
  insertStatement(statement: CommissionStatement): Promise<void>;
  /** Opens the next month of an account, which is held. */
  openMonth(partnerId: string, month: string): Promise<void>;
}
