import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { centsOfYuan, parseTradeBill } from '../../src/bill/index.js';
import { formatAmount } from '../../src/order/index.js';
import { billText, COLUMN_NAMES, payment, refund } from './samples.js';

const ROWS = [payment('4200001'), refund('refund-1', 1, { state: 'PROCESSING' }), payment('4200002', 1)];
const OWNER = { appId: 'wx-app', mchId: '1900000109' };
const plain = (rows: typeof ROWS) => rows.map(({ day: _day, ...row }) => row);
const issueOf = (text: string) => {
  const read = parseTradeBill(text, OWNER);
  return read.ok ? undefined : [read.error.line, read.error.reason];
};

describe('amounts in yuan', () => {
  test.each([
    ['0.00', 0],
    ['199.00', 19_900],
    ['0.01', 1],
    ['1.1', 110],
    ['1.10000', 110],
    ['-0.29', -29],
    ['-0.00', 0],
    ['99999999999.99', 9_999_999_999_999],
  ])('%s is %i cents', (text, cents) => {
    expect(centsOfYuan(text)).toBe(cents);
  });

  test.each(['', '1.', '.5', '1,000.00', '0.001', '1e3', '１.00', '+1', ' 1', '999999999999'])(
    '“%s” is none',
    (text) => {
      expect(centsOfYuan(text)).toBeUndefined();
    },
  );

  propertyTest.prop([fc.integer({ min: -(10 ** 13) + 1, max: 10 ** 13 - 1 })])(
    'every amount is read as it is written',
    (cents) => {
      expect(centsOfYuan(formatAmount(cents))).toBe(cents);
    },
  );
});

describe('a bill of trades', () => {
  test('is read by the names of its columns, to the cent', () => {
    expect(parseTradeBill(billText(ROWS), OWNER)).toEqual({ ok: true, value: plain(ROWS) });
    expect(parseTradeBill(billText([]), OWNER)).toEqual({ ok: true, value: [] });
  });

  test('bears a byte order mark, the other line ends and another order of columns', () => {
    const columns = COLUMN_NAMES.toReversed();
    expect(parseTradeBill(`\uFEFF${billText(ROWS, { end: '\r\n', columns })}`, OWNER)).toEqual({
      ok: true,
      value: plain(ROWS),
    });
  });

  test('says where it cannot be read, and why', () => {
    const text = billText(ROWS);
    expect(issueOf('')).toEqual([1, '没有合计，文件可能不完整']);
    expect(issueOf(text.slice(0, text.indexOf('总交易单数')))).toEqual([1, '没有合计，文件可能不完整']);
    expect(issueOf(text.replace('`0.01', '`0.001'))).toEqual([3, '“申请退款金额”不是金额']);
    expect(issueOf(text.replace('微信订单号', '订单'))).toEqual([2, '没有“微信订单号”这一列']);
    expect(issueOf(text.replace('`4200001,', '`,'))).toEqual([2, '“微信订单号”是空的']);
    expect(issueOf(text.replace('PROCESSING', 'LOST'))).toEqual([3, '“退款状态”不认识']);
    expect(issueOf(text.replace('`REFUND', '`PAID'))).toEqual([3, '“交易状态”不认识']);
    expect(issueOf(text.replace('`2026-03-05', '`2026/03/05'))).toEqual([2, '“交易时间”不是时间']);
    expect(issueOf(text.replace('\n`2026', '\n2026'))).toEqual([2, '一行没有以 ` 开头']);
    expect(issueOf(text.replace('，就业班,', ',`'))).toEqual([2, '有 27 列，这一行是 28 列']);
    expect(issueOf(`${text}more`)).toEqual([6, '合计之后还有内容']);
  });

  test('does not believe a summary that does not fit its rows', () => {
    const text = billText(ROWS);
    expect(issueOf(text.replace('\n`3,', '\n`4,'))).toEqual([6, '总笔数与各行不一致']);
    const line = text.split('\n').at(-2) ?? '';
    expect(issueOf(text.replace(line, line.replaceAll('`199.01', '`199.02')))).toEqual([
      6,
      '“订单总金额”与各行之和不一致',
    ]);
    expect(issueOf(text.replace(line, line.replace(/`0\.01$/, '`0.02')))).toEqual([
      6,
      '“申请退款总金额”与各行之和不一致',
    ]);
  });

  test('rows of other apps are not ours, whatever is in them, but count in the summary', () => {
    const text = billText(ROWS);
    // Of the second row, a refund.
    const others = ['wx-other', ''].flatMap((app) => {
      const other = text.replace(/(`2026[^\n]*\n[^,]*,`)wx-app/, `$1${app}`);
      return [other, other.replace('PROCESSING', 'LOST'), other.replace('`refund-1', '`')];
    });
    for (const other of others)
      expect(parseTradeBill(other, OWNER)).toEqual({ ok: true, value: plain(ROWS.toSpliced(1, 1)) });
    expect(issueOf((others[0] ?? '').replace('\n`3,', '\n`2,'))).toEqual([6, '总笔数与各行不一致']);
    expect(issueOf(text.replace('公众账号ID', '应用'))).toEqual([2, '没有“公众账号ID”这一列']);
  });

  test('is that of this merchant', () => {
    const text = billText(ROWS);
    expect(issueOf(text.replaceAll('1900000109', '1'))).toEqual([2, '是别的商户的账单']);
    expect(issueOf(text.replaceAll('`wx-app,`1900000109', '`wx-other,`1'))).toEqual([2, '是别的商户的账单']);
    expect(issueOf(text.replace('`1900000109', '`'))).toEqual([2, '“商户号”是空的']);
  });

  test('one row that is left out is noticed', () => {
    const lines = billText(ROWS).split('\n');
    expect(issueOf(lines.toSpliced(2, 1).join('\n'))).toEqual([5, '总笔数与各行不一致']);
  });
});
