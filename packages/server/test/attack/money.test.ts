import { describe, expect, it } from 'vitest';
import { moneyFaults, notOne, type MoneyRows } from './judges/money.js';

describe('money', () => {
  const order = {
    id: 'o',
    user_id: 'u',
    amount: 100,
    status: 'TRADE_PAID_SUCCESS',
    request_key: 'k',
    coupon_id: 'c',
  } satisfies MoneyRows['orders'][number];
  const receipt = { transaction_id: 't', order_id: 'o', paid_order_id: 'o', amount: 100 };
  const coupon = { id: 'c', receiver_user_id: 'u' };
  const ledgerOf = (over: Partial<MoneyRows> = {}): MoneyRows => ({
    orders: [order],
    history: [{ order_id: 'o', event: 'PAY' }],
    receipts: [receipt],
    refunds: [],
    coupons: [coupon],
    ...over,
  });
  const refund = {
    order_id: 'o',
    cause: 'REQUESTED',
    transaction_id: 't',
    amount: 100,
    status: 'DONE',
  } as const;

  it('is right where every order was paid once', () => {
    expect(moneyFaults(ledgerOf(), 'u')).toEqual([]);
    expect(
      moneyFaults(
        ledgerOf({
          receipts: [{ ...receipt, paid_order_id: null }],
          refunds: [refund],
          orders: [{ ...order, status: 'TRADE_CLOSED' }],
        }),
        'u',
      ),
    ).toEqual([]);
  });

  it.each<[string, Partial<MoneyRows>]>([
    ['two orders of one request', { orders: [order, { ...order, id: 'o2', amount: 0, coupon_id: null }] }],
    ['a paid order without money', { receipts: [] }],
    ['two payments for one order', { receipts: [receipt, { ...receipt, transaction_id: 't2' }] }],
    ['another amount', { receipts: [{ ...receipt, amount: 1 }] }],
    ['money for an order that is closed', { orders: [{ ...order, status: 'TRADE_CLOSED' }] }],
    [
      'money that is nowhere',
      { receipts: [receipt, { ...receipt, transaction_id: 't2', paid_order_id: null }] },
    ],
    ['two refunds that are more than was paid', { refunds: [refund, refund] }],
    [
      'two payments in the history',
      {
        history: [
          { order_id: 'o', event: 'PAY' },
          { order_id: 'o', event: 'PAY' },
        ],
      },
    ],
    [
      'a coupon that was used twice',
      { orders: [order, { ...order, id: 'o2', request_key: 'k2', amount: 0 }] },
    ],
  ])('is wrong with %s', (_, over) => {
    expect(moneyFaults(ledgerOf(over), 'u')).not.toEqual([]);
  });

  it('counts what there must be one of', () => {
    expect(notOne('订单', 1)).toEqual([]);
    expect(notOne('订单', 0)).toHaveLength(1);
    expect(notOne('订单', 2)).toHaveLength(1);
  });
});
