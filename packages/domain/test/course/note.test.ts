import { expect, test } from 'vitest';
import { NOTE_TEXT_MAX, noteTextIssue } from '../../src/course/index.js';

test.each(['循环变量从 0 开始', ' a\n\tb ', 'a\r\nb', '😀'.repeat(NOTE_TEXT_MAX)])(
  'takes the note %j',
  (text) => {
    expect(noteTextIssue(text)).toBeUndefined();
  },
);

test.each([
  ['', '笔记必须填写'],
  [' \n ', '笔记必须填写'],
  ['\u200B', '笔记必须填写'],
  ['a\0b', '笔记不能包含控制字符'],
  ['\ud800', '笔记不能包含控制字符'],
  ['字'.repeat(NOTE_TEXT_MAX + 1), '笔记不能超过2000个字符'],
])('refuses the note %j', (text, message) => {
  expect(noteTextIssue(text)).toBe(message);
});
