import type { Tx } from '../../ports/unit-of-work.js';
import { txInvoices } from './invoices.js';
import { txOrderMoney } from './order-money.js';
import { txProducts } from './tx-products.js';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import {
  attemptsOf,
  heldRefundsOf,
  orderIn,
  orderOfKey,
  putOddity,
  putOrder,
  refundIn,
  settledOddity,
  type ShopWorld,
} from './shop-world.js';

/** Adds a row that is not there yet. */
const insert = <T>(rows: Map<string, T>, id: string, row: T): void => {
  if (rows.has(id)) throw new Error(`${id} exists`);
  rows.set(id, row);
};

/** What a transaction on a world reads and writes. It has the world alone: nothing needs to be held. */
export const shopTx = (
  world: ShopWorld,
): Omit<
  Tx,
  | 'members'
  | 'people'
  | 'sessions'
  | 'secondFactors'
  | 'securityLog'
  | 'audit'
  | 'notes'
  | 'notices'
  | 'messages'
  | 'solutions'
  | 'studyLogs'
  | 'care'
  | 'followUps'
  | 'handOvers'
  | 'shifts'
  | 'studentNotes'
  | 'exportRuns'
  | 'listViews'
  | 'viewings'
  | 'courseVersions'
  | 'bills'
  | 'targets'
  | 'rosters'
  | 'tags'
  | 'classes'
  | 'classGroups'
  | 'classEvents'
  | 'calendarAddresses'
  | 'staffContacts'
  | 'activities'
  | 'checkIns'
  | 'checkInReminders'
  | 'weixinMessages'
  | 'prizeClaims'
  | 'payouts'
  | 'couponClaims'
  | 'workOrders'
  | 'partners'
  | 'commissions'
> => {
  const { orders, history, coupons, attempts, receipts, refunds, outsideRefunds } = world;
  return {
    orders: {
      lockBuyer: async () => {},
      findByRequestKey: async (userId, requestKey) => orderOfKey(world, userId, requestKey),
      countOfStatus: async (userId, status, most) =>
        Math.min(
          most,
          [...orders.values()].filter((order) => order.userId === userId && order.status === status).length,
        ),
      countFree: async (userId, since, most) =>
        Math.min(
          most,
          [...orders.values()].filter(
            (order) => order.userId === userId && order.amount === 0 && order.gmtCreated > since,
          ).length,
        ),
      hold: async (id) => orderIn(world, id),
      has: async (userId, productId) =>
        [...orders.values()].some(
          (order) =>
            order.userId === userId &&
            order.productId === productId &&
            (order.status === PAID_STATUS || order.status === REFUNDING_STATUS),
        ),
      insert: async (order, requestKey) => {
        if (orders.has(order.id)) throw new Error(`an order ${order.id} exists`);
        insert(world.requestKeys, `${order.userId} ${requestKey}`, order.id);
        putOrder(world, order);
      },
      store: async (order) => putOrder(world, order),
    },
    history: {
      add: async (orderId, entry) => void history.set(orderId, [...(history.get(orderId) ?? []), entry]),
      countOf: async (orderId, event, most) =>
        Math.min(most, (history.get(orderId) ?? []).filter((line) => line.event === event).length),
      last: async (orderId) => history.get(orderId)?.at(-1),
    },
    products: txProducts(world),
    coupons: {
      insert: async (coupon) => insert(coupons, coupon.id, coupon),
      hold: async (id) => coupons.get(id),
      store: async (coupon) => void coupons.set(coupon.id, coupon),
    },
    attempts: {
      ofOrder: async (orderId) => attemptsOf(world, orderId),
      insert: async (attempt, dueAt) => insert(attempts, attempt.outTradeNo, { ...attempt, dueAt }),
      markPaid: async (outTradeNo) => {
        const attempt = attempts.get(outTradeNo);
        if (attempt !== undefined) attempts.set(outTradeNo, { ...attempt, status: 'PAID', dueAt: Infinity });
      },
      makeOpenDue: async (orderId, dueAt) => {
        for (const [id, attempt] of attempts)
          if (attempt.orderId === orderId && attempt.status === 'OPEN')
            attempts.set(id, { ...attempt, dueAt });
      },
    },
    receipts: {
      insert: async (receipt) => {
        if (receipts.has(receipt.transactionId)) return false;
        receipts.set(receipt.transactionId, receipt);
        return true;
      },
      find: async (transactionId) => receipts.get(transactionId),
      thatPaid: async (orderId) => [...receipts.values()].find((one) => one.orderId === orderId && one.paid),
    },
    refunds: {
      insert: async (refund) => insert(refunds, refund.id, { ...refund, dueAt: refund.gmtCreated }),
      ofOrder: async (orderId) => heldRefundsOf(world, orderId),
      find: async (id) => {
        const refund = refunds.get(id);
        return refund && refundIn(refund);
      },
      hold: async (id) => refunds.get(id),
      holdOfPayment: async (transactionId) =>
        [...refunds.values()]
          .filter((refund) => refund.transactionId === transactionId)
          .toSorted((a, b) => a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1)),
      store: async (refund, dueAt) => {
        const held = refunds.get(refund.id);
        if (held !== undefined) refunds.set(refund.id, { ...held, ...refund, dueAt: dueAt ?? Infinity });
      },
      unmarkWhole: async (orderId) => {
        for (const [id, refund] of refunds)
          if (refund.orderId === orderId && refund.whole) refunds.set(id, { ...refund, whole: false });
      },
    },
    outsideRefunds: {
      lockPayment: async () => {},
      insert: async (refund, at) => {
        if (outsideRefunds.has(refund.refundId)) return false;
        outsideRefunds.set(refund.refundId, { ...refund, at });
        return true;
      },
      sumOf: async (transactionId) =>
        [...outsideRefunds.values()]
          .filter((refund) => refund.transactionId === transactionId)
          .reduce((sum, { amount }) => sum + amount, 0),
    },
    orderMoney: txOrderMoney(world),
    invoices: txInvoices(world),
    greetings: {
      wish: async (orderId, at) =>
        insert(world.greetings, orderId, {
          orderId,
          attempts: 0,
          error: null,
          sentAt: null,
          gmtCreated: at,
          dueAt: at,
        }),
    },
    oddities: {
      note: async (oddity) => putOddity(world, oddity),
      renew: async (oddity) => putOddity(world, oddity, true),
      settle: async (about, userId, at) => {
        const found = [...world.oddities.values()].find(
          ({ kind, subject }) => kind === about.kind && subject === about.subject,
        );
        if (found === undefined || found.settledAt !== null) return false;
        world.oddities.set(found.id, settledOddity(found, userId, at));
        return true;
      },
    },
  };
};
