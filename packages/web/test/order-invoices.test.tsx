import type { InvoiceView, OrderInvoices } from '@ykd/application/invoice';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { ServicesContext } from '../src/container/services-context';
import { Invoices } from '../src/features/shop/invoices/invoice-sheet';
import { whyNotWithdrawn } from '../src/features/shop/invoices/why-not-withdrawn';
import { testEnvironment, testParts } from './support/environment';

const REFUSED: InvoiceView = {
  id: 'a',
  version: 2,
  kind: 'PERSON',
  title: '小明',
  taxNumber: null,
  email: 'ming@example.com',
  status: 'REFUSED',
  amount: 19_900,
  number: null,
  issuedAt: null,
  redNumber: null,
  redAt: null,
  reason: '请写姓名',
  gmtCreated: 1,
};
const LATE = '付款 365 天以后不再开发票';

/** What there is to read at an order. */
const read = (of: Partial<OrderInvoices>): string =>
  renderToStaticMarkup(
    <ServicesContext value={createServices(testEnvironment(), testParts)}>
      <Invoices orderId="o" of={{ amount: 19_900, askIssue: null, invoices: [REFUSED], ...of }} />
    </ServicesContext>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('promises another request only where there may be one, and says why there may not', () => {
  const may = read({});
  expect(may).toContain('没有开票，改好以后可以再申请。');
  expect(may).toContain('重新申请');
  const late = read({ askIssue: LATE });
  expect(late).toContain('没有开票。');
  expect(late).toContain(LATE);
  expect(late).not.toContain('再申请');
  expect(read({ askIssue: LATE, invoices: [] })).toContain(LATE);
  // All of the money is back: nobody expects another one.
  const NOT_PAID = '已支付的订单才能申请发票';
  expect(read({ amount: 0, askIssue: NOT_PAID })).not.toContain(NOT_PAID);
  const again: InvoiceView = { ...REFUSED, id: 'b', status: 'ASKED' };
  const open = read({ askIssue: '这个订单已经申请过发票', invoices: [again, REFUSED] });
  expect(open).not.toContain('已经申请过');
  expect(open).not.toContain('再申请');
});

it('that is not taken back says why', () => {
  expect(whyNotWithdrawn({ kind: 'changed-meanwhile', now: {}, version: 2, by: null, at: 1 })).toBe(
    '这张发票刚刚有了变化，已经换成最新的',
  );
  expect(whyNotWithdrawn({ kind: 'not-logged-in' })).not.toContain('变化');
});
