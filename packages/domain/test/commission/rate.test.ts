import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  claimWindow,
  CLAIM_WINDOW_DAYS,
  COMMISSION_DOUBT_TITLES,
  COMMISSION_DOUBTS,
  COMMISSION_RATE_BP,
  commissionRateIssues,
  commissionRateOf,
  type CommissionRate,
} from '../../src/commission/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const rate = (id: string, over: Partial<CommissionRate> = {}): CommissionRate => ({
  id,
  partnerId: null,
  productId: null,
  level: null,
  firstDay: '2026-01-01',
  lastDay: null,
  rateBp: 500,
  gmtCreated: 0,
  ...over,
});
const order = { partnerId: 'p', level: 'GOLD', productId: 'java', day: '2026-11-11' } as const;
const of = (...rates: CommissionRate[]) => commissionRateOf(rates, order);

describe('commissionRateOf', () => {
  test('is 7 % where nothing was agreed', () => {
    expect(of()).toEqual({ rateBp: COMMISSION_RATE_BP, rateId: null });
    expect(COMMISSION_RATE_BP).toBe(700);
  });

  test('what names more comes first', () => {
    const rates = [
      rate('all'),
      rate('level', { level: 'GOLD' }),
      rate('product', { productId: 'java' }),
      rate('partner', { partnerId: 'p' }),
      rate('both', { partnerId: 'p', productId: 'java' }),
    ];
    for (let known = 1; known <= rates.length; known += 1)
      expect(of(...rates.slice(0, known)).rateId).toBe(rates[known - 1]?.id);
  });

  test('the newest of equals counts, then the smaller id', () => {
    expect(of(rate('b', { gmtCreated: 1 }), rate('a', { gmtCreated: 2 })).rateId).toBe('a');
    expect(of(rate('b', { gmtCreated: 2 }), rate('a', { gmtCreated: 2 })).rateId).toBe('a');
  });

  test.each<[string, Partial<CommissionRate>]>([
    ['another partner', { partnerId: 'q' }],
    ['another product', { productId: 'python' }],
    ['another level', { level: 'SILVER' }],
    ['later', { firstDay: '2026-11-12' }],
    ['earlier', { lastDay: '2026-11-10' }],
  ])('not what is for %s', (_what, over) => {
    expect(of(rate('a', over)).rateId).toBeNull();
  });

  test('both days are included', () => {
    expect(of(rate('a', { firstDay: order.day, lastDay: order.day, rateBp: 0 }))).toEqual({
      rateBp: 0,
      rateId: 'a',
    });
  });

  const some = fc.record({
    id: fc.string(),
    partnerId: fc.constantFrom(null, 'p'),
    productId: fc.constantFrom(null, 'java'),
    level: fc.constant(null),
    firstDay: fc.constant('2026-01-01'),
    lastDay: fc.constantFrom(null, '2026-06-01'),
    rateBp: fc.nat(10_000),
    gmtCreated: fc.nat(3),
  });
  test.prop([fc.uniqueArray(some, { selector: ({ id }) => id })])(
    'does not depend on the order of what was agreed',
    (rates) => {
      expect(commissionRateOf(rates.toReversed(), order)).toEqual(commissionRateOf(rates, order));
    },
  );
});

describe('commissionRateIssues', () => {
  test('nothing where all is well', () => {
    for (const over of [
      { level: 'GOLD', lastDay: '2026-01-01' },
      { partnerId: 'p', productId: 'java' },
      { rateBp: 0 },
      { rateBp: 10_000 },
    ] as const)
      expect(commissionRateIssues(rate('a', over))).toEqual({});
  });

  test('names each field', () => {
    const wrong = rate('a', {
      level: 'GOLD',
      partnerId: 'p',
      firstDay: '2026-02-30',
      lastDay: '2026-01-01',
      rateBp: 0.07,
    });
    expect(commissionRateIssues(wrong)).toEqual({
      level: '按级别的比例不能再指定合作伙伴或商品',
      firstDay: '请选择开始日期',
      lastDay: '结束日期不能早于开始日期',
      rateBp: '比例在 0% 与 100% 之间，精确到 0.01%',
    });
    expect(commissionRateIssues(rate('a', { rateBp: 10_001 }))).toHaveProperty('rateBp');
    expect(commissionRateIssues(rate('a', { rateBp: -1 }))).toHaveProperty('rateBp');
    expect(commissionRateIssues(rate('a', { level: 'GOLD', productId: 'java' }))).toHaveProperty('level');
    expect(commissionRateIssues(rate('a', { lastDay: 'never' }))).toHaveProperty('lastDay');
  });
});

test('a claim counts for thirty days, to the millisecond', () => {
  expect(CLAIM_WINDOW_DAYS).toBe(30);
  const at = Date.UTC(2026, 10, 29);
  expect(claimWindow(at, CLAIM_WINDOW_DAYS)).toEqual({ since: at - 30 * DAY_MS, at });
});

test('every doubt has a title, in the order in which they are told', () => {
  expect(COMMISSION_DOUBTS.map((doubt) => COMMISSION_DOUBT_TITLES[doubt])).toEqual([
    '伙伴自己的购买',
    '与伙伴用过同一台设备',
    '与伙伴同一个付款账号',
  ]);
});
