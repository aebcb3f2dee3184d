import {
  formatAmount,
  needsSecondPerson,
  PAID_STATUS,
  PART_REFUNDS_MAX,
  REFUND_LIMIT_DEFAULT,
  refundAmountIssue,
  REFUNDING_STATUS,
} from '@ykd/domain/order';
import { auditOrder } from '../audit/order-audit.js';
import { commissionFollows } from '../commission/follow.js';
import { refundOf } from '../order/money-back.js';
import { invoicesFollow } from '../order/invoices-follow.js';
import { orderMoneyOf, type OrderMoneyState } from '../order/order-money.js';
import { tellRefundArrived, tellRefundGranted } from '../notice/tell-orders.js';
import { orderAfter } from '../order/order-steps.js';
import { refundedSteps } from '../order/outside-refund.js';
import { partNote } from '../order/staff-notes.js';
import { storeStep } from '../payment/held-order.js';
import type { RefundProposal } from '../ports/order-money.js';
import type { OrderHistoryEntry, ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { isGranted } from './refund-steps.js';

/** What staff want to give back. */
export interface GiveBackWish extends Pick<RefundProposal, 'orderId' | 'way' | 'reason' | 'evidence'> {
  /** Cents; null: all that is left. */
  readonly amount: number | null;
  /** Only what its buyer asked for and nobody has decided yet. */
  readonly onlyAsked: boolean;
}

/** Who wants it, and the numbers of what comes of it. */
export interface GiveBackBy {
  readonly proposer: string;
  /** The second person; null: whoever proposes it is alone. */
  readonly second: string | null;
  /** The number of the refund, at the provider too: all tries go out under it. */
  readonly refundId: string;
  readonly proposalId: string;
  readonly at: number;
}

/**
 * What came of it: `given` – the money is on its way, or noted as given outside; `proposed` – it waits for a second person;
 * `proposed-before` – another one of this order does; `not-now` – the order does not allow it; `other-way` – its money came
 * in by the other way; `issue` – the amount cannot be, in Chinese.
 */
export type GiveBackOutcome =
  | { readonly kind: 'given' }
  | { readonly kind: 'proposed'; readonly proposal: RefundProposal }
  | GiveBackRefusal;

/** Why nothing came of it. */
export type GiveBackRefusal =
  | { readonly kind: 'proposed-before' | 'not-now' | 'other-way' }
  | { readonly kind: 'issue'; readonly message: string };

/** The words of the order's history. */
const noteOf = ({ way, reason, evidence }: GiveBackWish): string =>
  way === 'ONLINE' ? reason : `线下退款：${reason}；凭证：${evidence ?? ''}`;

type Line = Pick<OrderHistoryEntry, 'actor' | 'note' | 'at'>;

/** Of a part the order stays paid, or is again. */
const storePart = async (tx: Tx, order: ShopOrder, amount: number, line: Line): Promise<ShopOrder> => {
  const moved = orderAfter(order, 'REFUND_PART', line.at) ?? order;
  await storeStep(tx, moved, { ...line, event: 'REFUND_PART', note: partNote(amount, line.note) });
  await tx.refunds.unmarkWhole(order.id);
  return moved;
};

/** The provider is to give it back; of all that is left the order waits for it. */
const giveOnline = async (
  tx: Tx,
  order: ShopOrder,
  { receipt, left }: OrderMoneyState,
  { amount, asked, line, by }: { amount: number; asked: boolean; line: Line; by: GiveBackBy },
): Promise<ShopOrder> => {
  if (receipt === undefined) throw new Error(`no payment of ${order.id} was taken in`);
  const whole = amount === left;
  const cause = asked ? 'REQUESTED' : 'GIVEN_BACK';
  const refund = refundOf(receipt, { id: by.refundId, cause, amount, whole, at: line.at });
  const { actor, note } = line;
  const waiting = whole ? orderAfter(order, 'REQUEST_REFUND', line.at) : undefined;
  const moved = whole ? order : await storePart(tx, order, amount, line);
  await tx.refunds.insert({ ...refund, granted: { actor, note }, secondId: by.second });
  if (waiting !== undefined) await storeStep(tx, waiting, { ...line, event: 'REQUEST_REFUND' });
  return waiting ?? moved;
};

/** It went back outside of the platform: noted, and the order is refunded when that was all that was left. */
const giveOffline = async (
  tx: Tx,
  order: ShopOrder,
  {
    amount,
    whole,
    wish,
    line,
    by,
  }: { amount: number; whole: boolean; wish: GiveBackWish; line: Line; by: GiveBackBy },
): Promise<ShopOrder> => {
  const { reason, evidence } = wish;
  await tx.orderMoney.insertOfflineRefund({
    id: by.refundId,
    orderId: order.id,
    amount,
    reason,
    evidence: evidence ?? '',
    actorId: by.proposer,
    secondId: by.second,
    gmtCreated: by.at,
  });
  await invoicesFollow(tx, order, by.at);
  await commissionFollows(tx, order, { source: `offline:${by.refundId}`, at: by.at });
  if (!whole) return storePart(tx, order, amount, line);
  const steps = refundedSteps(order, by.at);
  for (const { event, order: moved } of steps) await storeStep(tx, moved, { event, ...line });
  return steps.at(-1)?.order ?? order;
};

/** Whether one person is not enough for it. */
const needsSecond = async (
  tx: Tx,
  { aloneOf }: OrderMoneyState,
  amount: number,
  { proposer, second }: GiveBackBy,
): Promise<boolean> => {
  if (second !== null) return false;
  const limit = (await tx.orderMoney.limit()) ?? REFUND_LIMIT_DEFAULT;
  return needsSecondPerson({ amount, alone: aloneOf(proposer), limit });
};

/** It waits for a second person; an order has one such at a time. */
const propose = async (
  tx: Tx,
  order: ShopOrder,
  { amount, asked, wish, by }: { amount: number; asked: boolean; wish: GiveBackWish; by: GiveBackBy },
): Promise<GiveBackOutcome> => {
  if ((await tx.orderMoney.openProposalOf(order.id)) !== undefined) return { kind: 'proposed-before' };
  const { way, reason, evidence } = wish;
  const { proposalId: id, proposer: proposerId, at } = by;
  const ended = { decidedBy: null, answer: null, gmtCreated: at, gmtModified: at };
  const what = { id, orderId: order.id, way, amount, reason, evidence, asked, proposerId };
  const proposal: RefundProposal = { ...what, status: 'OPEN', ...ended };
  await tx.orderMoney.insertProposal(proposal);
  const line = { actor: { kind: 'staff', userId: proposerId }, note: noteOf(wish), at } as const;
  await auditOrder(tx, 'orders.refund.propose', order, line, { status: order.status, refundAmount: amount });
  return { kind: 'proposed', proposal };
};

/** Why so much of an order cannot be given back, in Chinese. */
const amountIssue = async (
  tx: Tx,
  { id }: ShopOrder,
  amount: number,
  left: number,
): Promise<string | undefined> => {
  const issue = refundAmountIssue(amount, left);
  if (issue !== undefined || amount === left) return issue;
  const parts = await tx.history.countOf(id, 'REFUND_PART', PART_REFUNDS_MAX);
  return parts < PART_REFUNDS_MAX
    ? undefined
    : `一个订单最多部分退款 ${PART_REFUNDS_MAX} 次，现在只能退还余下的 ¥${formatAmount(left)}`;
};

const actOf = ({ way }: GiveBackWish, { second }: GiveBackBy, asked: boolean) => {
  if (second !== null) return 'orders.refund.approve';
  if (way === 'OFFLINE') return 'orders.refund.offline';
  return asked ? 'orders.refund.grant' : 'orders.refund.give';
};

/**
 * Gives money of an order back, once: what is on its way counts, so that no two together give more than was paid. With all
 * that is left the order is to be a refunded one, with a part it stays paid. Above the limit, and without a second person,
 * it becomes a proposal.
 */
export const giveBackIn = async (tx: Tx, wish: GiveBackWish, by: GiveBackBy): Promise<GiveBackOutcome> => {
  const order = await tx.orders.hold(wish.orderId);
  if (order?.status !== PAID_STATUS && order?.status !== REFUNDING_STATUS) return { kind: 'not-now' };
  const asked = order.status === REFUNDING_STATUS && !(await isGranted(tx, order.id));
  if (wish.onlyAsked && !asked) return { kind: 'not-now' };
  const { at, proposer: userId, second } = by;
  const line = { actor: { kind: 'staff', userId }, note: noteOf(wish), at } as const;
  const decided = second === null ? line : { ...line, actor: { kind: 'staff', userId: second } as const };
  const free = order.amount === 0 && asked ? orderAfter(order, 'REFUND', at) : undefined;
  if (free !== undefined && wish.amount === null) {
    await storeStep(tx, free, { event: 'REFUND', ...line });
    await auditOrder(tx, actOf(wish, by, asked), order, decided, free);
    await tellRefundArrived(tx, order, { id: by.refundId, amount: 0, whole: true, at });
    return { kind: 'given' };
  }
  const money = await orderMoneyOf(tx, order);
  if ((money.receipt !== undefined) !== (wish.way === 'ONLINE') && order.amount > 0)
    return { kind: 'other-way' };
  const { left } = money;
  const amount = wish.amount ?? left;
  const message = await amountIssue(tx, order, amount, left);
  if (message !== undefined) return { kind: 'issue', message };
  if (await needsSecond(tx, money, amount, by)) return propose(tx, order, { amount, asked, wish, by });
  // What went back outside of the platform has arrived.
  const tell = wish.way === 'ONLINE' ? tellRefundGranted : tellRefundArrived;
  await tell(tx, order, { id: by.refundId, amount, whole: amount === left, at });
  const moved =
    wish.way === 'ONLINE'
      ? await giveOnline(tx, order, money, { amount, asked, line, by })
      : await giveOffline(tx, order, { amount, whole: amount === left, wish, line, by });
  await auditOrder(tx, actOf(wish, by, asked), order, decided, {
    status: moved.status,
    refundAmount: amount,
    ...(second === null ? {} : { proposedBy: userId }),
  });
  return { kind: 'given' };
};
