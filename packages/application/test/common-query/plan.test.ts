import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { planQuery } from '../../src/common-query/plan.js';
import type { EntityName } from '../../src/entities/entities.js';
import type { EntityParams } from '../../src/common-query/port.js';

const plan = (params: EntityParams, returnClassName = 'YkdOrder') =>
  planQuery({ returnClassName: returnClassName as EntityName, params });

const issueFields = (result: ReturnType<typeof planQuery>): readonly string[] =>
  result.ok ? [] : result.error.issues.map(({ field }) => field);

describe('planQuery', () => {
  it('takes filters by value and by list, and the alias productIds', () => {
    const result = plan({ status: 'TRADE_PAID_SUCCESS', productIds: ['a', 'b'], amount: 100 });
    expect(result.ok && result.value.filters).toEqual([
      { field: 'status', values: ['TRADE_PAID_SUCCESS'] },
      { field: 'productId', values: ['a', 'b'] },
      { field: 'amount', values: [100] },
    ]);
  });

  it('reads what a derived field needs, and answers only what was asked for', () => {
    const result = plan({ includeFields: ['id', 'validDateDayNum'] });
    expect(result.ok && result.value.fields).toEqual(['id', 'validDateDayNum']);
    expect(result.ok && result.value.stored).toEqual(['id', 'gmtCreated', 'validDate', 'serviceDate']);
  });

  it('ends every order with the id', () => {
    const result = plan({ sort: [{ field: 'amount', order: 'desc' }] });
    expect(result.ok && result.value.sort).toEqual([
      { field: 'amount', order: 'desc' },
      { field: 'id', order: 'asc' },
    ]);
  });

  it.each([
    ['an unknown class', {}, 'Member', ['returnClassName']],
    ['a class named like a property of every object', {}, 'constructor', ['returnClassName']],
    ['an unknown filter', { password: 'x' }, 'YkdOrder', ['password']],
    [
      'a filter named like a property of every object',
      { constructor: 'x', toString: 'x' },
      'YkdOrder',
      ['constructor', 'toString'],
    ],
    ['a field that may not be filtered', { skuAttrs: 'x' }, 'YkdOrder', ['skuAttrs']],
    ['an operator', { amount: { $gt: 0 } }, 'YkdOrder', ['amount']],
    ['a value of the wrong type', { status: 1, amount: '1' }, 'YkdOrder', ['status', 'amount']],
    ['a null', { status: null }, 'YkdOrder', ['status']],
    ['a nested list', { status: [['x']] }, 'YkdOrder', ['status']],
    ['too long a list', { id: Array.from({ length: 201 }, String) }, 'YkdOrder', ['id']],
    ['an unknown field', { includeFields: ['pwdHash'] }, 'YkdOrder', ['includeFields']],
    ['no field at all', { includeFields: [] }, 'YkdOrder', ['includeFields']],
    [
      'an order that is not indexed',
      { sort: [{ field: 'skuAttrs', order: 'asc' as const }] },
      'YkdOrder',
      ['sort'],
    ],
  ] as const)('refuses %s', (_, params, name, fields) => {
    expect(issueFields(plan(params as EntityParams, name))).toEqual(fields);
  });

  it('refuses a paramClassName or collectionName of another class', () => {
    const query = { returnClassName: 'YkdOrder' as const, params: {} };
    expect(issueFields(planQuery({ ...query, paramClassName: 'YkdProduct' }))).toEqual(['paramClassName']);
    expect(issueFields(planQuery({ ...query, collectionName: 'member' }))).toEqual(['collectionName']);
    expect(planQuery({ ...query, paramClassName: 'YkdOrder', collectionName: 'YkdOrder' }).ok).toBe(true);
  });

  it('lists at most 20 issues with names cut short, however many names come', () => {
    const names = Array.from({ length: 40_000 }, (_, at) => `${'x'.repeat(at === 0 ? 60_000 : 1)}${at}`);
    const result = plan(Object.fromEntries(names.map((name) => [name, 'v'])));
    const issues = result.ok ? [] : result.error.issues;
    expect(issues).toHaveLength(20);
    expect(JSON.stringify(issues).length).toBeLessThan(5000);
  });

  test.prop([fc.dictionary(fc.string(), fc.jsonValue())])(
    'never lets an unknown name through, whatever comes',
    (params) => {
      const safe = Object.fromEntries(
        Object.entries(params).filter(([name]) => name !== 'includeFields' && name !== 'sort'),
      );
      const result = plan(safe);
      if (!result.ok) return;
      const known = ['id', 'productName', 'userId', 'status', 'productId', 'amount', 'categoryId'];
      for (const { field, values } of result.value.filters) {
        expect(known).toContain(field);
        expect(values.every((value) => typeof value === 'string' || typeof value === 'number')).toBe(true);
      }
    },
  );
});
