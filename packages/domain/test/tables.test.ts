import { describe, expect, test } from 'vitest';
import * as domain from '../src/index.js';

const thawedPaths = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, item]) => thawedPaths(item, `${path}.${key}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
};

const tables = Object.entries(domain).filter(([, value]) => typeof value === 'object');

describe('exported tables', () => {
  test('there are tables to look at', () => {
    expect(tables.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'AVATAR_TYPES',
        'COURSE_CATALOGUE',
        'ORDER_STATUS_TITLES',
        'PASS',
        'PLAN_GROUPS',
      ]),
    );
  });

  test.each(tables)('%s is frozen throughout', (name, table) => {
    expect(thawedPaths(table, name)).toEqual([]);
  });

  test('the check itself finds a thawed value inside a frozen one', () => {
    expect(thawedPaths(Object.freeze({ a: Object.freeze([{}]) }), 't')).toEqual(['t.a.0']);
  });
});
