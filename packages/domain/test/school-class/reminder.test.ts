import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  EVENT_REMINDER_LATE_MS,
  EVENT_REMINDER_MS,
  lastEndOf,
  nextReminder,
  occurrencesOf,
} from '../../src/school-class/index.js';
import { DAY_MS } from '../../src/shared/index.js';
import { dayAfter } from './samples.js';

const HOUR = 3_600_000;
const WEEK = 7 * DAY_MS;
/** 2026-03-02, a Monday, 19:30 in Shanghai. */
const MONDAY = Date.UTC(2026, 2, 2, 11, 30);

const lesson = { kind: 'live', startsAt: MONDAY, endsAt: MONDAY + 2 * HOUR, repeatsUntil: null } as const;

describe('nextReminder', () => {
  test('a live lesson is told an hour before, a deadline a day, a reminder when it is', () => {
    expect(EVENT_REMINDER_MS).toEqual({ live: HOUR, deadline: DAY_MS, reminder: 0 });
    expect(EVENT_REMINDER_LATE_MS).toBe(HOUR / 4);
    for (const kind of ['live', 'deadline', 'reminder'] as const)
      expect(nextReminder({ ...lesson, kind }, 0)).toEqual({
        at: MONDAY - EVENT_REMINDER_MS[kind],
        startsAt: MONDAY,
      });
  });

  test('what has begun is not told, what begins right then is', () => {
    expect(nextReminder(lesson, MONDAY)?.startsAt).toBe(MONDAY);
    expect(nextReminder(lesson, MONDAY + 1)).toBeUndefined();
    const weekly = { ...lesson, repeatsUntil: '2026-03-16' };
    expect(nextReminder(weekly, MONDAY + 1)?.startsAt).toBe(MONDAY + WEEK);
    expect(nextReminder(weekly, MONDAY + 2 * WEEK)?.startsAt).toBe(MONDAY + 2 * WEEK);
    expect(nextReminder(weekly, MONDAY + 2 * WEEK + 1)).toBeUndefined();
  });

  test.prop([fc.integer({ min: 0, max: 60 }), fc.integer({ min: -2 * WEEK, max: 10 * WEEK })])(
    'going from one to the next meets every time once',
    (repeated, start) => {
      const event = { ...lesson, repeatsUntil: dayAfter('2026-03-02', repeated) };
      const met: number[] = [];
      let next = nextReminder(event, MONDAY + start);
      while (next !== undefined) {
        met.push(next.startsAt);
        next = nextReminder(event, next.startsAt + 1);
      }
      const all = occurrencesOf(event, MONDAY + start, Infinity).map(({ startsAt }) => startsAt);
      expect(met).toEqual(all.filter((at) => at >= MONDAY + start));
    },
  );
});

describe('lastEndOf', () => {
  test('is the end of the last time, or the time itself', () => {
    expect(lastEndOf(lesson)).toBe(MONDAY + 2 * HOUR);
    expect(lastEndOf({ ...lesson, endsAt: null })).toBe(MONDAY);
    expect(lastEndOf({ ...lesson, repeatsUntil: '2026-03-08' })).toBe(MONDAY + 2 * HOUR);
    expect(lastEndOf({ ...lesson, repeatsUntil: '2026-03-09' })).toBe(MONDAY + WEEK + 2 * HOUR);
    expect(lastEndOf({ ...lesson, repeatsUntil: '2026-03-01' })).toBe(MONDAY + 2 * HOUR);
  });

  test.prop([fc.integer({ min: 0, max: 366 }), fc.option(fc.integer({ min: 1, max: 24 * HOUR }))])(
    'no time ends later, and one ends then',
    (repeated, length) => {
      const endsAt = length === null ? null : MONDAY + length;
      const event = { startsAt: MONDAY, endsAt, repeatsUntil: dayAfter('2026-03-02', repeated) };
      const last = occurrencesOf(event, 0, Infinity).at(-1);
      expect(lastEndOf(event)).toBe(last?.endsAt ?? last?.startsAt);
    },
  );
});
