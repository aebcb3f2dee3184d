import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { safeTarget } from '../../src/access/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const rules = deepFreeze({
  self: 'https://www.example.com',
  allowed: ['https://study.example.com', 'http://127.0.0.1:3000', 'http://[::1]:3000/'],
});
const ORIGINS = [rules.self, 'https://study.example.com', 'http://127.0.0.1:3000', 'http://[::1]:3000'];

/** Where a browser on the site would go, after resolving the address as browsers do. */
const originOf = (target: string): string => new URL(target, rules.self).origin;

describe('safeTarget lets through', () => {
  test.each([
    '/',
    '/learn',
    '/learn?tab=1#top',
    '/learn?next=https://other.example//x',
    '/课程/学习?名=值',
    '/a/../b',
    '/@evil.example',
    '/https:evil.example',
    '/%2F%2Fevil.example',
    'https://www.example.com',
    'https://www.example.com/',
    'https://www.example.com/learn?a=b//c#d//e',
    'https://www.example.com?x=1',
    'https://www.example.com#x',
    'HTTPS://WWW.Example.COM/Learn',
    'https://www.example.com:443/learn',
    'https://study.example.com/j1',
    'http://127.0.0.1:3000/learn',
    'http://[::1]:3000/learn',
  ])('%s, as given', (target) => {
    expect(safeTarget(target, rules)).toBe(target);
  });
});

const TRICKS = [
  '',
  ' ',
  'learn',
  './learn',
  '../learn',
  '?a=b',
  '#top',
  '//evil.example',
  '///evil.example',
  '////www.example.com/',
  '//www.example.com',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/learn\\..\\..\\evil',
  '/learn?x=\\',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/learn//x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' https://www.example.com',
  'https://www.example.com ',
  '/learn\r\nSet-Cookie: a=b',
  '/learn\0',
  '/learn\u007f',
  '/learn\u0085',
  '/learn\u2028x',
  '/learn x',
  '/learn\u3000',
  '/learn\ufeff',
  '/learn\ud800',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'https:\\\\evil.example',
  'https://www.example.com\\.evil.example',
  'https://www.example.com@evil.example',
  'https://www.example.com:443@evil.example',
  'https://evil.example@www.example.com',
  'https://user:pw@www.example.com/',
  'https://www.example.com.evil.example',
  'https://evil.example/https://www.example.com',
  'https://evil.example?https://www.example.com',
  'https://evil.example#@www.example.com',
  'https://www.example.com%2eevil.example',
  'https://www.example.com%00.evil.example',
  'https://evil.www.example.com',
  'https://www.example.com./',
  'https://www.example.com:8443/',
  'https://www.example.com:/',
  'https://www.example.com:0443/',
  'https://www.example.com:80/',
  'http://www.example.com/',
  'http://www.example.com:443/',
  'http://127.0.0.1/',
  'http://127.0.0.1:30000/',
  'http://[::1]/',
  'https://www。example。com/',
  'https://www．example．com/',
  'https://ｗww.example.com/',
  'https://www.exаmple.com/',
  'https://www.example.com//evil.example',
  'https://www.example.com/..//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://www.example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://www.example.com/x',
  'file:///etc/passwd',
  'ftp://www.example.com/',
  'ws://www.example.com/',
  'weixin://dl/chat',
  'constructor',
  '__proto__',
];

describe('safeTarget refuses', () => {
  test.each(TRICKS)('%j', (target) => {
    expect(safeTarget(target, rules)).toBe('/');
  });

  test.each([undefined, null])('%s', (target) => {
    expect(safeTarget(target, rules)).toBe('/');
  });

  test('another port that begins like the default one', () => {
    expect(safeTarget('https://a.example:4430/x', { self: 'https://a.example0', allowed: [] })).toBe('/');
    expect(safeTarget('http://a.example:8000/x', { self: 'http://a.example00', allowed: [] })).toBe('/');
  });

  test('a list, as a doubled query parameter gives', () => {
    expect(safeTarget(['https://www.example.com'] as unknown as string, rules)).toBe('/');
  });

  test.each([
    '',
    '*',
    'https://',
    'https:///',
    'https://*',
    'https://a b',
    'javascript:',
    'https://u@evil.example',
    'null',
  ])('what a broken rule %j seems to allow', (broken) => {
    const open = { self: broken, allowed: [broken] };
    for (const target of [...TRICKS, broken, `${broken || 'https:'}//x`, 'https:///evil.example']) {
      expect(safeTarget(target, open)).toBe('/');
    }
  });
});

describe('safeTarget, any input', () => {
  const pieceArb = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\0',
      ' ',
      '。',
    ),
    fc.constantFrom(
      'https:',
      'http:',
      'HTTPS://',
      'https://',
      'javascript:',
      'data:',
      ':443',
      ':80',
      'learn',
    ),
    fc.constantFrom('www.example.com', 'study.example.com', 'evil.example', '127.0.0.1:3000', '[::1]:3000'),
  );
  const targetArb = fc.oneof(
    fc.array(pieceArb, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.constantFrom(...TRICKS), fc.string()).map(([trick, rest]) => trick + rest),
    fc
      .tuple(fc.constantFrom(...ORIGINS, '/'), fc.string({ unit: 'binary' }))
      .map(([origin, rest]) => origin + rest),
  );

  test.prop([targetArb], { numRuns: 2_000 })('never leaves the list, whoever resolves it', (target) => {
    const safe = safeTarget(target, rules);
    expect([target, '/']).toContain(safe);
    expect(ORIGINS).toContain(originOf(safe));
    // Some code takes the path out of an address and goes there: that must stay on the site too.
    expect(originOf(new URL(safe, rules.self).pathname)).toBe(rules.self);
    expect(new URL(safe, rules.self).username).toBe('');
  });

  test.prop([
    fc.constantFrom('', ...ORIGINS),
    fc.array(fc.stringMatching(/^[\w.~%-]+$/), { maxLength: 4 }),
    fc.webQueryParameters(),
  ])('keeps every plain address of a listed site', (origin, segments, query) => {
    const target = `${origin}/${segments.join('/')}?${query}`;
    expect(safeTarget(target, rules)).toBe(target);
  });

  test.prop([fc.webUrl()])('with nothing allowed but the site, other sites lead to /', (url) => {
    expect(safeTarget(url, { self: 'https://www.youkeda.invalid', allowed: [] })).toBe('/');
  });

  test('a site on plain HTTP with its default port', () => {
    const local = { self: 'http://localhost:80', allowed: [] };
    expect(safeTarget('http://localhost/x', local)).toBe('http://localhost/x');
    expect(safeTarget('http://localhost:80/x', local)).toBe('http://localhost:80/x');
    expect(safeTarget('https://localhost:80/x', local)).toBe('/');
  });
});
