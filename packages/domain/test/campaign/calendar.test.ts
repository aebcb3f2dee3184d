import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ACTIVITY_PERIODS, checkInCalendar, isWindowOpen } from '../../src/campaign/index.js';
import { dayIndexOf, dayOfIndex, shanghaiDay, startOfShanghaiDay } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const SUMMER = ACTIVITY_PERIODS['2025_summer_arena'];
const FIRST = dayIndexOf('2024-01-01');
const anyDay = fc.integer({ min: 0, max: 800 }).map((day) => dayOfIndex(FIRST + day));
const anyWindow = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 100 }))
  .map(([firstDay, length]) => ({ firstDay, lastDay: dayOfIndex(dayIndexOf(firstDay) + length) }));

describe('checkInCalendar', () => {
  test('shows whole months, each day once, in weeks from Monday', () => {
    const months = checkInCalendar(SUMMER, ['2025-07-12'], '2025-07-14');
    expect(months.map(({ month, offset, days }) => [month, offset, days.length])).toEqual([
      ['2025-07', 1, 31],
      ['2025-08', 4, 31],
    ]);
    const july = months[0]!.days;
    expect(july.slice(9, 16).map(({ state }) => state)).toEqual([
      'outside',
      'missed',
      'checked',
      'missed',
      'due',
      'ahead',
      'ahead',
    ]);
    expect(july.filter(({ isToday }) => isToday)).toEqual([
      { day: '2025-07-14', state: 'due', isToday: true },
    ]);
    expect(months[1]!.days.slice(17, 19).map(({ state }) => state)).toEqual(['ahead', 'outside']);
  });

  test('knows leap days and years, and days before 1970', () => {
    const winter = checkInCalendar({ firstDay: '2023-12-31', lastDay: '2024-02-29' }, [], '2024-03-01');
    expect(winter.map(({ month, offset, days }) => [month, offset, days.length])).toEqual([
      ['2023-12', 4, 31],
      ['2024-01', 0, 31],
      ['2024-02', 3, 29],
    ]);
    const old = checkInCalendar({ firstDay: '1969-12-01', lastDay: '1969-12-02' }, [], '1969-12-01');
    expect(old[0]!.offset).toBe(0);
  });

  test('today is marked with its entry, and outside of the campaign', () => {
    const at = (today: string) =>
      checkInCalendar(SUMMER, ['2025-07-14'], today)
        .flatMap(({ days }) => days)
        .find(({ isToday }) => isToday)?.state;
    expect(at('2025-07-14')).toBe('checked');
    expect(at('2025-07-01')).toBe('outside');
    expect(at('2025-09-01')).toBeUndefined();
  });

  test('the day changes at midnight in Shanghai', () => {
    const dueAt = (at: number) =>
      checkInCalendar(SUMMER, [], shanghaiDay(at))
        .flatMap(({ days }) => days)
        .find(({ state }) => state === 'due')?.day;
    expect(dueAt(shanghai('2025-07-10 23:59:59.999'))).toBeUndefined();
    expect(dueAt(shanghai('2025-07-11 00:00:00.000'))).toBe('2025-07-11');
    expect(dueAt(shanghai('2025-07-11 23:59:59.999'))).toBe('2025-07-11');
    expect(dueAt(shanghai('2025-07-12 00:00:00.000'))).toBe('2025-07-12');
  });

  test('a window that ends before it begins has no months', () => {
    expect(checkInCalendar({ firstDay: '2025-07-02', lastDay: '2025-07-01' }, [], '2025-07-01')).toEqual([]);
  });

  test.each(['2025-02-30', '', 'constructor'])('%j is no day', (day) => {
    expect(() => checkInCalendar(SUMMER, [day], '2025-07-14')).toThrow(RangeError);
    expect(() => checkInCalendar(SUMMER, [], day)).toThrow(RangeError);
    expect(() => checkInCalendar({ ...SUMMER, lastDay: day }, [], '2025-07-14')).toThrow(RangeError);
  });

  test.prop([anyWindow, fc.array(anyDay, { maxLength: 20 }), anyDay])(
    'has every day of its months once, and those of the campaign are the ones inside',
    (window, checked, today) => {
      const days = checkInCalendar(window, checked, today).flatMap((month) => month.days);
      const first = dayIndexOf(days[0]!.day);
      expect(days.map(({ day }) => dayIndexOf(day) - first)).toEqual(days.map((_, at) => at));
      for (const { day, state } of days) {
        expect(state !== 'outside').toBe(isWindowOpen(window, startOfShanghaiDay(dayIndexOf(day))));
        expect(state === 'checked').toBe(state !== 'outside' && checked.includes(day));
      }
    },
  );

  test.prop([anyWindow])('puts each day under its day of the week', (window) => {
    for (const { month, offset } of checkInCalendar(window, [], '2024-05-01')) {
      expect(offset).toBe((new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7);
    }
  });
});
