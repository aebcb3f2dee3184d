import { HONG, MING } from '@ykd/application/testing';
import { fc } from '@fast-check/vitest';

/** Words that have broken programs before, and some that almost fit. */
const WORDS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  'x'.repeat(5000),
  "' OR 1=1 --",
  '"; DROP TABLE member; --',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '${7*7}',
  '%s%n',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  'true',
  'YkdOrder',
  'YkdProduct',
  'py1',
  'j1test',
  'o-5',
  MING.id,
  HONG.id,
  HONG.mobile,
] as const;

const hostileWord = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

/** Anything that JSON can say. */
const hostileValue = fc.oneof(
  hostileWord,
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, -0, 1e308),
  fc.array(hostileWord, { maxLength: 5 }),
);

/** A part of a query string that no browser would write. */
const rawPart = fc.constantFrom(
  '%',
  '%zz',
  '%ff',
  '%00',
  '%ud800',
  '%c0%80',
  '[]',
  '[a]=1',
  '&&',
  '=',
  '+',
  '%2525',
);

const encoded = (word: string): string => encodeURIComponent(word.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A query string over these names, and over some that nobody knows. */
export const hostileQuery = (names: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.oneof(fc.constantFrom(...names, 'extra', '__proto__'), hostileWord);
  const value = fc.oneof(hostileWord.map(encoded), rawPart);
  const pair = fc.tuple(name.map(encoded), value).map(([key, word]) => `${key}=${word}`);
  const whole = names.map((one) => value.map((word) => `${one}=${word}`));
  return fc.oneof(
    fc.tuple(...whole).map((pairs) => pairs.join('&')),
    fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')),
  );
};

/** A body over these names: all of them, some of them, others, or no object at all. */
export const hostileBody = (names: readonly string[]): fc.Arbitrary<unknown> => {
  const known = Object.fromEntries(names.map((name) => [name, hostileValue]));
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(known) },
    { weight: 3, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 2, arbitrary: fc.dictionary(hostileWord, hostileValue, { maxKeys: 5 }) },
    { weight: 1, arbitrary: hostileValue },
  );
};
