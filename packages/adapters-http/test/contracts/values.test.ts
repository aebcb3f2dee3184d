import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/contracts/check.js';
import { count, queryCount, text } from '../../src/contracts/values.js';

const CONTROL = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).concat(
  '\u007f',
  '\u0085',
);

describe('text', () => {
  test.prop([fc.string({ unit: 'grapheme', maxLength: 30 })])('takes any text of people', (value) => {
    fc.pre(value.length <= 60 && !/\p{Cc}/u.test(value));
    expect(check(text(60), value)).toEqual({ ok: true, value });
  });

  it.each([...CONTROL, '\ud800', '\udc00', 'a\u0000b'])('refuses the character %j', (value) => {
    expect(check(text(10), value)).toMatchObject({ ok: false, error: { kind: 'invalid-input' } });
  });

  it('counts characters, as people do', () => {
    expect(check(text(4), '😀😀中文').ok).toBe(true);
    expect(check(text(4), '😀😀中文a').ok).toBe(false);
  });

  it('takes line breaks only where they are meant', () => {
    expect(check(text(10, { multiLine: true }), 'a\nb')).toEqual({ ok: true, value: 'a\nb' });
    expect(check(text(10), 'a\nb').ok).toBe(false);
    for (const value of ['a\rb', 'a\u0000b', '\ud800']) {
      expect(check(text(10, { multiLine: true }), value).ok).toBe(false);
    }
  });

  it.each([undefined, null, 1, true, [], {}])('refuses %j', (value) => {
    expect(check(text(10), value).ok).toBe(false);
  });
});

describe('queryCount', () => {
  test.prop([fc.nat(999_999_999)])('reads digits', (value) => {
    expect(check(queryCount, String(value))).toEqual({ ok: true, value });
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1.0',
    '1e3',
    '0x10',
    '1234567890',
    '٣',
    'NaN',
    'Infinity',
    ['1', '2'],
    1,
  ])('refuses %j', (value) => {
    expect(check(queryCount, value).ok).toBe(false);
  });
});

describe('count', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('takes %d', (value) => {
    expect(check(count, value)).toEqual({ ok: true, value });
  });

  it.each([-1, 0.5, 2 ** 53, NaN, Infinity, '1', null])('refuses %j', (value) => {
    expect(check(count, value).ok).toBe(false);
  });
});
