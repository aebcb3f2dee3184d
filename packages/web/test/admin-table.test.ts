import type { ListColumn } from '@ykd/application/staff-list';
import { describe, expect, it } from 'vitest';
import { conditionWords, draftOf, textOf } from '../src/features/admin/table/condition-words';
import {
  ALL_ROWS,
  chosenCount,
  chosenOnPage,
  isChosen,
  NO_CHOICE,
} from '../src/features/admin/table/row-choice';
import { targetOf } from '../src/features/admin/table/target-of';

const column = (kind: ListColumn['kind'], title = '列'): ListColumn => ({
  title,
  kind,
  isFilter: true,
  isEmptyAtTimes: true,
});

describe('a condition', () => {
  it.each<[ListColumn['kind'], string, string]>([
    ['text', 'starts:南京', '列 开头是 南京'],
    ['text', String.raw`of:a\,b,c`, '列 是其中之一 a,b、c'],
    ['number', 'after:3', '列 大于 3'],
    ['instant', 'after:2026-01-02', '列 晚于 2026-01-02'],
    ['instant', 'between:2026-01-01,2026-02-01', '列 介于 2026-01-01 – 2026-02-01'],
    ['money', 'before:1250', '列 小于 12.50'],
    ['flag', 'is:true', '列：是'],
    ['choice', 'is:u-1', '列 是 陈静'],
    ['text', 'empty', '列 没有填写'],
    ['instant', 'empty', '列 为空'],
    ['choice', 'some', '列 不为空'],
    ['text', 'nonsense', '列'],
  ])('on a column of %s, %s, is said as %s', (kind, text, said) => {
    expect(conditionWords(column(kind), text, [{ id: 'u-1', name: '陈静' }])).toBe(said);
  });

  it('never says an id', () => {
    const ofIds = column('choice', '班主任');
    expect(conditionWords(ofIds, 'of:u-1,u-2', [{ id: 'u-1', name: '陈静' }])).toBe(
      '班主任 是其中之一 陈静、不在名单里的班主任',
    );
    expect(conditionWords(ofIds, 'is:u-1', [])).toBe('班主任 是 不在名单里的班主任');
    expect(conditionWords(ofIds, 'is:u-1', undefined)).toBe('班主任 是 …');
    const ofWords = { ...column('choice', '状态'), values: { active: '在职' } };
    expect(conditionWords(ofWords, 'is:active', undefined)).toBe('状态 是 在职');
    expect(conditionWords(ofWords, 'is:toString', undefined)).toBe('状态 是 不在名单里的状态');
  });

  it('comes out of its fields as it went in', () => {
    for (const [kind, text] of [
      ['text', 'starts:南京'],
      ['text', 'of:a,b'],
      ['number', 'between:1,5'],
      ['money', 'after:1250'],
      ['money', 'before:-5'],
      ['text', 'some'],
    ] as const) {
      expect(textOf(column(kind), draftOf(column(kind), text, 'is'))).toBe(text);
    }
  });

  it('is none while its fields say nothing, or what a column cannot be asked', () => {
    const draft = (operator: 'is' | 'between' | 'of', first: string, second = '') => ({
      operator,
      first,
      second,
    });
    expect(textOf(column('text'), draft('is', ' '))).toBeUndefined();
    expect(textOf(column('text'), draft('of', '，、'))).toBeUndefined();
    expect(textOf(column('number'), draft('between', '1'))).toBeUndefined();
    expect(textOf(column('number'), draft('is', '1.5'))).toBeUndefined();
    expect(textOf(column('money'), draft('is', '1.555'))).toBeUndefined();
    expect(textOf(column('money'), draft('is', '-0'))).toBe('is:0');
    expect(textOf(column('text'), draft('of', 'b，a、a'))).toBe('of:a,b');
    expect(draftOf(column('text'), undefined, 'starts')).toEqual({
      operator: 'starts',
      first: '',
      second: '',
    });
  });
});

describe('a choice of rows', () => {
  const page = ['a', 'b', 'c'];

  it('holds rows of several pages', () => {
    const one = chosenOnPage(NO_CHOICE, page, new Set(['a', 'b']));
    const two = chosenOnPage(one, ['d'], new Set(['d']));
    const three = chosenOnPage(two, page, new Set(['b']));
    expect(['a', 'b', 'c', 'd'].filter((id) => isChosen(three, id))).toEqual(['b', 'd']);
    expect(chosenCount(three, 100)).toBe(2);
    expect(targetOf(three, {})).toEqual({ ids: ['b', 'd'] });
  });

  it('of all that a filter finds leaves out what is taken back', () => {
    const but = chosenOnPage(ALL_ROWS, page, new Set(['a', 'c']));
    expect(page.filter((id) => isChosen(but, id))).toEqual(['a', 'c']);
    expect(chosenCount(but, 100)).toBe(99);
    expect(targetOf(but, { search: '李' } as object)).toEqual({ filter: { search: '李' }, except: ['b'] });
    // Everything, and only because it is said.
    expect(targetOf(but, {})).toEqual({ filter: {}, except: ['b'], all: true });
  });
});
