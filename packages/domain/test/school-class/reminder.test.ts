import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  EVENT_REMINDER_LATE_MS,
  EVENT_REMINDER_MS,
  lastEndOf,
  nextReminder,
  occurrencesOf,
  type EventTimes,
} from '../../src/school-class/index.js';
import { DAY_MS } from '../../src/shared/index.js';
import { dayAfter } from './samples.js';

const HOUR = 3_600_000;
const WEEK = 7 * DAY_MS;
/** 2026-03-02, a Monday, 19:30 in Shanghai. */
const MONDAY = Date.UTC(2026, 2, 2, 11, 30);

const lesson = {
  kind: 'live',
  startsAt: MONDAY,
  endsAt: MONDAY + 2 * HOUR,
  repeatsUntil: null,
  changes: [],
} as const;

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

  test('a single time that was moved is told by when it is, one that does not take place is not', () => {
    const weekly = { ...lesson, repeatsUntil: '2026-03-16' };
    const to = { startsAt: MONDAY + WEEK + HOUR, endsAt: MONDAY + WEEK + 2 * HOUR };
    const moved = { ...weekly, changes: [{ of: MONDAY + WEEK, to }] };
    expect(nextReminder(moved, MONDAY + 1)).toEqual({ at: to.startsAt - HOUR, startsAt: to.startsAt });
    expect(nextReminder(moved, to.startsAt + 1)?.startsAt).toBe(MONDAY + 2 * WEEK);
    const left = { ...weekly, changes: [{ of: MONDAY + WEEK, to: null }] };
    expect(nextReminder(left, MONDAY + 1)?.startsAt).toBe(MONDAY + 2 * WEEK);
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
    const weekly = { ...lesson, repeatsUntil: '2026-03-09' };
    const at = (to: EventTimes | null) => lastEndOf({ ...weekly, changes: [{ of: MONDAY + WEEK, to }] });
    expect(at(null)).toBe(MONDAY + WEEK + 2 * HOUR);
    expect(at({ startsAt: MONDAY + 2 * WEEK, endsAt: null })).toBe(MONDAY + 2 * WEEK);
    expect(at({ startsAt: MONDAY + 2 * WEEK, endsAt: MONDAY + 3 * WEEK })).toBe(MONDAY + 3 * WEEK);
    expect(at({ startsAt: MONDAY, endsAt: MONDAY + 1 })).toBe(MONDAY + WEEK + 2 * HOUR);
  });

  test.prop([fc.integer({ min: 0, max: 366 }), fc.option(fc.integer({ min: 1, max: 24 * HOUR }))])(
    'no time ends later, and one ends then',
    (repeated, length) => {
      const endsAt = length === null ? null : MONDAY + length;
      const event = { startsAt: MONDAY, endsAt, repeatsUntil: dayAfter('2026-03-02', repeated), changes: [] };
      const last = occurrencesOf(event, 0, Infinity).at(-1);
      expect(lastEndOf(event)).toBe(last?.endsAt ?? last?.startsAt);
    },
  );
});
