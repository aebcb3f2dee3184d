import { formatAmount } from '@ykd/domain/order';
import { dayIndexOf, dayOfIndex, shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import type { Book } from './book.js';
import type { LocalRefund, LocalTrade } from './events.js';
import { payerOf, type Merchant } from './wire.js';

/** A row before it is written: when, of which trade, and what happened. */
interface Row {
  readonly at: number;
  readonly trade: LocalTrade | undefined;
  readonly transactionId: string;
  readonly amount: number;
  readonly refund?: { readonly is: LocalRefund; readonly state: string };
}

/** Fees are six in a thousand, with five decimals: in hundred-thousandths of a yuan. */
const feeOf = (cents: number): string => {
  const whole = cents * 6;
  return `${Math.floor(whole / 100_000)}.${String(whole % 100_000).padStart(5, '0')}`;
};

const second = (at: number): string => `${shanghaiMinute(at)}:${new Date(at).toISOString().slice(17, 19)}`;

const NAMES = { PROCESSING: 'PROCESSING', SUCCESS: 'SUCCESS', ABNORMAL: 'CHANGE', CLOSED: 'FAIL' } as const;

/** The rows of a day, as things stood at `at`, with what is planted; a transaction before its refunds. */
export const billRows = (
  { trades, refunds, faults, tradeOfTransaction }: Book,
  day: string,
  at: number,
): readonly Row[] => {
  const payments: readonly Row[] = [...trades.values()].flatMap((trade) =>
    trade.payments.map(({ transactionId, paidAt }) => ({
      at: paidAt,
      trade,
      transactionId,
      amount: trade.amount,
    })),
  );
  const back: readonly Row[] = [...refunds.values()].map((is) => ({
    at: is.createdAt,
    trade: tradeOfTransaction(is.transactionId),
    transactionId: is.transactionId,
    amount: is.amount,
    refund: { is, state: NAMES[(is.settledAt ?? Infinity) > at ? 'PROCESSING' : is.status] },
  }));
  return [...payments, ...back]
    .flatMap((row) => {
      const fault = faults.get(row.refund?.is.outRefundNo ?? row.transactionId);
      const stands = dayOfIndex(dayIndexOf(shanghaiDay(row.at)) + (fault === 'late' ? 1 : 0));
      if (fault === 'left-out' || stands !== day) return [];
      return [fault === 'cent' ? { ...row, amount: row.amount + 1 } : row];
    })
    .toSorted((one, other) => one.at - other.at);
};

type Column = readonly [name: string, of: (row: Row, merchant: Merchant) => string];

const paid = ({ amount, refund }: Row): string => formatAmount(refund === undefined ? amount : 0);
const given = ({ amount, refund }: Row): string => formatAmount(refund === undefined ? 0 : amount);
const none = (): string => '';
const zero = (): string => '0.00';

/** The columns of a bill of the type ALL, as the real one has them. */
const COLUMNS: readonly Column[] = [
  ['交易时间', ({ at }) => second(at)],
  ['公众账号ID', (_, { appId }) => appId],
  ['商户号', (_, { mchId }) => mchId],
  ['特约商户号', () => '0'],
  ['设备号', none],
  ['微信订单号', ({ transactionId }) => transactionId],
  ['商户订单号', ({ trade }) => trade?.outTradeNo ?? '0'],
  ['用户标识', ({ trade }) => (trade === undefined ? '' : payerOf(trade))],
  ['交易类型', ({ trade }) => (trade?.way === 'H5' ? 'MWEB' : (trade?.way ?? 'NATIVE'))],
  ['交易状态', ({ refund }) => (refund === undefined ? 'SUCCESS' : 'REFUND')],
  ['付款银行', () => 'OTHERS'],
  ['货币种类', () => 'CNY'],
  ['应结订单金额', paid],
  ['代金券金额', zero],
  ['微信退款单号', ({ refund }) => refund?.is.refundId ?? '0'],
  ['商户退款单号', ({ refund }) => refund?.is.outRefundNo ?? '0'],
  ['退款金额', given],
  ['充值券退款金额', zero],
  ['退款类型', ({ refund }) => (refund === undefined ? '' : 'ORIGINAL')],
  ['退款状态', ({ refund }) => refund?.state ?? ''],
  ['商品名称', ({ trade }) => (trade?.description ?? '').replaceAll(/[\r\n`]/g, ' ')],
  ['商户数据包', none],
  ['手续费', ({ amount, refund }) => `${refund === undefined ? '' : '-'}${feeOf(amount)}`],
  ['费率', () => '0.60%'],
  ['订单金额', paid],
  ['申请退款金额', given],
  ['费率备注', none],
];

const SUMMARY =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

const fields = (values: readonly string[]): string => values.map((value) => `\`${value}`).join(',');

/** A bill as the real one writes it: with a byte order mark, and lines that end as those of Windows. */
export const billText = (rows: readonly Row[], merchant: Merchant): string => {
  const sum = (isBack: boolean): number =>
    rows
      .filter(({ refund }) => (refund !== undefined) === isBack)
      .reduce((before, { amount }) => before + amount, 0);
  const [came, went] = [sum(false), sum(true)];
  const totals = [came, went, 0].map(formatAmount);
  const fee = `${came < went ? '-' : ''}${feeOf(Math.abs(came - went))}`;
  const lines = [
    COLUMNS.map(([name]) => name).join(','),
    ...rows.map((row) => fields(COLUMNS.map(([, of]) => of(row, merchant)))),
    SUMMARY,
    fields([String(rows.length), ...totals, fee, ...[came, went].map(formatAmount)]),
  ];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
};
