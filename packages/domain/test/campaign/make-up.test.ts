import { describe, expect, test } from 'vitest';
import {
  MAKE_UP_REASON_MAX,
  makeUpDayIssue,
  makeUpReason,
  makeUpReasonIssue,
} from '../../src/campaign/index.js';

const period = { firstDay: '2025-07-11', lastDay: '2025-08-18' };

describe('makeUpReasonIssue', () => {
  test('asks for one line of at most so many letters', () => {
    expect(makeUpReasonIssue(' 生病，家长请过假 ')).toBeUndefined();
    expect(makeUpReason(' 生病 ')).toBe('生病');
    expect(makeUpReasonIssue('  ')).toBe('补卡原因必须填写');
    expect(makeUpReasonIssue(` ${'😀'.repeat(MAKE_UP_REASON_MAX)} `)).toBeUndefined();
    expect(makeUpReasonIssue('病'.repeat(MAKE_UP_REASON_MAX + 1))).toBe('补卡原因不能超过100个字符');
    expect(makeUpReasonIssue('两\n行')).toMatch(/补卡原因/);
  });
});

describe('makeUpDayIssue', () => {
  test('takes the days of the campaign until today', () => {
    const issue = (day: string, today = '2025-07-20') => makeUpDayIssue(day, period, today);
    expect([issue('2025-07-11'), issue('2025-07-20'), issue('2025-08-18', '2025-12-01')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(issue('2025-07-21')).toBe('这一天还没有到');
    expect([issue('2025-07-10'), issue('2025-08-19', '2025-12-01')]).toEqual([
      '这一天不在活动期间',
      '这一天不在活动期间',
    ]);
    expect(issue('2025-02-30')).toMatch(/真实日期/);
  });
});
