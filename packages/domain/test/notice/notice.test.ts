import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  NOTICE_KIND_TITLES,
  NOTICE_KINDS,
  NOTICE_LINK_MAX,
  noticeLinkIssue,
  serviceEndOf,
} from '../../src/notice/index.js';
import { DAY_MS, shanghaiDay, shanghaiDaysBetween } from '../../src/shared/index.js';
import { endOf, noon } from '../follow-up/samples.js';

test('each kind of notice has a title', () => {
  expect(Object.keys(NOTICE_KIND_TITLES).toSorted()).toEqual(NOTICE_KINDS.toSorted());
});

describe('noticeLinkIssue', () => {
  test.each(['/', '/learn/access', '/shopmall/order/o-1?from=notice#top', '/学习'])(
    '%s leads inside',
    (link) => {
      expect(noticeLinkIssue(link)).toBeUndefined();
    },
  );

  test.each([
    '',
    'learn',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a//b',
    '/a b',
    '/a\n',
  ])('%j does not', (link) => {
    expect(noticeLinkIssue(link)).toBe('链接只能是平台里的地址，以 / 开头');
  });

  test('is of a certain length', () => {
    expect(noticeLinkIssue(`/${'a'.repeat(NOTICE_LINK_MAX - 1)}`)).toBeUndefined();
    expect(noticeLinkIssue(`/${'a'.repeat(NOTICE_LINK_MAX)}`)).toBe('链接不能超过200个字符');
  });
});

describe('serviceEndOf', () => {
  const end = endOf('2025-12-31');
  test.each([
    ['2025-11-30', undefined],
    ['2025-12-01', { step: 30, days: 30, on: '2025-12-31' }],
    ['2025-12-23', { step: 30, days: 8, on: '2025-12-31' }],
    ['2025-12-24', { step: 7, days: 7, on: '2025-12-31' }],
    ['2025-12-31', { step: 7, days: 0, on: '2025-12-31' }],
    ['2026-01-01', undefined],
  ])('on %s', (day, told) => {
    expect(serviceEndOf(end, noon(day))).toEqual(told);
  });

  test('the last millisecond is still in time, the next one is not', () => {
    expect(serviceEndOf(end, end)).toEqual({ step: 7, days: 0, on: '2025-12-31' });
    expect(serviceEndOf(end, end + 1)).toBeUndefined();
  });

  test.prop([fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -5 * DAY_MS, max: 60 * DAY_MS })])(
    'tells the day and how many are left, only before it is over',
    (now, left) => {
      const until = now + left;
      const told = serviceEndOf(until, now);
      const days = shanghaiDaysBetween(now, until);
      expect(told !== undefined).toBe(left >= 0 && days <= 30);
      if (told) expect(told).toEqual({ step: days <= 7 ? 7 : 30, days, on: shanghaiDay(until) });
    },
  );
});
