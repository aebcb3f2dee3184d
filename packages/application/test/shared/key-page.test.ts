import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  CURSOR_MAX,
  type KeyOrder,
  keyPage,
  type KeyPage,
  type KeyPageInput,
  keyWindow,
  rowsByKey,
} from '../../src/shared/index.js';

interface Row {
  readonly amount: number;
  readonly id: string;
}

const byAmount: KeyOrder<Row, readonly [number, string]> = {
  name: 'rows',
  kinds: ['number', 'string'],
  keyOf: ({ amount, id }) => [amount, id],
};

const pageOf = (rows: readonly Row[], input: KeyPageInput, isDescending: boolean): KeyPage<Row> => {
  const window = keyWindow(byAmount, input);
  if (!window.ok) throw new Error(JSON.stringify(window.error));
  return keyPage(
    byAmount,
    window.value,
    rowsByKey(rows, byAmount.keyOf, window.value, isDescending),
    (row) => row,
  );
};

const text = fc.string({ unit: 'binary', maxLength: 64 }).filter((one) => !/[\p{Cc}\p{Cs}]/u.test(one));

const rowsOf = (ids: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.record({ amount: fc.integer({ min: -2, max: 2 }), id: ids }), {
    selector: ({ id }) => id,
    maxLength: 12,
  });

const refused = (field: 'after' | 'before') => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message: '翻页的位置不正确，请从第一页重新看起' }] },
});

describe('a page by key', () => {
  test.prop([rowsOf(text), fc.integer({ min: 1, max: 5 }), fc.boolean()])(
    'leads through all rows and back, each once',
    (rows, size, isDescending) => {
      const pages = [pageOf(rows, { size }, isDescending)];
      for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
        pages.push(pageOf(rows, { size, after: next }, isDescending));
      }
      const all = rowsByKey(rows, byAmount.keyOf, { limit: 99 }, isDescending).list;
      expect(pages.flatMap(({ list }) => list)).toEqual(all);
      expect(pages.map(({ previous }) => previous === null)).toEqual(pages.map((_, at) => at === 0));
      for (const [at, page] of pages.entries()) {
        if (page.previous === null) continue;
        expect(pageOf(rows, { size, before: page.previous }, isDescending)).toEqual(pages[at - 1]);
      }
    },
  );

  test.prop([fc.maxSafeInteger(), text])('has cursors that an address takes as they are', (amount, id) => {
    const { next } = pageOf(
      [
        { amount, id },
        { amount, id: `${id}a` },
      ],
      { size: 1 },
      false,
    );
    expect(next).toMatch(/^[\w-]+$/);
    expect((next ?? '').length).toBeLessThanOrEqual(CURSOR_MAX);
    expect(keyWindow(byAmount, { size: 3, after: next ?? '' })).toEqual({
      ok: true,
      value: { limit: 3, from: { key: [amount, id], isBackwards: false } },
    });
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('after', 'before')])(
    'refuses what is no cursor',
    (junk, field) => {
      expect(keyWindow(byAmount, { size: 3, [field]: junk })).toEqual(refused(field));
    },
  );

  test.prop([fc.jsonValue(), fc.nat(), fc.string({ minLength: 1, maxLength: 1 })])(
    'refuses a cursor that was changed, or that is of another list',
    (value, at, letter) => {
      const cursor =
        pageOf(
          [
            { amount: 1, id: 'a' },
            { amount: 1, id: 'b' },
          ],
          { size: 1 },
          false,
        ).next ?? '';
      const place = at % cursor.length;
      const damaged = cursor.slice(0, place) + letter + cursor.slice(place + 1);
      const forged = JSON.stringify(value).replaceAll(/[^\dA-Za-z]/g, (unit) => {
        const code = unit.charCodeAt(0).toString(16);
        return code.length > 2 ? `-${code.padStart(4, '0')}` : `_${code.padStart(2, '0')}`;
      });
      for (const after of [cursor.slice(1), cursor.slice(0, -1), `${cursor}_20`, forged]) {
        expect(keyWindow(byAmount, { size: 3, after })).toEqual(refused('after'));
      }
      // Another value in the same shape is another place of the same list, which is nobody's secret.
      const window = keyWindow(byAmount, { size: 3, after: damaged });
      if (window.ok) expect(window.value.from?.key).toEqual([expect.any(Number), expect.any(String)]);
      const elsewhere = keyWindow({ ...byAmount, name: 'others' }, { size: 3, after: cursor });
      expect(elsewhere).toEqual(refused('after'));
    },
  );

  it.each([
    ['a text that no database stores', ['rows', 1, 'a\u0000']],
    ['half a character', ['rows', 1, '\ud800']],
    ['a number that is none', ['rows', 1.5, 'a']],
    ['a number beyond what is exact', ['rows', 2 ** 53, 'a']],
    ['a long text', ['rows', 1, 'a'.repeat(129)]],
    ['a key too short', ['rows', 1]],
    ['a key too long', ['rows', 1, 'a', 'b']],
    ['another kind of value', ['rows', '1', 'a']],
  ])('refuses %s', (_what, value) => {
    const cursor = JSON.stringify(value).replaceAll(
      /[^\dA-Za-z]/g,
      (unit) => `_${unit.charCodeAt(0).toString(16).padStart(2, '0')}`,
    );
    expect(keyWindow(byAmount, { size: 3, before: cursor })).toEqual(refused('before'));
  });

  it('goes on behind a row that is gone meanwhile, and says where it ends', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ amount: 0, id }));
    const { next } = pageOf(rows, { size: 2 }, false);
    const rest = [{ amount: 0, id: 'c' }];
    expect(pageOf(rest, { size: 2, after: next ?? '' }, false)).toMatchObject({ list: rest, next: null });
    expect(pageOf([], { size: 2, after: next ?? '' }, false)).toEqual({
      list: [],
      previous: null,
      next: null,
    });
  });
});
