import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  DEFAULT_SERVICE_DAYS,
  DEFAULT_VALID_DAYS,
  defaultChoice,
  skuChoice,
  skuGrant,
  type ChoosableProduct,
  type SkuAttr,
} from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS, skuOf } from '../support/orders.js';

const CAMP: ChoosableProduct = deepFreeze({
  amount: 399_900,
  skuAttrs: [
    {
      name: '班型',
      values: [
        { value: '春季班', extraInfo: { courseIds: ['j1'], validDays: 730 } },
        { value: '秋季班', extraInfo: { courseIds: ['j2'], serviceDays: 90 }, amount: 299_900 },
        { value: '旁听', amount: 0 },
      ],
    },
    { name: '赠品', values: [] },
    { values: [{ value: '纸质教材', amount: 1 }, { value: '电子教材' }] },
  ],
});

describe('skuChoice', () => {
  test('the first value of the first attribute costs what the product costs, unless it says otherwise', () => {
    expect(skuChoice(CAMP, ['春季班', '电子教材'])).toEqual({
      ok: true,
      value: {
        skuAttrs: [
          {
            name: '班型',
            values: [{ value: '春季班', extraInfo: { courseIds: ['j1'], validDays: 730 } }],
          },
          { values: [{ value: '电子教材' }] },
        ],
        amount: 399_900,
        validDays: 730,
        serviceDays: DEFAULT_SERVICE_DAYS,
      },
    });
    expect(skuChoice(CAMP, ['秋季班', '纸质教材'])).toMatchObject({
      value: { amount: 299_900, validDays: DEFAULT_VALID_DAYS, serviceDays: 90 },
    });
  });

  test('a price of 0 is a price', () => {
    expect(skuChoice(CAMP, ['旁听', '电子教材'])).toMatchObject({ value: { amount: 0 } });
  });

  test('the days are a year and half of one by default', () => {
    expect([DEFAULT_VALID_DAYS, DEFAULT_SERVICE_DAYS]).toEqual([365, 180]);
  });

  test('without attributes nothing is chosen', () => {
    const plain = { amount: 9_900, skuAttrs: [] };
    expect(skuChoice(plain, [])).toEqual({
      ok: true,
      value: { skuAttrs: [], amount: 9_900, validDays: 365, serviceDays: 180 },
    });
    expect(skuChoice(plain, ['x']).ok).toBe(false);
  });

  test.each([
    ['nothing', []],
    ['too little', ['春季班']],
    ['too much', ['春季班', '电子教材', '电子教材']],
    ['a value of another attribute', ['电子教材', '春季班']],
    ['a value that there is not', ['夏季班', '电子教材']],
    ['almost a value', ['春季班 ', '电子教材']],
  ])('%s is no choice', (_what, chosen) => {
    expect(skuChoice(CAMP, chosen)).toEqual({ ok: false, error: { kind: 'unknown-choice' } });
  });

  test.each(ODD_IDS)('the word %j is no choice where nobody offers it', (word) => {
    expect(skuChoice(CAMP, [word, '电子教材']).ok).toBe(false);
  });

  test('a list with a hole is no choice', () => {
    const chosen = ['春季班', '电子教材'];
    delete chosen[0];
    expect(skuChoice(CAMP, chosen).ok).toBe(false);
  });

  const attrArb: fc.Arbitrary<SkuAttr> = fc.record({
    name: fc.string({ maxLength: 4 }),
    values: fc.array(
      fc.record(
        {
          value: fc.oneof(fc.constantFrom('a', 'b', ...ODD_IDS), fc.string({ maxLength: 3 })),
          amount: fc.nat({ max: 1_000_000 }),
          extraInfo: fc.record({
            courseIds: fc.array(fc.constantFrom('j1', 'py1'), { minLength: 1, maxLength: 2 }),
          }),
        },
        { requiredKeys: ['value'] },
      ),
      { maxLength: 4 },
    ),
  });
  const productArb: fc.Arbitrary<ChoosableProduct> = fc
    .record({ amount: fc.nat({ max: 1_000_000 }), skuAttrs: fc.array(attrArb, { maxLength: 4 }) })
    .map((product) => deepFreeze(product));

  test.prop([productArb, fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 })])(
    'one offered value of each attribute, and the order opens what the first of them opens',
    (product, picks) => {
      const offered = product.skuAttrs.filter(({ values }) => values.length > 0);
      const picked = offered.map(({ values }, at) => values[(picks[at] ?? 0) % values.length]);
      const choice = skuChoice(
        product,
        picked.map((one) => one?.value ?? ''),
      );
      if (!choice.ok) throw new Error('an offered value was refused');
      const { skuAttrs, amount } = choice.value;
      const [first] = offered;
      const taken = first?.values.find(({ value }) => value === picked[0]?.value);
      expect(skuAttrs.map(({ name }) => name)).toEqual(offered.map(({ name }) => name));
      expect(skuAttrs.map(({ values }) => values.map(({ value }) => value))).toEqual(
        picked.map((one) => [one?.value]),
      );
      expect(amount).toBe(taken?.amount ?? product.amount);
      expect(skuGrant(skuAttrs)).toEqual(skuGrant([{ values: [taken] }]));
      // The chosen attributes are a choice of themselves.
      const again = skuChoice({ amount: product.amount, skuAttrs }, defaultChoice(skuAttrs));
      expect(again).toEqual(choice);
    },
  );

  test.prop([productArb])('what is chosen by default can be bought', (product) => {
    expect(skuChoice(product, defaultChoice(product.skuAttrs)).ok).toBe(true);
  });
});

test('by default the first values are chosen, of attributes that have values', () => {
  expect(defaultChoice(CAMP.skuAttrs)).toEqual(['春季班', '纸质教材']);
  expect(defaultChoice(skuOf({}))).toEqual(['2025 秋季班']);
  expect(defaultChoice([])).toEqual([]);
});
