import { isPaid, REFUNDED_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { isSurplus } from '../../src/ports/index.js';
import type { Fakes } from '../../src/testing/index.js';
import { consoleRefundId, type ShopWorld } from './shop.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** How often something happened to an order. */
const times = ({ shop }: Fakes, orderId: string, event: string): number =>
  (shop.history.get(orderId) ?? []).filter((entry) => entry.event === event).length;

const ordersOf = (fakes: Fakes) =>
  [...fakes.shop.orders.values()].map((order) => ({
    ...order,
    payments: [...fakes.shop.receipts.values()].filter(({ orderId, paid }) => orderId === order.id && paid),
    paidTimes: times(fakes, order.id, 'PAY'),
    closedTimes: times(fakes, order.id, 'CLOSE'),
    granted: [...fakes.shop.refunds.values()].filter(
      (refund) => refund.orderId === order.id && !isSurplus(refund),
    ),
  }));

/** The payments that went back by other hands before anybody here knew of them. */
const goneBack = ({ shop: { receipts, refunds } }: Fakes): readonly string[] => {
  const ours = new Set([...refunds.values()].map(({ transactionId }) => transactionId));
  return [...receipts.values()].flatMap(({ transactionId, paid }) =>
    paid || ours.has(transactionId) ? [] : [transactionId],
  );
};

/** What others are known to have given back of a payment. */
const outsideOf = ({ shop: { outsideRefunds } }: Fakes, transactionId: string): number =>
  sum(
    [...outsideRefunds.values()]
      .filter((refund) => refund.transactionId === transactionId)
      .map(({ amount }) => amount),
  );

/** What must hold at every moment, whatever happened; the names of what does not. */
export const ledgerFaults = (fakes: Fakes): readonly string[] => {
  const { receipts, refunds, coupons } = fakes.shop;
  const orders = ordersOf(fakes);
  const wasPaid = (orderId: string | null): boolean =>
    orders.some(({ id, paidTimes }) => id === orderId && paidTimes === 1);
  const wentBack = new Set(goneBack(fakes));
  const surplus = [...refunds.values()].filter(isSurplus);
  const banked = [...fakes.payment.provider.trades.values()].flatMap(({ payments }) => payments);
  const rules: Readonly<Record<string, boolean>> = {
    'one payment pays, at most': orders.every(
      ({ payments, paidTimes }) => payments.length <= 1 && paidTimes <= 1,
    ),
    'what is paid was paid for': orders.every(
      ({ amount, payments, paidTimes }) => amount === 0 || payments.length === paidTimes,
    ),
    'the price is what was paid': orders.every(({ amount, payments }) =>
      payments.every((payment) => payment.amount === amount),
    ),
    'no paid order closes, no closed one is paid': orders.every(
      ({ paidTimes, closedTimes }) => paidTimes + closedTimes <= 1,
    ),
    'an order waits as long as nothing happened': orders.every(
      ({ status, paidTimes, closedTimes }) =>
        (status === WAIT_PAY_STATUS) === (paidTimes + closedTimes === 0),
    ),
    'no more goes back than was paid': orders.every(
      ({ granted, payments }) =>
        sum(
          granted
            .filter(({ status }) => ['WAITING', 'PROCESSING', 'DONE'].includes(status))
            .map(({ amount }) => amount),
        ) <= sum(payments.map(({ amount }) => amount)),
    ),
    'access is what was paid and neither asked nor given back': orders.every(
      (order) => !isPaid(order) || (order.validDate !== null && order.granted.every(({ whole }) => !whole)),
    ),
    'no coupon is spent twice': [...coupons.values()].every(({ id, status, orderId }) => {
      const spent = orders.filter(
        (order) => fakes.shop.sold.get(order.id)?.couponId === id && wasPaid(order.id),
      );
      return status === 'USED' ? spent.length === 1 && spent[0]?.id === orderId : spent.length === 0;
    }),
    'a coupon is held by an order that waits': [...coupons.values()].every(
      ({ status, orderId }) =>
        status !== 'RESERVED' ||
        orders.some((order) => order.id === orderId && order.status === WAIT_PAY_STATUS),
    ),
    'money in is what paid orders, what was too much and what others gave back before':
      sum([...receipts.values()].map(({ amount }) => amount)) ===
      sum(orders.filter(({ paidTimes }) => paidTimes === 1).map(({ amount }) => amount)) +
        sum(surplus.map(({ total }) => total)) +
        sum([...wentBack].map((id) => receipts.get(id)?.amount ?? 0)),
    'each payment is kept or goes back, once': [...receipts.values()].every(
      ({ transactionId: id, paid }) =>
        surplus.filter((refund) => refund.transactionId === id).length === (paid || wentBack.has(id) ? 0 : 1),
    ),
    'what went back by other hands pays nothing': [...wentBack].every(
      (id) =>
        fakes.payment.provider.refunds.has(consoleRefundId(id)) &&
        fakes.shop.oddities.has(`REFUNDED_OUTSIDE-${id}`),
    ),
    'what others gave back wholly opens nothing, and is asked for no more': [...receipts.values()].every(
      ({ transactionId: id, amount, orderId, paid }) =>
        outsideOf(fakes, id) < amount ||
        ((!paid || fakes.shop.orders.get(orderId)?.status === 'TRADE_REFUNDED') &&
          [...refunds.values()].every(
            (refund) => refund.transactionId !== id || ['DONE', 'OUTSIDE'].includes(refund.status),
          )),
    ),
    'what others gave back is on the list, each payment once': [...fakes.shop.outsideRefunds.values()].every(
      ({ transactionId: id }) =>
        fakes.shop.oddities.get(`REFUNDED_OUTSIDE-${id}`)?.amount === outsideOf(fakes, id),
    ),
    'nothing is believed that was not paid': [...receipts.values()].every((receipt) =>
      banked.some(
        ({ transactionId, amount }) => transactionId === receipt.transactionId && amount === receipt.amount,
      ),
    ),
    'the provider gives back what it was told to': [...fakes.payment.provider.refunds].every(
      ([id, { transactionId }]) =>
        id === consoleRefundId(transactionId) || refunds.get(id)?.transactionId === transactionId,
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
};

/**
 * What must hold when everything was done. `told`: and told; where nobody tells, of two payments under one number only one
 * can be found.
 */
export const settledFaults = (fakes: Fakes, told = true): readonly string[] => {
  const { receipts, refunds, attempts } = fakes.shop;
  const orders = ordersOf(fakes);
  const paidTrades = [...fakes.payment.provider.trades.values()]
    .map(({ payments }) => payments)
    .filter(({ length }) => length > 0);
  const { provider } = fakes.payment;
  const isDone = ({ state }: { readonly state: { readonly kind: string } }): boolean => state.kind === 'done';
  const atBank = [
    ...[...provider.trades.values()].flatMap(({ payments }) => payments.map(({ amount }) => amount)),
    ...[...provider.refunds.values()].filter(isDone).map(({ amount }) => -amount),
  ];
  const inBooks = [
    ...[...receipts.values()].map(({ amount }) => amount),
    ...[...refunds.values()].filter(({ status }) => status === 'DONE').map(({ amount }) => -amount),
    ...[...fakes.shop.oddities.values()]
      .filter(({ kind }) => kind === 'REFUNDED_OUTSIDE')
      .map(({ amount }) => -amount),
  ];
  const isKnown = ({ transactionId }: { readonly transactionId: string }): boolean =>
    receipts.has(transactionId);
  const rules: Readonly<Record<string, boolean>> = {
    'no order waits': orders.every(({ status }) => status !== WAIT_PAY_STATUS),
    'no payment is lost': paidTrades.every((payments) =>
      told ? payments.every(isKnown) : payments.some(isKnown),
    ),
    'nothing can be paid any more': [...attempts.values()].every(({ status }) => status !== 'OPEN'),
    'staff see what went back by other hands':
      !told ||
      [...fakes.payment.provider.refunds].every(
        ([id, { state }]) =>
          refunds.has(id) ||
          (state.kind === 'done'
            ? fakes.shop.outsideRefunds.has(id)
            : fakes.shop.oddities.has(`REFUND_FAILED-${id}`)),
      ),
    'money kept is money in without our refunds that are done and what others gave back':
      !told || sum(atBank) === sum(inBooks),
    'no refund is under way': [...refunds.values()].every(({ status }) =>
      ['DONE', 'FAILED', 'OUTSIDE'].includes(status),
    ),
    'what was refunded is back': orders.every(
      ({ status, granted, amount, payments }) =>
        amount === 0 ||
        payments.length === 0 ||
        (status === REFUNDED_STATUS) ===
          sum(granted.filter((refund) => refund.status === 'DONE').map((refund) => refund.amount)) +
            sum(payments.map(({ transactionId }) => outsideOf(fakes, transactionId))) >=
            amount,
    ),
  };
  return [...ledgerFaults(fakes), ...Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))];
};

/** Lets time pass until everything was done, and told: no outage, every notification comes, the bank does its work. */
export const settle = async (shop: ShopWorld, told = true): Promise<void> => {
  const { fakes } = shop;
  const { provider } = fakes.payment;
  provider.setOutage(false);
  for (let round = 0; round < 4; round += 1) {
    fakes.clock.advance(3_600_000);
    await shop.closeOverdue();
    await shop.check();
    if (told) await shop.tellAll();
    while ((await shop.refund()) > 0);
    for (const [id, { state }] of provider.refunds)
      if (state.kind === 'processing') provider.settleRefund(id);
  }
  if (told) await shop.tellAll();
};
