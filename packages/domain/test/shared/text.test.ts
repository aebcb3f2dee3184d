import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  hasControl,
  lineIssue,
  linesIssue,
  longTextIssue,
  plainTextIssue,
  withLineFeeds,
} from '../../src/shared/index.js';

describe('hasControl', () => {
  test.each([
    ['', false],
    ['学习 Python 😀', false],
    ['a\tb', true],
    ['a\nb', true],
    ['a\0b', true],
    ['a\u0085b', true],
    ['\uD83D', true],
  ])('%j: %s', (text, has) => {
    expect(hasControl(text)).toBe(has);
  });
});

describe('withLineFeeds', () => {
  test.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['\r\r\n', '\n\n'],
  ])('%j', (text, stored) => {
    expect(withLineFeeds(text)).toBe(stored);
  });

  test.prop([fc.string({ unit: 'binary' })])('leaves nothing to change', (text) => {
    const stored = withLineFeeds(text);
    expect(stored).not.toContain('\r');
    expect(withLineFeeds(stored)).toBe(stored);
  });
});

describe('linesIssue', () => {
  test.each([
    ['', undefined],
    [' \n\t', undefined],
    [`${'字'.repeat(9)}\r\n`, undefined],
    ['😀'.repeat(10), undefined],
    ['字'.repeat(11), '说明不能超过10个字符'],
    ['a\0', '说明不能包含控制字符'],
    ['a\uDC00', '说明不能包含控制字符'],
  ])('%j: %s', (text, message) => {
    expect(linesIssue('说明', text, 10)).toBe(message);
  });
});

describe('longTextIssue', () => {
  test.each([
    ['第一行\n\t第二行\r\n', undefined],
    ['😀😀😀😀😀😀😀😀😀😀', undefined],
    [`${'字'.repeat(9)}\r\n`, undefined],
    ['字'.repeat(11), '说明不能超过10个字符'],
    ['', '说明必须填写'],
    [' \u200B\n', '说明必须填写'],
    ['a\0', '说明不能包含控制字符'],
    ['a\uDC00', '说明不能包含控制字符'],
  ])('%j: %s', (text, message) => {
    expect(longTextIssue('说明', text, 10)).toBe(message);
  });
});

/** Embeddings, overrides and isolates, with what ends them. */
const DIRECTION = [...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];
/** Emoji of several, joined; a mark that says how a sign is shown; a word in Persian, with its own joiner. */
const HARMLESS = ['👩‍👩‍👧', '❤️', 'می‌خواهم', 'עברית 12', '1️⃣'];

describe('lineIssue', () => {
  test.each(['', ' ', '学习 Python 😀', ...HARMLESS])('%j is a line', (text) => {
    expect(lineIssue('说明', text)).toBeUndefined();
  });

  test.each(['\n', '\r', '\t', '\0', '\u0085', '\u2028', '\u2029', '\uD83D'])(
    '%j ends a line, or breaks it',
    (one) => {
      expect(lineIssue('说明', `a${one}b`)).toBe('说明不能包含控制字符');
    },
  );

  test.each(DIRECTION)('%j turns what follows', (one) => {
    expect(lineIssue('说明', `${one}admin`)).toBe('说明不能包含文字方向控制符');
  });
});

describe('plainTextIssue', () => {
  test.each(['第一行\n\t第二行\r\n', 'a\u2028b', ...HARMLESS])('%j is a text of several lines', (text) => {
    expect(plainTextIssue('说明', text, 14)).toBeUndefined();
  });

  test.each(DIRECTION)('%j turns what follows', (one) => {
    expect(plainTextIssue('说明', `第一行\n${one}admin`, 14)).toBe('说明不能包含文字方向控制符');
  });

  test.prop([fc.string({ unit: 'binary' }), fc.nat({ max: 9 })])(
    'has the other rules of a long text',
    (text, max) => {
      const upright = text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '');
      expect(plainTextIssue('说明', upright, max)).toBe(longTextIssue('说明', upright, max));
    },
  );
});
