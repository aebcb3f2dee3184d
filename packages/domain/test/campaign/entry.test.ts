import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CHECK_IN_PICTURES_MAX,
  CHECK_IN_TEXT_MAX,
  checkInPicturesIssue,
  checkInText,
  checkInTextIssue,
  checkInTextLength,
} from '../../src/campaign/index.js';

const MISSING = '打卡内容必须填写';
const CONTROL = '打卡内容不能包含控制字符';
const TOO_LONG = '打卡内容不能超过500个字符';

describe('checkInTextIssue', () => {
  test.each([
    ['学了循环', undefined],
    [' 学了循环\n\n明天学函数 ', undefined],
    ['学了循环\r\n明天学函数', undefined],
    ['学\t习', undefined],
    ['👨‍👩‍👧 一起学', undefined],
    ['', MISSING],
    [' \n\t ', MISSING],
    ['\u200B\u2060', MISSING],
    ['学\0习', CONTROL],
    ['学\u0085习', CONTROL],
    ['学\uD83D', CONTROL],
    ['字'.repeat(CHECK_IN_TEXT_MAX), undefined],
    ['😀'.repeat(CHECK_IN_TEXT_MAX), undefined],
    [` ${'字'.repeat(CHECK_IN_TEXT_MAX)}\n`, undefined],
    ['字'.repeat(CHECK_IN_TEXT_MAX + 1), TOO_LONG],
    ['😀'.repeat(CHECK_IN_TEXT_MAX + 1), TOO_LONG],
  ])('%j: %s', (text, message) => {
    expect(checkInTextIssue(text)).toBe(message);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })])('judges a text as it is stored', (text) => {
    const stored = checkInText(text);
    expect(checkInText(stored)).toBe(stored);
    expect(checkInTextIssue(stored)).toBe(checkInTextIssue(text));
    if (checkInTextIssue(text) === undefined) expect(stored).not.toContain('\r');
  });
});

describe('checkInTextLength', () => {
  test.each([
    ['', 0],
    ['  学习 ', 2],
    ['😀', 1],
    ['a\r\nb', 3],
  ])('%j: %d', (text, length) => {
    expect(checkInTextLength(text)).toBe(length);
  });
});

describe('checkInPicturesIssue', () => {
  test('nine pictures pass', () => {
    expect(checkInPicturesIssue(0)).toBeUndefined();
    expect(checkInPicturesIssue(CHECK_IN_PICTURES_MAX)).toBeUndefined();
    expect(checkInPicturesIssue(CHECK_IN_PICTURES_MAX + 1)).toBe('图片不能超过9张');
  });
});
