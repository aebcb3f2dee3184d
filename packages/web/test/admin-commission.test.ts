import type { StaffPosting } from '@ykd/application/commission';
import {
  balancesAfter,
  COMMISSION_ACCOUNTS,
  COMMISSION_KINDS,
  commissionMove,
  commissionSums,
  NO_COMMISSION,
  refusalSource,
  WHOLE_BP,
  type CommissionMove,
  type CommissionStatement,
} from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import { monthSaid } from '../src/features/admin/commission/month-said';
import { postingWords } from '../src/features/admin/commission/posting-words';
import { rateInputOf, rateIssues, type RateTexts } from '../src/features/admin/commission/rate-values';
import { addsUp, leftWords, statementHref } from '../src/features/admin/commission/statement-values';
import { commission } from '../src/features/admin/messages/zh-CN/commission';

const RATE: RateTexts = { productId: '', level: '', rateBp: '7.25', firstDay: '2026-03-01', lastDay: '' };

/** A statement of what happened, which begins with nothing. */
const statementOf = (moves: readonly CommissionMove[]): CommissionStatement => ({
  partnerId: 'p',
  month: '2026-03',
  number: 'YJ202603-000001',
  opening: NO_COMMISSION,
  sums: commissionSums(moves),
  closing: balancesAfter(NO_COMMISSION, moves),
  firstSeq: moves.length === 0 ? null : 1,
  lastSeq: moves.length === 0 ? null : moves.length,
  closedAt: 0,
});

describe('a rate as it is typed', () => {
  it('is for all of them, from a day on', () => {
    const input = rateInputOf(RATE, undefined);
    expect(input).toEqual({
      partnerId: null,
      productId: null,
      level: null,
      rateBp: 725,
      firstDay: '2026-03-01',
      lastDay: null,
    });
    expect(rateIssues(input)).toEqual([]);
  });

  it('is for a partner and a product, or for a level alone', () => {
    expect(rateInputOf({ ...RATE, productId: 'java' }, 'p')).toMatchObject({
      partnerId: 'p',
      productId: 'java',
    });
    const both = rateInputOf({ ...RATE, level: 'GOLD' }, 'p');
    expect(rateIssues(both)).toEqual([{ field: 'level', message: '按级别的比例不能再指定合作伙伴或商品' }]);
  });

  it.each(['', '7.255', '-1', '100.01', 'seven'])('%j is none', (rateBp) => {
    expect(rateIssues(rateInputOf({ ...RATE, rateBp }, undefined)).map(({ field }) => field)).toEqual([
      'rateBp',
    ]);
  });

  it('says what is wrong with its days', () => {
    const days = { ...RATE, firstDay: '2026-03-02', lastDay: '2026-03-01' };
    expect(rateIssues(rateInputOf(days, undefined)).map(({ field }) => field)).toEqual(['lastDay']);
    expect(rateIssues(rateInputOf({ ...RATE, firstDay: '' }, undefined))).toHaveLength(1);
  });

  it('is shown in percent as it was typed', () => {
    for (let rateBp = 0; rateBp <= WHOLE_BP; rateBp += 1) {
      const typed = commission.percent(rateBp).replace('%', '');
      expect(rateInputOf({ ...RATE, rateBp: typed }, undefined).rateBp).toBe(rateBp);
    }
  });
});

describe('a statement', () => {
  const moves = [
    commissionMove('EARN', 1_043),
    commissionMove('RELEASE', 1_043),
    commissionMove('PAYOUT', 43),
  ];

  it('adds up as long as no cent and no line of it is otherwise', () => {
    const right = statementOf(moves);
    expect(addsUp(right)).toBe(true);
    expect(addsUp(statementOf([]))).toBe(true);
    expect(addsUp({ ...right, lastSeq: 2 })).toBe(false);
    expect(addsUp({ ...right, firstSeq: null, lastSeq: null })).toBe(false);
    expect(addsUp({ ...statementOf([]), firstSeq: 1, lastSeq: 1 })).toBe(false);
    expect(addsUp({ ...right, sums: right.sums.slice(1) })).toBe(false);
    expect(addsUp({ ...right, closing: { ...right.closing, payable: 1_001 } })).toBe(false);
    expect(addsUp({ ...right, opening: { ...NO_COMMISSION, held: 1 } })).toBe(false);
  });

  it('adds up where a line of the next month was written between its own', () => {
    // What is released late belongs to the month in which it was due, and has the number after what was earned since.
    expect(addsUp({ ...statementOf(moves), firstSeq: 1, lastSeq: 5 })).toBe(true);
  });

  it.each(COMMISSION_KINDS)('with %s adds up, and not with another cent on any account', (kind) => {
    const right = statementOf([commissionMove(kind, 43, kind === 'REVERSE' ? 'payable' : undefined)]);
    expect(addsUp(right)).toBe(true);
    for (const account of COMMISSION_ACCOUNTS) {
      const closing = { ...right.closing, [account]: right.closing[account] + 1 };
      expect(addsUp({ ...right, closing })).toBe(false);
    }
  });

  it('says what is left to a partner, and nothing of what he got', () => {
    expect(leftWords(NO_COMMISSION)).toBe('没有');
    expect(leftWords({ ...NO_COMMISSION, paid: 5, held: 100, payable: -250 })).toBe(
      '保留中 ¥1.00，可付 -¥2.50',
    );
  });

  it('has an address', () => {
    expect(statementHref('2026-03')).toBe('/admin/commission/statement?month=2026-03');
    expect(statementHref('2026-03', 'a b')).toBe('/admin/commission/statement?month=2026-03&open=a+b');
  });
});

describe('what is said of a month', () => {
  const open = { month: '2026-03', isOver: false, closedAt: null, endedAt: null, statements: 0 };

  it.each([
    [open, /还没有结束。.*ykd ledger close 2026-03/],
    [{ ...open, isOver: true }, /还没有结算。.*ykd ledger close 2026-03/],
    [{ ...open, isOver: true, closedAt: 0, statements: 3 }, /正在结算，已有 3 份结算单。/],
    [
      { ...open, isOver: true, closedAt: 0, endedAt: 0, statements: 3 },
      /^1970-01-01 08:00 结算，3 份结算单。$/,
    ],
  ])('%j', (closing, told) => {
    expect(commission.closing(closing)).toMatch(told);
  });

  it.each([
    ['month=2026-03', '2026-03'],
    ['month=2026-13', undefined],
    ['', undefined],
  ])('%j asks for %j', (said, month) => {
    expect(monthSaid(new URLSearchParams(said))).toBe(month);
  });
});

describe('what a posting says', () => {
  const posting: StaffPosting = {
    ...commissionMove('REVERSE', 5, 'held'),
    partnerId: 'p',
    partner: { id: 'p', name: '赵敏' },
    seq: 1,
    orderId: 'o',
    payoutId: null,
    source: 'reverse:r-1',
    at: 0,
    month: '2026-03',
  };

  it('is what happened: a refund is no decision of staff', () => {
    expect(postingWords(posting)).toBe('订单退款，冲回佣金');
    expect(postingWords({ ...posting, source: refusalSource('o') })).toBe('核对不予结算，冲回佣金');
    expect(postingWords({ ...posting, kind: 'WRITE_OFF', orderId: null })).toBe('核销不再付的佣金');
  });
});
