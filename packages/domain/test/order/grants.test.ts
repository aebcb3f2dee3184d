import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { courseGrantsOf, ORDER_STATUSES, orderGrants, skuGrant } from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS, ordersArb, orderWith, skuOf } from '../support/orders.js';

const withInfo = (extraInfo: unknown): unknown => [{ values: [{ value: 'x', extraInfo }] }];

const MALFORMED: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['text', 'courseIds'],
  ['a number', 7],
  ['an object', { 0: { values: [{ extraInfo: { courseIds: ['j1'] } }] } }],
  ['an empty list', []],
  ['a null attribute', [null]],
  ['an attribute without values', [{}]],
  ['values that are no list', [{ values: { 0: { extraInfo: { courseIds: ['j1'] } } } }]],
  ['no values', [{ values: [] }]],
  ['a null value', [{ values: [null] }]],
  ['a value that is text', [{ values: ['j1'] }]],
  ['no extraInfo', [{ values: [{ value: 'x' }] }]],
  ['a null extraInfo', withInfo(null)],
  ['an extraInfo that is text', withInfo('{"courseIds":["j1"]}')],
  ['an empty extraInfo', withInfo({})],
  ['course ids that are text', withInfo({ courseIds: 'j1' })],
  ['course ids that are numbers', withInfo({ courseIds: [1, 2] })],
  ['one course id that is none', withInfo({ courseIds: ['j1', null] })],
  ['course ids that are an object', withInfo({ courseIds: { length: 1, 0: 'j1' } })],
  ['stages that are text', withInfo({ courseIds: ['j1'], stages: 'P2' })],
  ['stages that are no texts', withInfo({ courseIds: ['j1'], stages: [{}] })],
  ['nothing in either list', withInfo({ courseIds: [], stages: [] })],
];

describe('skuGrant', () => {
  test('reads course ids, stages and the old flag', () => {
    expect(skuGrant(skuOf({ courseIds: ['j1', 'j2'], stages: ['P2'], old: true }))).toEqual({
      courseIds: ['j1', 'j2'],
      stages: ['P2'],
      old: true,
    });
  });

  test('what is left out is empty and not old', () => {
    expect(skuGrant(skuOf({ courseIds: ['j1'] }))).toEqual({ courseIds: ['j1'], stages: [], old: false });
    expect(skuGrant(skuOf({ stages: ['P2'] }))).toEqual({ courseIds: [], stages: ['P2'], old: false });
    expect(skuGrant(withInfo({ courseIds: ['j1'], stages: null, old: null }))).toEqual({
      courseIds: ['j1'],
      stages: [],
      old: false,
    });
  });

  test.each(['true', 1, {}])('only true is old, not %j', (old) => {
    expect(skuGrant(withInfo({ courseIds: ['j1'], old }))?.old).toBe(false);
  });

  test('only the first value of the first attribute counts', () => {
    const value = (courseId: string) => ({ value: courseId, extraInfo: { courseIds: [courseId] } });
    const both = [{ values: [value('j1'), value('py1')] }, { values: [value('py2')] }];
    expect(skuGrant(both)?.courseIds).toEqual(['j1']);
  });

  test('odd ids are ids like any other', () => {
    expect(skuGrant(skuOf({ courseIds: ODD_IDS }))?.courseIds).toEqual(ODD_IDS);
  });

  test('a list with a hole is malformed', () => {
    const courseIds: string[] = ['j1', 'j2'];
    delete courseIds[0];
    expect(skuGrant(skuOf({ courseIds }))).toBeUndefined();
  });

  test('the answer is a copy', () => {
    const extraInfo = { courseIds: ['j1'], stages: ['P2'] };
    const grant = skuGrant([{ values: [{ value: 'x', extraInfo }] }]);
    expect(grant).toMatchObject(extraInfo);
    expect(grant?.courseIds).not.toBe(extraInfo.courseIds);
    expect(grant?.stages).not.toBe(extraInfo.stages);
  });

  test.each(MALFORMED)('%s grants nothing', (_what, skuAttrs) => {
    expect(skuGrant(skuAttrs)).toBeUndefined();
  });

  test.prop([fc.anything({ withNullPrototype: true, withSparseArray: true })])(
    'takes anything',
    (skuAttrs) => {
      const grant = skuGrant(skuAttrs) ?? { courseIds: ['none'], stages: [], old: false };
      expect([...grant.courseIds, ...grant.stages].every((id) => typeof id === 'string')).toBe(true);
      expect(grant.courseIds.length + grant.stages.length).toBeGreaterThan(0);
    },
  );
});

describe('orderGrants and courseGrantsOf', () => {
  const sku = skuOf({ courseIds: ['j1'], stages: ['P2'], old: true });
  const grant = { courseIds: ['j1'], stages: ['P2'], old: true };

  test('a paid order grants what its sku says', () => {
    expect(orderGrants(orderWith({ skuAttrs: sku }))).toEqual(grant);
    expect(courseGrantsOf([orderWith({ skuAttrs: sku })])).toEqual([grant]);
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'TRADE_PAID_SUCCESS'))(
    '%s grants nothing',
    (status) => {
      expect(orderGrants(orderWith({ status, skuAttrs: sku }))).toBeUndefined();
      expect(courseGrantsOf([orderWith({ status, skuAttrs: sku })])).toEqual([]);
    },
  );

  test.each(MALFORMED)('a paid order with %s does not disturb the others', (_what, skuAttrs) => {
    const broken = { status: 'TRADE_PAID_SUCCESS', skuAttrs };
    expect(courseGrantsOf([broken, orderWith({ skuAttrs: sku }), broken])).toEqual([grant]);
  });

  test('an order without attributes grants nothing', () => {
    expect(courseGrantsOf([{ status: 'TRADE_PAID_SUCCESS' }])).toEqual([]);
  });

  test.prop([ordersArb])('are the grants of the single orders, in their order', (orders) => {
    const frozen = deepFreeze(orders);
    const expected = frozen.map(orderGrants).filter((item) => item !== undefined);
    expect(courseGrantsOf(frozen)).toEqual(expected);
    expect(courseGrantsOf(frozen.toReversed())).toEqual(expected.toReversed());
  });
});
