import { EMAIL_MAX, isAddressLike } from '../member/index.js';
import { deepFreeze, frozenTable, lineIssue, MEGABYTE } from '../shared/index.js';
import { taxNumberIssue, taxNumberOf } from './tax-number.js';

/** Who an invoice is made out to: a person, or a company with its tax number. Beyond the Specification. */
export type InvoiceKind = 'PERSON' | 'COMPANY';

/** Both kinds, in the order in which they are offered. Beyond the Specification. */
export const INVOICE_KINDS: readonly InvoiceKind[] = deepFreeze(['PERSON', 'COMPANY']);

/** What people read for each kind. Beyond the Specification. */
export const INVOICE_KIND_TITLES: Readonly<Record<InvoiceKind, string>> = frozenTable({
  PERSON: '个人',
  COMPANY: '企业',
});

/** The longest title, in Unicode code points: as much as the tax system takes. Beyond the Specification. */
export const INVOICE_TITLE_MAX = 100;

/** The most Unicode code points of why an invoice is not made out. Beyond the Specification. */
export const INVOICE_REASON_MAX = 200;

/** The largest file of an invoice, in bytes: 5 MB, exactly this many still pass. Beyond the Specification. */
export const INVOICE_PDF_MAX_BYTES = 5 * MEGABYTE;

/** What an invoice says of whoever it is for. Beyond the Specification. */
export type InvoiceDetails = {
  /** A person, or a company. */
  readonly kind: InvoiceKind;
  /** The name on it. */
  readonly title: string;
  /** Of a company; null for a person. */
  readonly taxNumber: string | null;
  /** What the tax system wants beside it. */
  readonly email: string;
};

/**
 * Details as they are kept: without white space around, and no tax number of a person. Beyond the Specification.
 *
 * @param details - as they were written
 */
export const invoiceDetailsOf = ({ kind, title, taxNumber, email }: InvoiceDetails): InvoiceDetails => ({
  kind,
  title: title.trim(),
  taxNumber: kind === 'COMPANY' ? taxNumberOf(taxNumber ?? '') : null,
  email: email.trim(),
});

const lineOf = (what: string, text: string, max: number): string | undefined => {
  if (text === '') return `${what}必须填写`;
  return lineIssue(what, text) ?? ([...text].length > max ? `${what}不能超过${max}个字符` : undefined);
};

const emailIssue = (email: string): string | undefined => {
  if (email === '') return '邮箱必须填写';
  return email.length <= EMAIL_MAX && isAddressLike(email) && lineIssue('邮箱', email) === undefined
    ? undefined
    : '邮箱格式不正确';
};

/** The Chinese message of each field with which no invoice can be made out; empty when it can. Beyond the Specification. */
export const invoiceDetailIssues = (
  details: InvoiceDetails,
): Partial<Record<'title' | 'taxNumber' | 'email', string>> => {
  const { kind, title, email } = invoiceDetailsOf(details);
  const what = kind === 'COMPANY' ? '企业名称' : '抬头';
  const issues = {
    title: lineOf(what, title, INVOICE_TITLE_MAX),
    taxNumber: kind === 'COMPANY' ? taxNumberIssue(details.taxNumber ?? '') : undefined,
    email: emailIssue(email),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, message]) => message !== undefined));
};

/** The Chinese message when a text cannot be why an invoice is not made out; `undefined` when it can. Beyond the Specification. */
export const invoiceReasonIssue = (reason: string): string | undefined =>
  lineOf('原因', reason.trim(), INVOICE_REASON_MAX);

/** The lengths of numbers of invoices: of those that are electronic throughout, and of those before. */
const NUMBER = /^(?:\d{20}|\d{8})$/;

/**
 * The Chinese message when a text is no number of an invoice; `undefined` when it is: 20 digits, or 8 of the older kind,
 * without white space. Beyond the Specification.
 */
export const invoiceNumberIssue = (number: string): string | undefined =>
  NUMBER.test(number) ? undefined : '发票号码是 20 位数字（旧的是 8 位）';

/**
 * The Chinese message when a file cannot be that of an invoice; `undefined` when it can: a PDF of at most
 * {@link INVOICE_PDF_MAX_BYTES}. Beyond the Specification.
 *
 * @param file - the media type, as a browser names it, and the size in bytes
 */
export const invoiceFileIssue = (file: {
  readonly mimeType: string;
  readonly size: number;
}): string | undefined => {
  if (file.mimeType !== 'application/pdf') return '发票文件只支持 PDF 格式';
  return file.size <= INVOICE_PDF_MAX_BYTES
    ? undefined
    : `发票文件大小不能超过 ${INVOICE_PDF_MAX_BYTES / MEGABYTE}M`;
};
