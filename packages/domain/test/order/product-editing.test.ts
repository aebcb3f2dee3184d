import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  attrsOnSale,
  defaultChoice,
  goneValues,
  inMallOrder,
  lastPlace,
  onSaleIssue,
  placeProduct,
  priceChanges,
  productPrices,
  skuChoice,
  soldCourseIds,
  type SkuAttr,
} from '../../src/order/index.js';

const opens = (courseId: string) => ({ courseIds: [courseId] });
const TWO: readonly SkuAttr[] = [
  {
    name: '班型',
    values: [
      { value: '标准班', extraInfo: opens('j1') },
      { value: '小班', amount: 900, extraInfo: opens('j2') },
    ],
  },
];
const withOff = (...off: readonly string[]): readonly SkuAttr[] =>
  TWO.map((attr) => ({
    ...attr,
    values: attr.values.map((value) => (off.includes(value.value) ? { ...value, off: true } : value)),
  }));

describe('a value off sale', () => {
  test('cannot be chosen, and opens nothing for those who buy now', () => {
    const skuAttrs = withOff('标准班');
    expect(defaultChoice(skuAttrs)).toEqual(['小班']);
    expect(skuChoice({ amount: 500, skuAttrs }, ['标准班'])).toEqual({
      ok: false,
      error: { kind: 'unknown-choice' },
    });
    expect(skuChoice({ amount: 500, skuAttrs }, ['小班'])).toMatchObject({ value: { amount: 900 } });
    expect(soldCourseIds(skuAttrs)).toEqual(['j2']);
    expect(attrsOnSale(skuAttrs)[0]?.values).toHaveLength(1);
  });

  test('leaves nothing to buy where all are off', () => {
    const skuAttrs = withOff('标准班', '小班');
    expect(defaultChoice(skuAttrs)).toEqual([]);
    for (const chosen of [[], ['小班']]) expect(skuChoice({ amount: 500, skuAttrs }, chosen).ok).toBe(false);
    expect(onSaleIssue({ skuAttrs })).toMatch('在售的选项');
  });
});

test('what opens nothing is not put on sale', () => {
  expect(onSaleIssue({ skuAttrs: TWO })).toBeUndefined();
  expect(onSaleIssue({ skuAttrs: [] })).toMatch('课程');
});

test('values that are gone are named, those that moved are not', () => {
  expect(goneValues(TWO, [{ values: [{ value: '小班' }] }])).toEqual(['标准班']);
  expect(goneValues(TWO, TWO)).toEqual([]);
});

const prices = fc.record({
  amount: fc.nat(999),
  skuAttrs: fc.array(
    fc.record({
      values: fc.array(
        fc.record({
          value: fc.constantFrom('甲', '乙', '丙'),
          amount: fc.option(fc.nat(999), { nil: undefined }),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 2 },
  ),
});

describe('prices', () => {
  test('are those of the choices, or the one of the product', () => {
    expect(productPrices({ amount: 500, skuAttrs: TWO })).toEqual([
      { choice: '标准班', amount: 500 },
      { choice: '小班', amount: 900 },
    ]);
    expect(productPrices({ amount: 500, skuAttrs: [{ values: [] }] })).toEqual([
      { choice: null, amount: 500 },
    ]);
  });

  test('of the product are those of what has none of its own', () => {
    const before = { amount: 500, skuAttrs: TWO };
    expect(priceChanges(before, { ...before, amount: 600 })).toEqual([
      { choice: '标准班', before: 500, after: 600 },
    ]);
    expect(priceChanges(before, { amount: 500, skuAttrs: [] })).toEqual([
      { choice: null, before: null, after: 500 },
      { choice: '标准班', before: 500, after: null },
      { choice: '小班', before: 900, after: null },
    ]);
    expect(priceChanges(undefined, { amount: 5, skuAttrs: [] })).toEqual([
      { choice: null, before: null, after: 5 },
    ]);
    expect(priceChanges(before, { amount: 500, skuAttrs: withOff('小班') })).toEqual([]);
  });

  test.prop([prices, prices])('lead by their changes from one state to the other', (before, after) => {
    const known = new Map(productPrices(before).map(({ choice, amount }) => [choice, amount]));
    for (const change of priceChanges(before, after)) {
      expect(known.get(change.choice) ?? null).toBe(change.before);
      if (change.after === null) known.delete(change.choice);
      else known.set(change.choice, change.after);
    }
    const wanted = productPrices(after).map(({ choice, amount }) => [choice, amount] as const);
    expect(known).toEqual(new Map(wanted));
    expect(priceChanges(after, after)).toEqual([]);
  });
});

const MOST = 1_000;
const placed = (...sorts: readonly number[]) => sorts.map((sort, at) => ({ id: `p${at}`, sort }));

describe('the place of a product', () => {
  test('is a number between those beside it', () => {
    expect(placeProduct(placed(10, 20, 30), 'p2', 'p1', MOST)).toEqual([{ id: 'p2', sort: 15 }]);
    expect(placeProduct(placed(10, 20, 30), 'p2', 'p0', MOST)).toEqual([{ id: 'p2', sort: 0 }]);
    expect(placeProduct(placed(10, 20, 30), 'p0', null, MOST)).toEqual([{ id: 'p0', sort: 40 }]);
  });

  test('is new for all where none is free, or it would lie too far out', () => {
    expect(placeProduct(placed(10, 11, 30), 'p2', 'p1', MOST)).toEqual([
      { id: 'p2', sort: 20 },
      { id: 'p1', sort: 30 },
    ]);
    expect(placeProduct(placed(-MOST, 5), 'p1', 'p0', MOST)).toEqual([
      { id: 'p1', sort: 10 },
      { id: 'p0', sort: 20 },
    ]);
  });

  test('behind all others is within the bounds', () => {
    expect(lastPlace([], MOST)).toBe(10);
    expect(lastPlace(placed(10, 35), MOST)).toBe(45);
    expect(lastPlace(placed(MOST), MOST)).toBe(MOST);
  });

  test('stays where it is put where it stands, or beside what is not there', () => {
    for (const before of ['p1', 'p0', 'nothing'])
      expect(placeProduct(placed(10, 20), 'p0', before, MOST)).toEqual([]);
    expect(placeProduct(placed(10, 20), 'p1', null, MOST)).toEqual([]);
    expect(placeProduct(placed(10, 20), 'nothing', 'p0', MOST)).toEqual([]);
  });

  test.prop([fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat()])(
    'is the one that was asked for, and the others keep their order',
    (sorts, which, where) => {
      const products = placed(...sorts);
      const id = `p${which % sorts.length}`;
      const others = inMallOrder(products).filter((one) => one.id !== id);
      const at = where % (others.length + 1);
      const changed = new Map(
        placeProduct(products, id, others[at]?.id ?? null, 12).map((one) => [one.id, one.sort]),
      );
      const after = inMallOrder(products.map((one) => ({ ...one, sort: changed.get(one.id) ?? one.sort })));
      const wanted = [
        ...others.slice(0, at).map((one) => one.id),
        id,
        ...others.slice(at).map((one) => one.id),
      ];
      expect(after.map((one) => one.id)).toEqual(wanted);
    },
  );
});
