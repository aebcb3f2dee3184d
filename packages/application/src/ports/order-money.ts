import type {
  OfflinePayment,
  OfflineRefund,
  OrderMoneySummary,
  RefundProposal,
  StaffRequest,
} from '../entities/order-money.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type {
  OfflinePayment,
  OfflineRefund,
  OrderMoneySummary,
  RefundProposal,
  RefundWayName,
  StaffRequest,
} from '../entities/order-money.js';

/** Where a proposal stands in the list of them: when it was made, epoch ms, and its id. */
export type ProposalKey = readonly [gmtCreated: number, id: string];

/** How many proposals of one order are read: the newest. */
export const PROPOSALS_OF_ORDER_MAX = 20;

/** Money that others gave back at the provider. */
export interface OutsidePart {
  readonly amount: number;
  /** When we heard of it, epoch ms. */
  readonly gmtCreated: number;
}

/** A limit that somebody set, and why; null where that was not asked yet. */
export interface MoneyLimit {
  readonly cents: number;
  readonly setBy: string;
  readonly reason: string | null;
  readonly gmtModified: number;
}

/** What staff decided about the money of orders, as it is read; see `UnitOfWork` for what changes it. */
export interface OrderMoney {
  /** Of each of these orders what is back, and how it was paid; nothing of those that are plain. */
  summariesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderMoneySummary>>;
  /** Oldest first. */
  offlineRefundsOf(orderId: string): Promise<readonly OfflineRefund[]>;
  /** What others gave back of the payment that paid an order, oldest first. */
  outsideRefundsOf(orderId: string): Promise<readonly OutsidePart[]>;
  offlinePaymentOf(orderId: string): Promise<OfflinePayment | undefined>;
  /** Those that wait for a second person, oldest first. */
  openProposals(window: KeyWindow<ProposalKey>): Promise<KeyRows<RefundProposal>>;
  /** The newest {@link PROPOSALS_OF_ORDER_MAX} of an order, newest first. */
  proposalsOf(orderId: string): Promise<readonly RefundProposal[]>;
  findProposal(id: string): Promise<RefundProposal | undefined>;
  /** Above how many cents a refund needs a second person; undefined while nobody has set it. */
  limit(): Promise<MoneyLimit | undefined>;
}

export interface TxOrderMoney {
  /** Requests of one member of staff with one key are done one after the other. First of all locks. */
  lockRequest(userId: string, requestKey: string): Promise<void>;
  findRequest(userId: string, requestKey: string): Promise<StaffRequest | undefined>;
  insertRequest(request: StaffRequest): Promise<void>;
  offlineRefundsOf(orderId: string): Promise<readonly OfflineRefund[]>;
  insertOfflineRefund(refund: OfflineRefund): Promise<void>;
  findProposal(id: string): Promise<RefundProposal | undefined>;
  /** The one of an order, which is held, that waits; there is one at the most. */
  openProposalOf(orderId: string): Promise<RefundProposal | undefined>;
  insertProposal(proposal: RefundProposal): Promise<void>;
  /** Stores how a proposal of an order that is held ended. */
  storeProposal(proposal: RefundProposal): Promise<void>;
  /** Whether these pictures of receipts are somebody's; if so, nobody removes them until the transaction ends. */
  holdReceipts(userId: string, names: readonly string[]): Promise<boolean>;
  /** Keeps how an order was paid, and takes the pictures of its receipt into use, which are held. */
  insertOfflinePayment(payment: OfflinePayment): Promise<void>;
  /** Those who set the limit do so one after the other. */
  lockLimit(): Promise<void>;
  limit(): Promise<number | undefined>;
  setLimit(limit: MoneyLimit): Promise<void>;
}
