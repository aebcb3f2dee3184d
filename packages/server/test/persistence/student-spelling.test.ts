import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  lettersOf,
  nameSortKey,
  sortKey,
  termRange,
  termsOf,
} from '../../src/persistence/student-spelling.js';

const found = (
  user: { readonly name?: string; readonly userName?: string; readonly mobile?: string },
  typed: string,
) => {
  const range = termRange(typed);
  const terms = termsOf({ id: 'u', mobile: '13800000002', ...user });
  const isFound =
    range !== undefined &&
    terms.some((term) => (term >= range.from && term < range.below) || term === range.exact);
  // What a text finds has its letter, or a list would pass it over.
  if (isFound) expect(BigInt(lettersOf(terms)) & BigInt(range.letter)).not.toBe(0n);
  return isFound;
};

describe('a name', () => {
  const li = { name: '李小明', userName: 'xiao_ming' };

  it.each([
    '李小明',
    '小',
    '明',
    '小明',
    'lixiaoming',
    'LiXiao',
    'xiaom',
    'ming',
    'lxm',
    'xm',
    'li xiao',
    'xiao_m',
    '13800000002',
    '0002',
    '+86 138 0000 0002',
    '0086-138-0000-0002',
    '138****0002',
  ])('is found by %s', (typed) => {
    expect(found(li, typed)).toBe(true);
  });

  it.each([
    ['曾浩然', ['曾', 'zeng', 'zenghaoran', 'zhr', 'haoran', 'chr']],
    ['单雪', ['shanxue', 'sx', 'danxue']],
    ['尉迟恭', ['yuchigong', 'ycg']],
    ['李会', ['lihui']],
  ])('whose surname is read in its own way is found by how it is read: %s', (name, typed) => {
    for (const text of typed) expect(found({ name }, text), text).toBe(true);
  });

  it('of rare characters is cut between them, so that its terms are as distinct in a database', () => {
    const terms = termsOf({ id: 'u', mobile: '13800000002', name: '𠮷'.repeat(32) + '𪚥'.repeat(32) });
    expect(terms.filter((term) => /\p{Cs}/u.test(term))).toEqual([]);
    expect(found({ name: '李𠮷' }, 'l𠮷')).toBe(true);
  });

  it.each([
    '',
    ' ',
    '%',
    '李明',
    'ixiao',
    'l x n',
    '1380',
    '002',
    '00002',
    '138000000021',
    '138****0003',
    '＃',
    '_ming',
  ])('is not found by %s', (typed) => {
    expect(found(li, typed)).toBe(typed === '_ming');
  });

  it('is not found by the beginning of a mobile that stands for a username', () => {
    const user = { userName: '13800000002' };
    expect(found(user, '13800')).toBe(false);
    expect(found(user, '13800000002')).toBe(true);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 70 }), fc.nat(69), fc.integer({ min: 1, max: 60 })])(
    'is found by each of its parts',
    (name, from, length) => {
      const part = [...name].slice(from, from + length).join('');
      fc.pre(termRange(part) !== undefined && name.normalize('NFKC') === name);
      expect(found({ name }, part)).toBe(true);
    },
  );
});

it('tells each letter and digit from every other by the first of its terms', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((letter) => lettersOf([letter]));
  expect(new Set(letters).size).toBe(36);
  expect(lettersOf(['li', 'lin', '#13800000002', '李'])).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(lettersOf([])).toBe(0);
});

describe('the key that texts are sorted by', () => {
  it('is their pinyin, and what is empty comes last', () => {
    const names = ['张三', '李四', 'alice', '李', null, '阿明', '黎明', ''];
    const sorted = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)).slice(0, 6);
    expect(sorted).toEqual(['阿明', 'alice', '李', '黎明', '李四', '张三']);
    expect(sortKey(null)).toBe(sortKey(''));
  });

  it('of a name begins with how the surname is read', () => {
    const names = ['赵雷', '曾浩然', '单雪', '陈静', '仇磊', '杨洋', '沈月'];
    const sorted = names.toSorted((a, b) => (nameSortKey(a) < nameSortKey(b) ? -1 : 1));
    expect(sorted).toEqual(['陈静', '仇磊', '单雪', '沈月', '杨洋', '曾浩然', '赵雷']);
    // Elsewhere they are no surnames.
    expect(sortKey('单片机')).toBe('0dan pian ji');
    expect(nameSortKey(null)).toBe(sortKey(null));
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 200 })])('fits into the cursor of a page', (text) => {
    const key = sortKey(text);
    expect(key.length).toBeLessThanOrEqual(128);
    expect(key).not.toMatch(/\p{Cc}/u);
    expect(key < sortKey(null) || text === '').toBe(true);
  });
});
