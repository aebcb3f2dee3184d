import { composeDashboard, type DashboardInput } from '@ykd/application/learn';
import { sampleOrder } from '@ykd/application/testing';
import { COURSE_CATALOGUE } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { happenings } from '../src/features/learn/happenings';
import { whenInWords } from '../src/components/when';

/** 2026-01-15, 10:00 in Shanghai. */
const NOW = Date.UTC(2026, 0, 15, 2);

type Order = DashboardInput['orders'][number];
const order = (id: string, startedDaysAgo: number, valid: number, service: number): Order => ({
  ...sampleOrder(id, {
    productName: `订单 ${id}`,
    userId: 'u',
    amount: 50_000,
    gmtCreated: NOW - startedDaysAgo * DAY_MS,
    gmtModified: NOW,
  }),
  validDateDayNum: valid,
  serviceDateDayNum: service,
});

type Studied = DashboardInput['records'][number];
const studied = (courseId: string, daysAgo: number): Studied => ({
  _id: courseId,
  userId: 'u',
  courseId,
  lastOutlineNum: 0,
  lastSectionNum: 0,
  lastBodyNum: 0,
  progress: 5,
  outlines: [],
  gmtCreated: NOW - daysAgo * DAY_MS,
  gmtModified: NOW - daysAgo * DAY_MS,
});

const SHELF = {
  online: COURSE_CATALOGUE.map(({ courseId }) => ({ courseId, chapters: 1, lessons: 5 })),
  sold: [],
};

const now = (orders: readonly Order[], records: readonly Studied[] = []) =>
  happenings(composeDashboard({ shelf: SHELF, orders, records, last: records[0] ?? null, now: NOW }), NOW);

describe('what is happening now', () => {
  it('says that a refund waits', () => {
    const [first] = now([{ ...order('o1', 10, 30, 0), status: 'TRADE_REFUNDING' }]);
    expect(first?.text).toContain('正在退款');
  });

  it('is nothing for a new student', () => {
    expect(now([])).toEqual([]);
  });

  it('is an end that comes within 30 days, to the day', () => {
    const texts = (orders: readonly Order[]) => now(orders).map(({ text }) => text);
    expect(texts([order('1', 0, 31, 0)])).toEqual([]);
    expect(texts([order('1', 0, 30, 0)])).toEqual(['《订单 1》的有效期还剩 30 天，2026-02-14 结束']);
    expect(texts([order('1', 30, 30, 0)])).toEqual(['《订单 1》的有效期今天结束']);
    expect(texts([order('1', 31, 30, 0)])).toEqual([]);
  });

  it('is the end of the class teacher’s service: the last one of all orders', () => {
    expect(now([order('1', 80, 365, 90)])).toEqual([
      { id: 'service', text: '班主任服务期还剩 10 天，2026-01-25 结束', tone: 'urgent' },
    ]);
    expect(now([order('1', 80, 365, 90), order('2', 80, 365, 180)])).toEqual([]);
  });

  it('is how the learning goes', () => {
    expect(now([], [studied('py1test', 1), studied('j1test', 6)])).toMatchObject([
      { text: '最近 7 天学习了 2 门课程', tone: 'quiet' },
    ]);
    expect(now([], [studied('py1test', 7)])).toMatchObject([{ id: 'idle' }]);
  });
});

describe('days in words', () => {
  it.each([
    [0, '今天'],
    [1, '昨天'],
    [2, '2 天前'],
    [29, '29 天前'],
    [30, '2025-12-16'],
    [-1, '今天'],
  ])('%i days ago', (days, words) => {
    expect(whenInWords(NOW - days * DAY_MS, NOW)).toBe(words);
  });

  it('count calendar days in Shanghai, not hours', () => {
    const lateYesterday = Date.UTC(2026, 0, 14, 15, 59);
    expect(whenInWords(lateYesterday, NOW)).toBe('昨天');
  });
});
