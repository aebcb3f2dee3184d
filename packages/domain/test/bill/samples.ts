import type { BillRow, OurMoney, RowOfDay } from '../../src/bill/index.js';
import { dayIndexOf, HOUR_MS, startOfShanghaiDay } from '../../src/shared/index.js';

export const DAY = '2026-03-05';

/** Three in the afternoon of a Shanghai day. */
export const afternoon = (day: string): number => startOfShanghaiDay(dayIndexOf(day)) + 15 * HOUR_MS;

/** A payment in the bill of a day. */
export const payment = (number: string, amount = 19_900, day = DAY): RowOfDay => ({
  kind: 'PAYMENT',
  number,
  transactionId: number,
  outTradeNo: `trade-${number}`,
  amount,
  at: afternoon(day),
  state: 'DONE',
  day,
});

/** A refund in the bill of a day. */
export const refund = (number: string, amount = 5_000, over: Partial<RowOfDay> = {}): RowOfDay => ({
  ...payment('t-1', amount),
  kind: 'REFUND',
  number,
  ...over,
});

/** What is written down here of a row. */
export const oursOf = (row: RowOfDay, over: Partial<OurMoney> = {}): OurMoney => ({
  kind: row.kind,
  number: row.number,
  transactionId: row.transactionId,
  amount: row.amount,
  day: row.day,
  state: row.state,
  ...over,
});

const COLUMNS = [
  [
    '交易时间',
    '公众账号ID',
    '商户号',
    '特约商户号',
    '设备号',
    '微信订单号',
    '商户订单号',
    '用户标识',
    '交易类型',
  ],
  [
    '交易状态',
    '付款银行',
    '货币种类',
    '应结订单金额',
    '代金券金额',
    '微信退款单号',
    '商户退款单号',
    '退款金额',
  ],
  [
    '充值券退款金额',
    '退款类型',
    '退款状态',
    '商品名称',
    '商户数据包',
    '手续费',
    '费率',
    '订单金额',
    '申请退款金额',
  ],
  ['费率备注'],
].flat();

const yuan = (cents: number): string => (cents / 100).toFixed(2);
const time = (at: number): string => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

const fieldsOf = (row: BillRow): Readonly<Record<string, string>> => {
  const isPayment = row.kind === 'PAYMENT';
  const state = { DONE: 'SUCCESS', PROCESSING: 'PROCESSING', FAILED: 'FAIL' }[row.state];
  return {
    交易时间: time(row.at),
    公众账号ID: 'wx-app',
    商户号: '1900000109',
    微信订单号: row.transactionId,
    商户订单号: row.outTradeNo,
    交易状态: isPayment ? 'SUCCESS' : 'REFUND',
    商户退款单号: isPayment ? '0' : row.number,
    退款状态: isPayment ? '' : state,
    商品名称: 'Java，就业班,第 1 期',
    订单金额: yuan(isPayment ? row.amount : 0),
    申请退款金额: yuan(isPayment ? 0 : row.amount),
    手续费: isPayment ? '1.19400' : '-0.30000',
  };
};

/** A bill as the provider writes it; `columns`: another order of them, `end`: how lines end. */
export const billText = (
  rows: readonly BillRow[],
  { columns = COLUMNS, end = '\n' }: { readonly columns?: readonly string[]; readonly end?: string } = {},
): string => {
  const sum = (kind: string): string =>
    yuan(rows.filter((row) => row.kind === kind).reduce((total, { amount }) => total + amount, 0));
  const lines = rows.map((row) => {
    const fields = fieldsOf(row);
    return columns.map((name) => `\`${fields[name] ?? ''}`).join(',');
  });
  return [
    columns.join(','),
    ...lines,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    `\`${rows.length},\`${sum('PAYMENT')},\`${sum('REFUND')},\`0.00,\`0.00000,\`${sum('PAYMENT')},\`${sum('REFUND')}`,
    '',
  ].join(end);
};

export const COLUMN_NAMES: readonly string[] = COLUMNS;
