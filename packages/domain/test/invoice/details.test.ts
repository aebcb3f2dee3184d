import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  INVOICE_KIND_TITLES,
  INVOICE_KINDS,
  INVOICE_REASON_MAX,
  INVOICE_TITLE_MAX,
  invoiceDetailIssues,
  invoiceDetailsOf,
  INVOICE_PDF_MAX_BYTES,
  invoiceFileIssue,
  invoiceNumberIssue,
  invoiceReasonIssue,
  type InvoiceDetails,
} from '../../src/invoice/index.js';
import { EMAIL_MAX } from '../../src/member/index.js';

const PERSON: InvoiceDetails = { kind: 'PERSON', title: '李明', taxNumber: null, email: 'li@example.com' };
const COMPANY: InvoiceDetails = {
  ...PERSON,
  kind: 'COMPANY',
  title: '优课达',
  taxNumber: '91350100M000100Y43',
};

/** An address of so many characters. */
const emailOf = (length: number): string => 'a'.repeat(length - '@b.cn'.length) + '@b.cn';

describe('what an invoice says', () => {
  test('is for a person or for a company, offered in this order and in words', () => {
    expect(INVOICE_KINDS.map((kind) => [kind, INVOICE_KIND_TITLES[kind]])).toEqual([
      ['PERSON', '个人'],
      ['COMPANY', '企业'],
    ]);
  });

  test('is enough for a person without a tax number, and for a company with one', () => {
    expect(invoiceDetailIssues(PERSON)).toStrictEqual({});
    expect(invoiceDetailIssues(COMPANY)).toStrictEqual({});
    expect(invoiceDetailIssues({ ...COMPANY, taxNumber: null })).toStrictEqual({
      taxNumber: '纳税人识别号必须填写',
    });
  });

  test('is kept without white space around, and without the tax number of a person', () => {
    expect(
      invoiceDetailsOf({ ...PERSON, title: ' 李明 ', taxNumber: '1', email: ' li@example.com ' }),
    ).toEqual(PERSON);
    expect(invoiceDetailsOf({ ...COMPANY, taxNumber: '91350100m000100y43 ' })).toEqual(COMPANY);
  });

  test('is one line that reads as it is written', () => {
    expect(invoiceDetailIssues({ ...PERSON, title: ' ', email: '' })).toEqual({
      title: '抬头必须填写',
      email: '邮箱必须填写',
    });
    expect(invoiceDetailIssues({ ...COMPANY, title: '' }).title).toBe('企业名称必须填写');
    expect(invoiceDetailIssues({ ...PERSON, title: '李\u202E明' }).title).toMatch(/方向/);
    expect(invoiceDetailIssues({ ...PERSON, title: '李\n明' }).title).toMatch(/控制/);
    expect(invoiceDetailIssues({ ...PERSON, title: '字'.repeat(INVOICE_TITLE_MAX) })).toEqual({});
    expect(invoiceDetailIssues({ ...PERSON, title: '字'.repeat(INVOICE_TITLE_MAX + 1) }).title).toMatch(
      /100/,
    );
    for (const email of [
      'li',
      'li@example',
      'l i@example.com',
      `${'a'.repeat(250)}@b.cn`,
      'li@exa\u202Emple.com',
    ])
      expect(invoiceDetailIssues({ ...PERSON, email })).toEqual({ email: '邮箱格式不正确' });
  });

  test('has an address as long as an address can be, and no longer', () => {
    expect(invoiceDetailIssues({ ...PERSON, email: emailOf(EMAIL_MAX) })).toStrictEqual({});
    expect(invoiceDetailIssues({ ...PERSON, email: emailOf(EMAIL_MAX + 1) })).toHaveProperty('email');
  });

  test.prop([
    fc.record({
      kind: fc.constantFrom(...INVOICE_KINDS),
      title: fc.string({ unit: 'grapheme', maxLength: 120 }),
      taxNumber: fc.option(fc.constantFrom('91350100M000100Y43', '91350100m000100y43 ', '110105', '')),
      email: fc.constantFrom('li@example.com', ' li@example.com', 'li', ''),
    }),
  ])('is kept as it was asked for: once kept, nothing changes, and the same is wrong with it', (details) => {
    const kept = invoiceDetailsOf(details);
    expect(invoiceDetailsOf(kept)).toEqual(kept);
    expect(invoiceDetailIssues(kept)).toStrictEqual(invoiceDetailIssues(details));
  });
});

describe('reasons and numbers', () => {
  test('a reason is one line with something in it', () => {
    expect(invoiceReasonIssue(' ')).toBe('原因必须填写');
    expect(invoiceReasonIssue('税号与名称不符')).toBeUndefined();
    expect(invoiceReasonIssue('字'.repeat(INVOICE_REASON_MAX))).toBeUndefined();
    expect(invoiceReasonIssue('字'.repeat(INVOICE_REASON_MAX + 1))).toMatch(/200/);
  });

  test('a number has 20 digits or 8', () => {
    expect(invoiceNumberIssue('24312000000012345678')).toBeUndefined();
    expect(invoiceNumberIssue('12345678')).toBeUndefined();
    for (const number of ['', '123', '243120000000123456789', '2431200000001234567X', ' 12345678'])
      expect(invoiceNumberIssue(number)).toMatch(/20 位/);
  });
});

describe('the file of an invoice', () => {
  test('is a PDF of 5 MB at the most', () => {
    const file = { mimeType: 'application/pdf', size: INVOICE_PDF_MAX_BYTES };
    expect(invoiceFileIssue(file)).toBeUndefined();
    expect(invoiceFileIssue({ ...file, size: INVOICE_PDF_MAX_BYTES + 1 })).toBe('发票文件大小不能超过 5M');
    expect(invoiceFileIssue({ ...file, mimeType: 'image/png' })).toBe('发票文件只支持 PDF 格式');
  });
});
