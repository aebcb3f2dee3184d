import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  CONDITION_VALUES_MAX,
  operatorsOf,
  readCondition,
  testOf,
  writeCondition,
  type ColumnKind,
  type ListColumn,
} from '../../src/staff-list/index.js';

const column = (kind: ColumnKind, isEmptyAtTimes = true): ListColumn => ({
  title: '列',
  kind,
  ...(isEmptyAtTimes ? { isEmptyAtTimes } : {}),
});

const word = fc.oneof(
  fc.stringMatching(/^[a-z,\\:李]{1,8}$/),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
    .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text)),
);

describe('a condition', () => {
  it.each([
    ['is:南京大学', { operator: 'is', values: ['南京大学'] }],
    [String.raw`is:a\,b\\c:d`, { operator: 'is', values: [String.raw`a,b\c:d`] }],
    ['of:b,a,b', { operator: 'of', values: ['a', 'b'] }],
    ['of:a', { operator: 'is', values: ['a'] }],
    ['starts:李', { operator: 'starts', values: ['李'] }],
    ['empty', { operator: 'empty', values: [] }],
  ] as const)('on a text: %s', (text, condition) => {
    expect(readCondition(column('text'), text)).toEqual(condition);
  });

  it.each([
    '',
    'is',
    'is:',
    'is:a,b',
    'of:',
    'of:a,,b',
    'of:,a',
    'of:a,',
    'empty:',
    'empty:a',
    'like:a',
    'before:1',
    'is:\n',
    'is:a\\',
    'is:\ud800',
  ])('is not one on a text: %j', (text) => {
    expect(readCondition(column('text'), text)).toBeUndefined();
  });

  it('takes values of its kind alone', () => {
    const reads = (kind: ColumnKind, text: string) => readCondition(column(kind), text) !== undefined;
    expect(['is:true', 'is:false', 'is:1'].map((text) => reads('flag', text))).toEqual([true, true, false]);
    expect(['is:-5', 'is:05', 'is:1.5', 'is:1e3', 'between:1,2'].map((text) => reads('money', text))).toEqual(
      [true, false, false, false, true],
    );
    for (const day of ['2026-02-30', '2026-2-3', '20260203', '1969-12-31', '2026-13-01'])
      expect(reads('instant', `is:${day}`)).toBe(false);
    expect(reads('instant', 'between:2026-01-01,2026-01-31')).toBe(true);
  });

  it('asks for emptiness only where there is any', () => {
    expect(readCondition(column('text', false), 'empty')).toBeUndefined();
    expect(operatorsOf(column('choice', false))).toEqual(['is', 'of']);
  });

  it('names so many values and no more', () => {
    const of = (count: number) => `of:${Array.from({ length: count }, (_, index) => `v${index}`).join()}`;
    expect(readCondition(column('text'), of(CONDITION_VALUES_MAX))?.values).toHaveLength(
      CONDITION_VALUES_MAX,
    );
    expect(readCondition(column('text'), of(CONDITION_VALUES_MAX + 1))).toBeUndefined();
  });

  it('on instants is one of Beijing days', () => {
    const of = (text: string) => {
      const read = readCondition(column('instant'), text);
      return read && testOf('instant', read);
    };
    const day = Date.UTC(2026, 0, 31, 16);
    const next = Date.UTC(2026, 1, 1, 16);
    expect(of('is:2026-02-01')).toEqual({ kind: 'range', from: day, below: next });
    expect(of('before:2026-02-01')).toEqual({ kind: 'range', below: day });
    expect(of('after:2026-02-01')).toEqual({ kind: 'range', from: next });
    expect(of('between:2026-02-01,2026-02-01')).toEqual({ kind: 'range', from: day, below: next });
  });

  it('on numbers holds both ends of what is between', () => {
    expect(testOf('money', { operator: 'between', values: ['-3', '7'] })).toEqual({
      kind: 'range',
      from: -3,
      below: 8,
    });
    expect(testOf('number', { operator: 'is', values: ['7'] })).toEqual({ kind: 'in', values: [7] });
    expect(testOf('flag', { operator: 'is', values: ['true'] })).toEqual({ kind: 'in', values: [1] });
  });

  test.prop([fc.uniqueArray(word, { minLength: 2, maxLength: 6 })])('reads what was written', (values) => {
    const condition = { operator: 'of', values: values.toSorted() } as const;
    expect(readCondition(column('text'), writeCondition(condition))).toEqual(condition);
  });

  test.prop([fc.constantFrom('text', 'choice', 'instant', 'number', 'flag'), fc.oneof(word, fc.string())])(
    'that reads has one form, which reads as the same',
    (kind, rest) => {
      for (const operator of operatorsOf(column(kind as ColumnKind))) {
        const read = readCondition(column(kind as ColumnKind), `${operator}:${rest}`);
        if (read === undefined) continue;
        expect(readCondition(column(kind as ColumnKind), writeCondition(read))).toEqual(read);
      }
    },
  );
});
