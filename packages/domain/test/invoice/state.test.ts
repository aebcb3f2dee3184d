import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  INVOICE_EVENTS,
  INVOICE_STATUS_TITLES,
  INVOICE_STATUSES,
  invoiceTransition,
  isOpenInvoice,
  type InvoiceEvent,
  type InvoiceStatus,
} from '../../src/invoice/index.js';

/** What becomes of an invoice that was asked for when this happens, one after the other, in words; what cannot happen is left out. */
const after = (...events: readonly InvoiceEvent[]): string => {
  let status: InvoiceStatus = 'ASKED';
  for (const event of events) {
    const next = invoiceTransition(status, event);
    if (next.ok) status = next.value;
  }
  return INVOICE_STATUS_TITLES[status];
};

describe('how far an invoice is', () => {
  test('is said in words, a word for each', () => {
    const words = INVOICE_STATUSES.map((status) => INVOICE_STATUS_TITLES[status]);
    expect(words).toHaveLength(7);
    expect(new Set(words).size).toBe(7);
    expect(Object.keys(INVOICE_STATUS_TITLES)).toEqual(INVOICE_STATUSES);
  });

  test('one that waits is issued, refused, taken back, or ends with its money', () => {
    expect(after()).toBe('等待开票');
    expect(after('ISSUE')).toBe('已开票');
    expect(after('REFUSE')).toBe('未开票');
    expect(after('WITHDRAW')).toBe('已撤回');
    expect(after('END')).toBe('已退款，不再开票');
  });

  test('one that is issued is reversed after that is wanted, once', () => {
    expect(after('ISSUE', 'WANT_RED')).toBe('等待红冲');
    expect(after('ISSUE', 'WANT_RED', 'REPLACE')).toBe('等待红冲');
    expect(after('ISSUE', 'WANT_RED', 'ISSUE_RED')).toBe('已红冲');
    expect(after('ISSUE', 'WANT_RED', 'ISSUE_RED', 'WANT_RED')).toBe('已红冲');
    expect(after('ISSUE', 'ISSUE_RED')).toBe('已开票');
  });

  test('one that is issued cannot be refused, taken back or end', () => {
    expect(after('ISSUE', 'REFUSE', 'WITHDRAW', 'END', 'ISSUE')).toBe('已开票');
    expect(after('WANT_RED', 'ISSUE_RED', 'REPLACE')).toBe('等待开票');
  });

  test('is one of the order still until it ends', () => {
    expect(INVOICE_STATUSES.filter((status) => isOpenInvoice({ status })).toSorted()).toEqual([
      'ASKED',
      'ISSUED',
      'RED_WANTED',
    ]);
  });

  test('the file of one that is issued and not reversed is replaced, which changes nothing else', () => {
    for (const status of INVOICE_STATUSES) {
      const next = invoiceTransition(status, 'REPLACE');
      expect(next.ok).toBe(status === 'ISSUED' || status === 'RED_WANTED');
      if (next.ok) expect(next.value).toBe(status);
    }
  });

  test('states follow from one another, and no end goes on', () => {
    const ends = INVOICE_STATUSES.filter((status) =>
      INVOICE_EVENTS.every((event) => !invoiceTransition(status, event).ok),
    );
    expect(ends).toEqual(['RED_ISSUED', 'REFUSED', 'WITHDRAWN', 'ENDED']);
  });

  test('everything that can happen happens to one that is open, and to no other', () => {
    const meets = (event: InvoiceEvent): readonly InvoiceStatus[] =>
      INVOICE_STATUSES.filter((status) => invoiceTransition(status, event).ok);
    for (const event of INVOICE_EVENTS) {
      expect([event, meets(event).length > 0]).toEqual([event, true]);
      expect(meets(event).every((status) => isOpenInvoice({ status }))).toBe(true);
    }
  });

  test.prop([fc.array(fc.constantFrom(...INVOICE_EVENTS), { maxLength: 30 })])(
    'whatever happens, it is issued at most once, and reversed only after it was',
    (events) => {
      const happened: InvoiceEvent[] = [];
      let status: InvoiceStatus = 'ASKED';
      for (const event of events) {
        const next = invoiceTransition(status, event);
        if (!next.ok) {
          expect(next.error).toEqual({ kind: 'illegal-transition', status, event });
          continue;
        }
        happened.push(event);
        status = next.value;
      }
      const times = (event: InvoiceEvent): number => happened.filter((each) => each === event).length;
      expect(times('ISSUE')).toBeLessThanOrEqual(1);
      expect(times('WANT_RED')).toBeLessThanOrEqual(times('ISSUE'));
      expect(times('ISSUE_RED')).toBeLessThanOrEqual(times('WANT_RED'));
      expect(times('REFUSE') + times('WITHDRAW') + times('END') + times('ISSUE')).toBeLessThanOrEqual(1);
    },
  );
});
