import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CLASS_EVENT_TITLES,
  classEventIssues,
  EVENT_HOURS_MAX,
  EVENT_LINK_MAX,
  EVENT_PLACE_MAX,
  EVENT_REPEAT_DAYS_MAX,
  EVENT_TITLE_MAX,
  occurrencesOf,
  type ClassEventSetting,
} from '../../src/school-class/index.js';
import { DAY_MS, shanghaiDay } from '../../src/shared/index.js';
import { dayAfter } from './samples.js';

const HOUR = 3_600_000;
const WEEK = 7 * DAY_MS;
/** 2026-03-02, a Monday, 19:30 in Shanghai. */
const MONDAY = Date.UTC(2026, 2, 2, 11, 30);

const lesson = (over: Partial<ClassEventSetting> = {}): ClassEventSetting => ({
  kind: 'live',
  title: '第一次直播',
  startsAt: MONDAY,
  endsAt: MONDAY + 2 * HOUR,
  repeatsUntil: null,
  place: '线上',
  link: 'https://live.example.com/a?b=1#c',
  ...over,
});

const told = (over: Partial<ClassEventSetting>) =>
  classEventIssues(lesson(over)).map(({ field, message }) => `${field} ${message}`);

describe('classEventIssues', () => {
  test('finds nothing wrong with an event', () => {
    expect(told({})).toEqual([]);
    expect(told({ place: '', link: '', kind: 'reminder', endsAt: null, repeatsUntil: '2026-03-02' })).toEqual(
      [],
    );
    expect(told({ endsAt: MONDAY + EVENT_HOURS_MAX * HOUR, link: 'https://live.example.com' })).toEqual([]);
    expect(told({ repeatsUntil: dayAfter('2026-03-02', EVENT_REPEAT_DAYS_MAX) })).toEqual([]);
    expect(CLASS_EVENT_TITLES).toEqual({ live: '直播课', deadline: '截止', reminder: '提醒' });
  });

  test.each([
    [{ title: '' }, ['title 标题必须填写']],
    [{ title: 'x'.repeat(EVENT_TITLE_MAX + 1) }, [`title 标题不能超过${EVENT_TITLE_MAX}个字符`]],
    [{ place: 'x'.repeat(EVENT_PLACE_MAX + 1) }, [`place 地点不能超过${EVENT_PLACE_MAX}个字符`]],
    [{ startsAt: Number.NaN, endsAt: null, kind: 'deadline' }, ['startsAt 开始时间不正确']],
    [{ startsAt: 0, endsAt: null, kind: 'deadline' }, ['startsAt 开始时间不正确']],
    [{ startsAt: Date.UTC(2100, 0, 1), endsAt: null, kind: 'deadline' }, ['startsAt 开始时间不正确']],
    [{ endsAt: null }, ['endsAt 直播课要写结束时间']],
    [{ endsAt: MONDAY }, ['endsAt 结束时间要晚于开始时间']],
    [{ endsAt: 1.5 }, ['endsAt 结束时间要晚于开始时间']],
    [{ endsAt: MONDAY + EVENT_HOURS_MAX * HOUR + 1 }, [`endsAt 一次最长 ${EVENT_HOURS_MAX} 小时`]],
    [{ repeatsUntil: '2026-03-01' }, ['repeatsUntil 重复的最后一天不能早于开始的那天']],
    [{ repeatsUntil: '2026-02-30' }, ['repeatsUntil 重复的最后一天不正确']],
    [{ repeatsUntil: '2027-03-04' }, [`repeatsUntil 最多重复 ${EVENT_REPEAT_DAYS_MAX} 天`]],
    [{ link: 'http://live.example.com' }, ['link 链接要以 https:// 开头']],
    [{ link: 'https://a b' }, ['link 链接要以 https:// 开头']],
    [{ link: 'https://who@evil.example.com/' }, ['link 链接要以 https:// 开头']],
    [{ link: 'x https://a.b/' }, ['link 链接要以 https:// 开头']],
    [{ link: 'javascript:alert(1)' }, ['link 链接要以 https:// 开头']],
    [{ link: `https://a.b/${'x'.repeat(EVENT_LINK_MAX)}` }, [`link 链接不能超过${EVENT_LINK_MAX}个字符`]],
  ] as const)('%j: %j', (over, messages) => {
    expect(told(over)).toEqual(messages);
  });

  test.prop([fc.double(), fc.option(fc.double()), fc.option(fc.string()), fc.string(), fc.string()])(
    'never throws',
    (startsAt, endsAt, repeatsUntil, title, link) => {
      expect(() => told({ startsAt, endsAt, repeatsUntil, title, link })).not.toThrow();
    },
  );
});

describe('occurrencesOf', () => {
  const weekly = lesson({ repeatsUntil: '2026-03-16' });
  const startsOf = (from: number, below: number) =>
    occurrencesOf(weekly, from, below).map(({ startsAt }) => startsAt);

  test('each week until a day that is included, at the same hour', () => {
    expect(occurrencesOf(weekly, MONDAY - DAY_MS, MONDAY + 9 * WEEK)).toEqual(
      [0, 1, 2].map((week) => ({
        startsAt: MONDAY + week * WEEK,
        endsAt: MONDAY + week * WEEK + 2 * HOUR,
      })),
    );
    expect(occurrencesOf(lesson(), 0, Infinity)).toEqual([{ startsAt: MONDAY, endsAt: MONDAY + 2 * HOUR }]);
  });

  test('what runs when the span begins is in it, what is over or begins as it ends is not', () => {
    expect(startsOf(MONDAY + HOUR, MONDAY + WEEK)).toEqual([MONDAY]);
    expect(startsOf(MONDAY + 2 * HOUR, MONDAY + WEEK)).toEqual([]);
    expect(startsOf(MONDAY + WEEK, MONDAY + WEEK + 1)).toEqual([MONDAY + WEEK]);
    const moment = { startsAt: MONDAY, endsAt: null, repeatsUntil: null };
    expect(occurrencesOf(moment, MONDAY, MONDAY + 1)).toEqual([{ startsAt: MONDAY, endsAt: null }]);
    expect(occurrencesOf(moment, MONDAY + 1, MONDAY + 2)).toEqual([]);
    expect(occurrencesOf(moment, MONDAY - 1, MONDAY)).toEqual([]);
  });

  test.prop([
    fc.integer({ min: -60, max: 60 }),
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 50 }),
  ])('are those of all times that lie in the span', (start, length, repeated) => {
    const event = lesson({ repeatsUntil: dayAfter('2026-03-02', repeated) });
    const [from, below] = [MONDAY + start * DAY_MS, MONDAY + (start + length) * DAY_MS];
    const all = Array.from({ length: 60 }, (_, week) => MONDAY + week * WEEK).filter(
      (at) => shanghaiDay(at) <= dayAfter('2026-03-02', repeated),
    );
    const expected = all.filter((at) => at < below && at + 2 * HOUR > from);
    expect(occurrencesOf(event, from, below).map(({ startsAt }) => startsAt)).toEqual(expected);
  });
});
