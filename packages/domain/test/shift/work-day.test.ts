import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, dayIndexOf, dayOfIndex } from '../../src/shared/index.js';
import {
  isWorkDayOpen,
  minutesOf,
  WORK_DAYS_OPEN,
  WORK_TEXT_MAX,
  workDayIssues,
  workText,
} from '../../src/shift/index.js';

const DAY = { from: 540, to: 1_080, text: '点评打卡\n答疑' };
const someMinute = fc.integer({ min: 0, max: DAY_MINUTES - 1 });

describe('a day of work', () => {
  it.each([
    [{}, []],
    [{ from: 0, to: 1_439, text: '' }, []],
    [{ text: '😀'.repeat(WORK_TEXT_MAX) }, []],
    [{ text: ` ${'字'.repeat(WORK_TEXT_MAX)} ` }, []],
    [
      { text: '字'.repeat(WORK_TEXT_MAX + 1) },
      [{ field: 'text', message: `做了什么不能超过${WORK_TEXT_MAX}个字符` }],
    ],
    [{ text: 'a\u0000b' }, [{ field: 'text', message: '做了什么不能包含控制字符' }]],
    [{ to: 540 }, [{ field: 'to', message: '结束时间要晚于开始时间' }]],
    [{ to: 539 }, [{ field: 'to', message: '结束时间要晚于开始时间' }]],
    [{ to: 1_440 }, [{ field: 'to', message: '时间要是 00:00 到 23:59' }]],
    [{ from: -1 }, [{ field: 'from', message: '时间要是 00:00 到 23:59' }]],
    [{ from: 1.5 }, [{ field: 'from', message: '时间要是 00:00 到 23:59' }]],
    [
      { from: Number.NaN, to: Number.NaN },
      [
        { field: 'from', message: '时间要是 00:00 到 23:59' },
        { field: 'to', message: '时间要是 00:00 到 23:59' },
      ],
    ],
  ])('%j', (over, issues) => {
    expect(workDayIssues({ ...DAY, ...over })).toEqual(issues);
  });

  test.prop([someMinute, someMinute])('is any two minutes of a day in their order', (from, to) => {
    expect(workDayIssues({ from, to, text: '' }).length === 0).toBe(from < to);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })])('never throws for a text', (text) => {
    expect(workDayIssues({ ...DAY, text }).length).toBeLessThanOrEqual(1);
    expect(workText(workText(text))).toBe(workText(text));
  });

  it('can be written down today and yesterday', () => {
    expect(
      ['2025-03-11', '2025-03-10', '2025-03-09', '2025-03-08'].map((day) => isWorkDayOpen(day, '2025-03-10')),
    ).toEqual([false, true, true, false]);
    expect(() => isWorkDayOpen('2025-02-30', '2025-03-10')).toThrow(RangeError);
  });

  test.prop([fc.integer({ min: -5, max: 5 })])('is open for so many days', (ago) => {
    const today = '2025-03-01';
    const day = dayOfIndex(dayIndexOf(today) - ago);
    expect(isWorkDayOpen(day, today)).toBe(ago >= 0 && ago < WORK_DAYS_OPEN);
  });

  it('counts how long it was', () => {
    expect(minutesOf([])).toBe(0);
    expect(minutesOf([DAY, { from: 0, to: 30 }])).toBe(570);
  });
});
