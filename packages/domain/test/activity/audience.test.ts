import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  AUDIENCE_IDS_MAX,
  AUDIENCE_KINDS,
  audienceIssue,
  EVERYBODY,
  isInAudience,
  type Belongings,
} from '../../src/activity/index.js';

const NOTHING: Belongings = { productIds: [], classIds: [], tagIds: [] };
const anyId = fc.constantFrom('a', 'b', 'c', 'd');
const anyIds = fc.uniqueArray(anyId, { maxLength: 4 });
const anyBelongings = fc.record({ productIds: anyIds, classIds: anyIds, tagIds: anyIds });

describe('isInAudience', () => {
  test('takes everybody, whatever he has', () => {
    expect(isInAudience(EVERYBODY, NOTHING)).toBe(true);
  });

  test.each([
    ['product', 'productIds'],
    ['class', 'classIds'],
    ['tag', 'tagIds'],
  ] as const)('%s: one of them is enough, and those of another kind do not count', (kind, held) => {
    const others = { ...NOTHING, productIds: ['x'], classIds: ['x'], tagIds: ['x'], [held]: ['b'] };
    expect(isInAudience({ kind, ids: ['a', 'b'] }, others)).toBe(true);
    expect(isInAudience({ kind, ids: ['a', 'x'] }, others)).toBe(false);
  });

  test.prop([fc.constantFrom(...AUDIENCE_KINDS), anyIds, anyId, anyBelongings])(
    'a wider audience leaves nobody out who was in it',
    (kind, ids, more, belongings) => {
      const [narrow, wide] = [
        { kind, ids },
        { kind, ids: [...ids, more] },
      ];
      expect(!isInAudience(narrow, belongings) || isInAudience(wide, belongings)).toBe(true);
    },
  );
});

describe('audienceIssue', () => {
  test('everybody has no ids, anybody else some', () => {
    expect(audienceIssue(EVERYBODY)).toBeUndefined();
    expect(audienceIssue({ kind: 'all', ids: ['a'] })).toBe('对所有学员开放时不要再选');
    expect(audienceIssue({ kind: 'class', ids: [] })).toBe('请至少选一个班级');
    expect(audienceIssue({ kind: 'tag', ids: ['a'] })).toBeUndefined();
  });

  test('at most so many, each once', () => {
    const ids = Array.from({ length: AUDIENCE_IDS_MAX }, (_, at) => `p${at}`);
    expect(audienceIssue({ kind: 'product', ids })).toBeUndefined();
    expect(audienceIssue({ kind: 'product', ids: [...ids, 'q'] })).toBe('最多选50个商品');
    expect(audienceIssue({ kind: 'product', ids: ['a', 'a'] })).toBe('同一个商品选了两次');
  });
});
