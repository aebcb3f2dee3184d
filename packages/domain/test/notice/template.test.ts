import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  filledText,
  lackingOf,
  MESSAGE_TEXT_MAX,
  placeholdersOf,
  PLACEHOLDERS,
  templateIssue,
  wrongPlaces,
  type PlaceholderValues,
} from '../../src/notice/index.js';

const MING: PlaceholderValues = { 姓名: '小明', 班主任: '陈静', 课程: null, 服务到期: '' };
const issue = (text: string): string | undefined => templateIssue('正文', text, MESSAGE_TEXT_MAX);

describe('places of a text', () => {
  test('are filled in, with nothing where there is nothing', () => {
    expect(filledText('{姓名}你好，{姓名}的{课程}由{班主任}负责', MING)).toBe('小明你好，小明的由陈静负责');
    expect(filledText('{姓名', MING)).toBe('{姓名');
    expect(filledText('{电话}', MING)).toBe('{电话}');
  });

  test('that a receiver lacks are told, once each', () => {
    expect(lackingOf('{服务到期}{姓名}{课程}{课程}', MING)).toEqual(['课程', '服务到期']);
    expect(lackingOf('没有占位符', MING)).toEqual([]);
    expect(placeholdersOf('{课程}{姓名}{课程}{x}')).toEqual(['姓名', '课程']);
  });

  test.each([
    ['{电话}', [{ text: '{电话}', at: 1 }]],
    ['😀你好{ 姓名}', [{ text: '{ 姓名}', at: 4 }]],
    ['{}', [{ text: '{}', at: 1 }]],
    ['{姓名}}', [{ text: '}', at: 5 }]],
    ['{{姓名}', [{ text: '{', at: 1 }]],
    [
      'a}b{电话}c{',
      [
        { text: '}', at: 2 },
        { text: '{电话}', at: 4 },
        { text: '{', at: 9 },
      ],
    ],
    ['{姓名}，{班主任}', []],
  ])('%s that are none are found where they stand', (text, wrong) => {
    expect(wrongPlaces(text)).toEqual(wrong);
  });

  test('are checked when a text is kept', () => {
    expect(issue('{姓名}你好')).toBeUndefined();
    expect(issue('你好{电话}')).toBe(
      '正文第 3 个字的「{电话}」不是占位符，可以用的是{姓名}、{班主任}、{课程}、{服务到期}',
    );
    expect(issue('一\r\n{电话}')).toContain('第 3 个字');
    expect(issue(' ')).toBe('正文必须填写');
    expect(issue('长'.repeat(MESSAGE_TEXT_MAX))).toBeUndefined();
    expect(issue('长'.repeat(MESSAGE_TEXT_MAX + 1))).toBe('正文不能超过500个字符');
  });

  const value = fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('{姓名}', '{课程}', '$&'));
  const values = fc.record({ 姓名: value, 班主任: value, 课程: value, 服务到期: value });
  const part = fc.oneof(
    fc.string().filter((text) => !/[{}]/.test(text)),
    fc.constantFrom(...PLACEHOLDERS).map((name) => `{${name}}`),
  );

  test.prop([fc.array(part), values])('are filled in one by one, whatever stands for them', (parts, his) => {
    const text = parts.join('');
    const filled = parts.map((one) => {
      const name = PLACEHOLDERS.find((known) => `{${known}}` === one);
      return name === undefined ? one : (his[name] ?? '');
    });
    expect(filledText(text, his)).toBe(filled.join(''));
    expect(wrongPlaces(text)).toEqual([]);
    const used = PLACEHOLDERS.filter((name) => parts.includes(`{${name}}`));
    expect(placeholdersOf(text)).toEqual(used);
    expect(lackingOf(text, his)).toEqual(used.filter((name) => !his[name]));
  });

  test.prop([fc.string({ unit: fc.constantFrom('{', '}', '姓', '名', '😀', '姓名') })])(
    'are each either known or wrong, and nothing else has braces',
    (text) => {
      const wrong = wrongPlaces(text);
      const points = [...text];
      for (const { text: said, at } of wrong)
        expect(points.slice(at - 1, at - 1 + [...said].length).join('')).toBe(said);
      const empty = { 姓名: '', 班主任: '', 课程: '', 服务到期: '' };
      const braces = (some: string): number => some.replaceAll(/[^{}]/g, '').length;
      expect(braces(filledText(text, empty))).toBe(braces(wrong.map((one) => one.text).join('')));
    },
  );
});
