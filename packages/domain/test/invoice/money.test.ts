import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  INVOICE_DAYS,
  INVOICE_REQUESTS_MAX,
  invoiceableOf,
  invoiceAfterMoney,
  invoiceAskIssue,
  invoiceIssueIssue,
  invoiceTransition,
  isOpenInvoice,
  type InvoiceMoney,
  type InvoiceStatus,
} from '../../src/invoice/index.js';
import type { PaidMoney } from '../../src/order/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const PAID = 'TRADE_PAID_SUCCESS';
const money = (over: Partial<PaidMoney> = {}): PaidMoney => ({
  captured: 100,
  ours: [],
  outside: 0,
  offline: 0,
  ...over,
});

describe('of how much an invoice is', () => {
  test('what was taken in without what is back, whoever gave it', () => {
    expect(invoiceableOf(PAID, money())).toBe(100);
    const ours = [
      { amount: 10, status: 'DONE' },
      { amount: 20, status: 'WAITING' },
      { amount: 40, status: 'FAILED' },
    ] as const;
    expect(invoiceableOf(PAID, money({ ours, outside: 5, offline: 1 }))).toBe(84);
    expect(invoiceableOf(PAID, money({ outside: 150 }))).toBe(0);
    expect(invoiceableOf('TRADE_REFUNDED', money())).toBe(0);
  });

  test('is not known while a refund is under way', () => {
    expect(invoiceIssueIssue(PAID, money())).toBeUndefined();
    expect(invoiceIssueIssue(PAID, money({ ours: [{ amount: 1, status: 'FAILED' }] }))).toBeUndefined();
    expect(invoiceIssueIssue(PAID, money({ ours: [{ amount: 1, status: 'WAITING' }] }))).toMatch(/办理/);
    expect(invoiceIssueIssue(PAID, money({ ours: [{ amount: 1, status: 'PROCESSING' }] }))).toMatch(/办理/);
    expect(invoiceIssueIssue('TRADE_REFUNDING', money())).toMatch(/正在退款/);
  });
});

describe('invoiceAskIssue', () => {
  const order = { status: PAID, invoiceable: 100, paidAt: 0 } as const;
  const ask = (over: object = {}, statuses: readonly InvoiceStatus[] = [], now = 1) =>
    invoiceAskIssue(
      { ...order, ...over },
      statuses.map((status) => ({ status })),
      now,
    );

  test('one can be asked for of a paid order with money, for a year', () => {
    expect(ask()).toBeUndefined();
    expect(ask({}, [], INVOICE_DAYS * DAY_MS - 1)).toBeUndefined();
    expect(ask({}, [], INVOICE_DAYS * DAY_MS)).toMatch(/365 天/);
    expect(ask({ invoiceable: 1 })).toBeUndefined();
    expect(ask({ invoiceable: 0 })).toMatch(/没有付款/);
    expect(ask({ status: 'TRADE_REFUNDING' })).toMatch(/正在退款/);
    for (const status of ['TRADE_WAIT_PAY', 'TRADE_CLOSED', 'TRADE_REFUNDED'])
      expect(ask({ status })).toMatch(/已支付/);
  });

  test('once, and again after it was refused, taken back or reversed', () => {
    for (const status of ['ASKED', 'ISSUED', 'RED_WANTED'] as const)
      expect(ask({}, ['REFUSED', status])).toMatch(/已经申请过/);
    for (const status of ['REFUSED', 'WITHDRAWN', 'ENDED', 'RED_ISSUED'] as const)
      expect(ask({}, [status])).toBeUndefined();
    expect(
      ask(
        {},
        Array.from({ length: INVOICE_REQUESTS_MAX - 1 }, () => 'REFUSED' as const),
      ),
    ).toBeUndefined();
    expect(
      ask(
        {},
        Array.from({ length: INVOICE_REQUESTS_MAX }, () => 'REFUSED' as const),
      ),
    ).toMatch(/10 次/);
  });
});

describe('invoiceAfterMoney', () => {
  test('follows what is left while it is asked for, and ends with it', () => {
    expect(invoiceAfterMoney({ status: 'ASKED', amount: 100 }, 70)).toEqual({ status: 'ASKED', amount: 70 });
    expect(invoiceAfterMoney({ status: 'ASKED', amount: 100 }, 0)).toEqual({ status: 'ENDED', amount: 100 });
  });

  test('is to be reversed when it is of more than what is left', () => {
    expect(invoiceAfterMoney({ status: 'ISSUED', amount: 100 }, 100)).toEqual({
      status: 'ISSUED',
      amount: 100,
    });
    expect(invoiceAfterMoney({ status: 'ISSUED', amount: 100 }, 99)).toEqual({
      status: 'RED_WANTED',
      amount: 100,
    });
    for (const status of ['RED_WANTED', 'RED_ISSUED', 'REFUSED', 'WITHDRAWN', 'ENDED'] as const)
      expect(invoiceAfterMoney({ status, amount: 100 }, 0)).toEqual({ status, amount: 100 });
  });
});

/** What happens to an order and its invoices, one after the other. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('back' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('ask' as const), amount: fc.constant(0) }),
  fc.record({
    kind: fc.constantFrom('ISSUE', 'REPLACE', 'REFUSE', 'WITHDRAW', 'ISSUE_RED' as const),
    amount: fc.constant(0),
  }),
);

describe('invoices of an order', () => {
  test.prop([fc.array(step, { maxLength: 40 })])(
    'never say more than what was taken in without what is back, and each is reversed once',
    (steps) => {
      const CAPTURED = 100;
      let back = 0;
      let invoices: readonly InvoiceMoney[] = [];
      let wanted = 0;
      let reversed = 0;
      for (const { kind, amount } of steps) {
        const left = invoiceableOf(PAID, money({ captured: CAPTURED, outside: back }));
        if (kind === 'back') {
          back = Math.min(CAPTURED, back + amount);
          const now = invoiceableOf(PAID, money({ captured: CAPTURED, outside: back }));
          invoices = invoices.map((invoice) => {
            const after = invoiceAfterMoney(invoice, now);
            if (after.status === 'RED_WANTED' && invoice.status !== 'RED_WANTED') wanted += 1;
            return after;
          });
        } else if (kind === 'ask') {
          if (invoiceAskIssue({ status: PAID, invoiceable: left, paidAt: 0 }, invoices, 1) === undefined)
            invoices = [...invoices, { status: 'ASKED', amount: left }];
        } else {
          invoices = invoices.map((invoice) => {
            const next = invoiceTransition(invoice.status, kind);
            if (next.ok && kind === 'ISSUE_RED') reversed += 1;
            return next.ok ? { ...invoice, status: next.value } : invoice;
          });
        }
        const standing = invoices.filter(({ status }) => status === 'ISSUED');
        const sum = standing.reduce((total, invoice) => total + invoice.amount, 0);
        expect(sum).toBeLessThanOrEqual(CAPTURED - back);
        expect(invoices.filter(isOpenInvoice).length).toBeLessThanOrEqual(1);
        expect(reversed).toBeLessThanOrEqual(wanted);
      }
      const isReversed = invoices.filter(({ status }) => status === 'RED_WANTED' || status === 'RED_ISSUED');
      expect(isReversed).toHaveLength(wanted);
    },
  );
});
