import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { deepFreeze, encodeUrlPart, err, frozenTable, ok, PASS, redirectTo } from '../../src/shared/index.js';
import { ODD_IDS } from '../support/orders.js';

test('results carry a value or an error', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err({ kind: 'gone' })).toEqual({ ok: false, error: { kind: 'gone' } });
});

test('guard decisions', () => {
  expect(PASS).toEqual({ kind: 'pass' });
  expect(redirectTo('/login')).toEqual({ kind: 'redirect', to: '/login' });
});

describe('deepFreeze', () => {
  test('freezes what is inside, symbols included, and returns the same object', () => {
    const key = Symbol('key');
    const value = { list: [{ deep: true }], [key]: { hidden: 1 }, nothing: null };
    expect(deepFreeze(value)).toBe(value);
    expect(Object.isFrozen(value)).toBe(true);
    expect(Object.isFrozen(value.list)).toBe(true);
    expect(Object.isFrozen(value.list[0])).toBe(true);
    expect(Object.isFrozen(value[key])).toBe(true);
  });

  test('comes to an end on a cycle', () => {
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    expect(Object.isFrozen(deepFreeze(cyclic))).toBe(true);
  });

  test.each([1, 'text', null, undefined])('leaves %s as it is', (value) => {
    expect(deepFreeze(value)).toBe(value);
  });
});

describe('frozenTable', () => {
  const table: Readonly<Record<string, string>> = frozenTable({ a: 'A' });

  test('holds its entries, frozen', () => {
    expect({ ...table }).toEqual({ a: 'A' });
    expect(Object.isFrozen(table)).toBe(true);
  });

  test.each(ODD_IDS)('knows nothing of %j', (id) => {
    expect(table[id]).toBeUndefined();
  });
});

describe('encodeUrlPart', () => {
  test.each([
    ['https://a.example/学习?x=1&y=2#z', 'https%3A%2F%2Fa.example%2F%E5%AD%A6%E4%B9%A0%3Fx%3D1%26y%3D2%23z'],
    ['😀', '%F0%9F%98%80'],
    ['half \ud83d here \ude00', 'half%20%EF%BF%BD%20here%20%EF%BF%BD'],
  ])('%j', (text, encoded) => {
    expect(encodeUrlPart(text)).toBe(encoded);
  });

  test.prop([fc.string({ unit: 'binary' })])('reads back the same', (text) => {
    expect(decodeURIComponent(encodeUrlPart(text))).toBe(text);
  });
});
