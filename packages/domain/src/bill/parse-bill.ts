import { err, ok, type Result } from '../shared/index.js';
import type { BillRow, BillState } from './bill-row.js';
import { centsOfYuan } from './yuan.js';

/** Whose rows of a bill are read: those of the app (`appId`) of the merchant (`mchId`). Beyond the Specification. */
export type BillOwner = { readonly appId: string; readonly mchId: string };

/** Why a bill cannot be read: in which `line`, counted from 1, and the `reason`, in Chinese. Beyond the Specification. */
export type BillIssue = { readonly kind: 'bill-unreadable'; readonly line: number; readonly reason: string };

/** What a line is read by: its fields by the names of their columns. */
type Fields = ReadonlyMap<string, string>;

const PREFIX = '`';
const SUMMARY_START = '总交易单数';

/** How a payment stands: it stays, or it went back. */
const PAID = 'SUCCESS';
const BACK: readonly string[] = ['REFUND', 'REVOKED'];

const REFUND_STATES: Readonly<Record<string, BillState>> = {
  SUCCESS: 'DONE',
  PROCESSING: 'PROCESSING',
  FAIL: 'FAILED',
  CLOSED: 'FAILED',
  CHANGE: 'FAILED',
  ABNORMAL: 'FAILED',
};

/** What the summary says, by the column that it adds up. */
const SUMS: readonly (readonly [summary: string, column: string])[] = [
  ['订单总金额', '订单金额'],
  ['申请退款总金额', '申请退款金额'],
];

class Unreadable extends Error {}

const fieldsOf = (names: readonly string[], line: string): Fields => {
  if (!line.startsWith(PREFIX)) throw new Unreadable('一行没有以 ` 开头');
  // A field may hold commas: only those with the prefix of the next field behind them part two.
  const values = line.slice(PREFIX.length).split(`,${PREFIX}`);
  if (values.length !== names.length)
    throw new Unreadable(`有 ${names.length} 列，这一行是 ${values.length} 列`);
  return new Map(names.map((name, at) => [name, values[at]?.trim() ?? '']));
};

const fieldOf = (fields: Fields, name: string): string => {
  const text = fields.get(name);
  if (text === undefined) throw new Unreadable(`没有“${name}”这一列`);
  return text;
};

const textOf = (fields: Fields, name: string): string => {
  const text = fieldOf(fields, name);
  if (text === '') throw new Unreadable(`“${name}”是空的`);
  return text;
};

const centsOf = (fields: Fields, name: string): number => {
  const cents = centsOfYuan(textOf(fields, name));
  if (cents === undefined) throw new Unreadable(`“${name}”不是金额`);
  return cents;
};

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const instantOf = (fields: Fields, name: string): number => {
  const text = textOf(fields, name);
  const at = TIME.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : NaN;
  if (Number.isNaN(at)) throw new Unreadable(`“${name}”不是时间`);
  return at;
};

/** Whether a row is of this app; other apps of the merchant, and what is of none, are nothing to us. */
const isOurs = (fields: Fields, { appId, mchId }: BillOwner): boolean => {
  const isOfApp = fieldOf(fields, '公众账号ID') === appId;
  const merchant = isOfApp ? textOf(fields, '商户号') : fieldOf(fields, '商户号');
  if (merchant !== '' && merchant !== mchId) throw new Unreadable('是别的商户的账单');
  return isOfApp;
};

const rowOf = (fields: Fields): BillRow => {
  const common = {
    transactionId: textOf(fields, '微信订单号'),
    outTradeNo: textOf(fields, '商户订单号'),
    at: instantOf(fields, '交易时间'),
  };
  const trade = textOf(fields, '交易状态');
  if (trade === PAID) {
    const { transactionId: number } = common;
    return { ...common, kind: 'PAYMENT', number, amount: centsOf(fields, '订单金额'), state: 'DONE' };
  }
  if (!BACK.includes(trade)) throw new Unreadable('“交易状态”不认识');
  const said = textOf(fields, '退款状态');
  const state = Object.hasOwn(REFUND_STATES, said) ? REFUND_STATES[said] : undefined;
  if (state === undefined) throw new Unreadable('“退款状态”不认识');
  const number = textOf(fields, '商户退款单号');
  return { ...common, kind: 'REFUND', number, amount: centsOf(fields, '申请退款金额'), state };
};

/** What a bill says at its end about its rows must be what they say. */
const checkSummary = (summary: Fields, rows: readonly Fields[]): void => {
  if (textOf(summary, SUMMARY_START) !== String(rows.length)) throw new Unreadable('总笔数与各行不一致');
  for (const [total, column] of SUMS) {
    const sum = rows.reduce((before, row) => before + centsOf(row, column), 0);
    if (centsOf(summary, total) !== sum) throw new Unreadable(`“${total}”与各行之和不一致`);
  }
};

/**
 * Reads the provider's bill of a day (of the type ALL): columns by their names, whatever their order, with or without a byte
 * order mark, with either kind of line ends; amounts to the cent. What the summary says must fit the rows. Never throws,
 * whatever the text is. Beyond the Specification.
 */
export const parseTradeBill = (text: string, owner: BillOwner): Result<readonly BillRow[], BillIssue> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  while (lines.at(-1) === '') lines.pop();
  const [header = '', ...rest] = lines;
  const end = rest.findIndex((line) => line.startsWith(SUMMARY_START));
  let line = 1;
  try {
    const names = header.split(',').map((name) => name.trim());
    if (end < 0) throw new Unreadable('没有合计，文件可能不完整');
    const fields = rest.slice(0, end).map((one, at) => {
      line = at + 2;
      return fieldsOf(names, one);
    });
    const rows = fields.flatMap((one, at) => {
      line = at + 2;
      return isOurs(one, owner) ? [rowOf(one)] : [];
    });
    line = end + 3;
    const [totals = '', summary = '', ...after] = rest.slice(end);
    if (after.length > 0) throw new Unreadable('合计之后还有内容');
    checkSummary(
      fieldsOf(
        totals.split(',').map((name) => name.trim()),
        summary,
      ),
      fields,
    );
    return ok(rows);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return err({ kind: 'bill-unreadable', line, reason: error.message });
  }
};
