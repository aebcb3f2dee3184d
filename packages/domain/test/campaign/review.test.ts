import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CHECK_IN_COMMENT_MAX,
  CHECK_IN_MARK_TITLES,
  CHECK_IN_MARKS,
  checkInCommentIssue,
  checkInText,
} from '../../src/campaign/index.js';

describe('a comment on an entry', () => {
  test('is a text that says something, and not too long', () => {
    expect(checkInCommentIssue('写得很清楚')).toBeUndefined();
    expect(checkInCommentIssue(' \n ')).toBe('点评必须填写');
    expect(checkInCommentIssue('好'.repeat(CHECK_IN_COMMENT_MAX))).toBeUndefined();
    expect(checkInCommentIssue('好'.repeat(CHECK_IN_COMMENT_MAX + 1))).toBe('点评不能超过500个字符');
    expect(checkInCommentIssue('好\0')).toBeDefined();
  });

  test.prop([fc.string({ unit: 'binary' })])('is judged as it is stored', (text) => {
    const stored = checkInText(text);
    expect(checkInCommentIssue(stored)).toBe(checkInCommentIssue(text));
  });
});

test('every mark has a title of its own, nothing comes first', () => {
  expect(CHECK_IN_MARKS[0]).toBe('none');
  expect(new Set(CHECK_IN_MARKS.map((mark) => CHECK_IN_MARK_TITLES[mark])).size).toBe(CHECK_IN_MARKS.length);
});
