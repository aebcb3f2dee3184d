import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SMS_PART_MAX, SMS_SINGLE_MAX, smsLimitIssue, smsSegments } from '../../src/notice/index.js';

describe('smsSegments', () => {
  test.each([
    [0, 1],
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [201, 3],
    [202, 4],
  ])('%i code units are %i', (length, segments) => {
    expect(smsSegments('信'.repeat(length))).toBe(segments);
  });

  test('an emoji counts twice, as carriers count it', () => {
    expect(smsSegments('😀'.repeat(35))).toBe(1);
    expect(smsSegments('😀'.repeat(36))).toBe(2);
  });

  test.prop([fc.nat(2_000)])('as few as the text fits in', (length) => {
    const segments = smsSegments('x'.repeat(length));
    if (segments === 1) expect(length).toBeLessThanOrEqual(SMS_SINGLE_MAX);
    else {
      expect(length).toBeLessThanOrEqual(segments * SMS_PART_MAX);
      expect(length).toBeGreaterThan(Math.max(SMS_SINGLE_MAX, (segments - 1) * SMS_PART_MAX));
    }
  });
});

describe('smsLimitIssue', () => {
  const limits = { dailyMessages: 100, dailyCents: 1_000 };
  const used = { messages: 90, cents: 900 };

  test('exactly the limit passes, and one more of either does not', () => {
    expect(smsLimitIssue(used, { messages: 10, cents: 100 }, limits)).toBeUndefined();
    expect(smsLimitIssue(used, { messages: 11, cents: 0 }, limits)).toBe(
      '短信每天最多发给 100 人，你今天还能发给 10 人',
    );
    expect(smsLimitIssue(used, { messages: 1, cents: 101 }, limits)).toBe('超过了你每天的短信费用上限');
  });

  test('a limit that was lowered since leaves nothing, not less', () => {
    expect(smsLimitIssue({ messages: 200, cents: 0 }, { messages: 1, cents: 0 }, limits)).toContain(
      '还能发给 0 人',
    );
  });
});
