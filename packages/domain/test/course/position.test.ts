import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  comparePositions,
  decodePosition,
  encodePosition,
  furthestPosition,
  isPosition,
  positionOf,
  START_POSITION,
} from '../../src/course/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const numberArb = fc.oneof(fc.maxSafeNat(), fc.nat({ max: 12 }), fc.constant(Number.MAX_SAFE_INTEGER));
const positionArb = fc.record({ outline: numberArb, section: numberArb, body: numberArb }).map(deepFreeze);
const nearArb = fc
  .record({ outline: fc.nat({ max: 2 }), section: fc.nat({ max: 2 }), body: fc.nat({ max: 2 }) })
  .map(deepFreeze);
const malformed = { ok: false, error: { kind: 'malformed-position' } };

describe('encodePosition', () => {
  test.each([
    [0, 0, 0, 'MC8wLzA='],
    [1, 2, 3, 'MS8yLzM='],
    [10, 2, 3, 'MTAvMi8z'],
    [10, 12, 3, 'MTAvMTIvMw=='],
  ])('%i/%i/%i', (outline, section, body, token) => {
    expect(encodePosition({ outline, section, body })).toBe(token);
    expect(decodePosition(token)).toEqual({ ok: true, value: { outline, section, body } });
  });

  test.each([-1, 0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('refuses %s in every place', (wrong) => {
    expect(() => encodePosition({ outline: wrong, section: 0, body: 0 })).toThrow(RangeError);
    expect(() => encodePosition({ outline: 0, section: wrong, body: 0 })).toThrow(RangeError);
    expect(() => encodePosition({ outline: 0, section: 0, body: wrong })).toThrow(
      `not a position: 0/0/${wrong}`,
    );
  });

  test.prop([positionArb])('is the base64 of outline/section/body', (position) => {
    const text = `${position.outline}/${position.section}/${position.body}`;
    expect(encodePosition(position)).toBe(Buffer.from(text).toString('base64'));
  });
});

describe('decodePosition', () => {
  const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

  test('the longest token there is', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const position = { outline: most, section: most, body: most };
    expect(decodePosition(encodePosition(position))).toEqual({ ok: true, value: position });
  });

  test.each([
    ['nothing', ''],
    ['padding only', '===='],
    ['padding left out', 'MC8wLzA'],
    ['padding added', 'MTAvMi8z===='],
    ['white space', ' MC8wLzA='],
    ['a line break', 'MC8wLzA=\n'],
    ['stray bits in the last digit', 'MC8wLzB='],
    ['a foreign digit', 'MC8wLz-='],
    ['a foreign digit that would decode as the last one', 'MC8wLz*='],
    ['padding in the middle', 'MC8=LzA='],
    ['plain text', '0/0/0'],
    ['two numbers', base64('1/2')],
    ['four numbers', base64('1/2/3/4')],
    ['a leading zero', base64('01/2/3')],
    ['a sign', base64('-1/2/3')],
    ['a fraction', base64('1.5/2/3')],
    ['an exponent', base64('1e3/2/3')],
    ['an empty number', base64('1//3')],
    ['an unsafe number', base64(`${Number.MAX_SAFE_INTEGER + 1}/0/0`)],
    ['a number beyond all doubles', base64(`${'9'.repeat(400)}/0/0`)],
    ['NUL behind it', base64('1/2/3\0')],
    ['high bytes', base64('1/2/\xff')],
    ['wide digits', '１'.repeat(8)],
    ['a very long token', 'MC8w'.repeat(100_000)],
  ])('%s is malformed', (_what, token) => {
    expect(decodePosition(token)).toEqual(malformed);
  });

  test.prop([positionArb])('reads back what encodePosition wrote', (position) => {
    expect(decodePosition(encodePosition(position))).toEqual({ ok: true, value: position });
  });

  test.prop([fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' }))])(
    'accepts no token but the one that encodePosition writes',
    (token) => {
      const decoded = decodePosition(token);
      expect(decoded.ok ? encodePosition(decoded.value) : malformed).toEqual(decoded.ok ? token : decoded);
    },
  );

  test.prop([positionArb, fc.nat(), fc.string({ minLength: 1, maxLength: 1 })])(
    'a changed token is another position or malformed, never the same',
    (position, at, character) => {
      const token = encodePosition(position);
      const changed = token.slice(0, at % token.length) + character + token.slice((at % token.length) + 1);
      fc.pre(changed !== token);
      expect(decodePosition(changed)).not.toEqual({ ok: true, value: position });
    },
  );
});

describe('positionOf', () => {
  test('reads the three numbers of a record', () => {
    expect(positionOf({ lastOutlineNum: 4, lastSectionNum: 2, lastBodyNum: 7 })).toEqual({
      outline: 4,
      section: 2,
      body: 7,
    });
  });

  test.each([undefined, null, {}])('%s is the start', (record) => {
    expect(positionOf(record)).toEqual(START_POSITION);
    expect(START_POSITION).toEqual({ outline: 0, section: 0, body: 0 });
  });

  test.each([-1, 1.5, NaN, Infinity, 2 ** 53, '3', null])('%s counts 0, number by number', (wrong) => {
    const number = wrong as number;
    expect(positionOf({ lastOutlineNum: number, lastSectionNum: 2, lastBodyNum: 3 }).outline).toBe(0);
    expect(positionOf({ lastOutlineNum: 1, lastSectionNum: number, lastBodyNum: 3 }).section).toBe(0);
    expect(positionOf({ lastOutlineNum: 1, lastSectionNum: 2, lastBodyNum: number })).toEqual({
      outline: 1,
      section: 2,
      body: 0,
    });
  });
});

describe('comparePositions and furthestPosition', () => {
  const at = (outline: number, section: number, body: number) => deepFreeze({ outline, section, body });

  test.each([
    [at(0, 0, 1), at(0, 1, 0)],
    [at(0, 9, 9), at(1, 0, 0)],
    [at(2, 3, 4), at(2, 3, 5)],
    [at(2, 9, 0), at(10, 0, 0)],
  ])('%j comes before %j', (first, second) => {
    expect(comparePositions(first, second)).toBeLessThan(0);
    expect(comparePositions(second, first)).toBeGreaterThan(0);
    expect(furthestPosition(first, second)).toBe(second);
    expect(furthestPosition(second, first)).toBe(second);
  });

  test('the same place: the first of the two', () => {
    const a = { outline: 1, section: 1, body: 1 };
    expect(comparePositions(a, { ...a })).toBe(0);
    expect(furthestPosition(a, { ...a })).toBe(a);
  });

  test.prop([nearArb, nearArb])('orders like the digits written together', (a, b) => {
    const written = (p: typeof a): number => p.outline * 100 + p.section * 10 + p.body;
    expect(Math.sign(comparePositions(a, b))).toBe(Math.sign(written(a) - written(b)));
    expect(written(furthestPosition(a, b))).toBe(Math.max(written(a), written(b)));
  });
});

describe('isPosition', () => {
  test.prop([positionArb])('takes every position', (position) => {
    expect(isPosition(position)).toBe(true);
  });

  test.each([
    null,
    undefined,
    0,
    '0/0/0',
    [],
    {},
    { outline: 0, section: 0 },
    { outline: 0, section: 0, body: -1 },
    { outline: 0.5, section: 0, body: 0 },
    { outline: 0, section: '0', body: 0 },
    { outline: 0, section: 2 ** 53, body: 0 },
  ])('%j is none', (value) => {
    expect(isPosition(value)).toBe(false);
  });
});
