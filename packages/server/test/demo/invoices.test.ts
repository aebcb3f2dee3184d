import { pdfIssue } from '@ykd/application/invoice';
import { INVOICE_STATUSES, invoiceDetailIssues, invoiceNumberIssue } from '@ykd/domain/invoice';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { demoSchool, schoolInvoices } from '../../src/demo/index.js';
import { demoPdf } from '../../src/demo/school/demo-pdf.js';
import { createPdfs } from '../../src/files/pdfs.js';

const AT = Date.UTC(2026, 0, 12, 2);

describe('the invoices of the demo school', () => {
  it.each([0, 3, 100])('are of every kind that staff see, %i days later', (days) => {
    const at = AT + days * DAY_MS;
    const school = demoSchool(at, { students: 300, refunds: true });
    const invoices = schoolInvoices(school, at);
    const orders = new Map(school.purchases.map(({ order }) => [order.id, order]));
    const has = (status: string) => invoices.filter((one) => one.status === status).length;
    expect(has('ASKED')).toBeGreaterThanOrEqual(2);
    expect(has('ISSUED')).toBeGreaterThanOrEqual(4);
    expect(has('RED_WANTED')).toBeGreaterThanOrEqual(1);
    expect(has('REFUSED')).toBeGreaterThanOrEqual(1);
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(invoices.length);
    expect(new Set(invoices.map(({ orderId }) => orderId)).size).toBe(invoices.length);
    const numbers = invoices.flatMap(({ number, redNumber }) => [number ?? [], redNumber ?? []].flat());
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(invoiceNumberIssue(number)).toBeUndefined();
    for (const invoice of invoices) {
      const order = orders.get(invoice.orderId);
      expect(INVOICE_STATUSES).toContain(invoice.status);
      expect(invoiceDetailIssues(invoice)).toEqual({});
      expect([invoice.userId, invoice.amount]).toEqual([order?.userId, order?.amount]);
      const waits = invoice.status === 'ASKED' || invoice.status === 'RED_WANTED';
      expect(invoice.waitingSince !== null).toBe(waits);
      for (const time of [invoice.gmtCreated, invoice.changedAt, invoice.issuedAt, invoice.redAt])
        expect(time ?? 0).toBeLessThan(at);
      expect(invoice.issuedAt ?? Infinity).toBeGreaterThan(invoice.gmtCreated);
    }
  });

  it('come with files that can be opened', async () => {
    expect(await pdfIssue(createPdfs(), demoPdf(['No. 1', 'CNY 1.00']))).toBeUndefined();
  });
});
