import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hasControl, linesIssue, longTextIssue, withLineFeeds } from '../../src/shared/index.js';

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
