import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_KEYS,
  ACTIVITY_PERIODS,
  CHECK_IN_CAMPAIGNS,
  CHECK_IN_WINDOWS,
  isWindowOpen,
} from '../../src/campaign/index.js';
import { daysBetween } from '../../src/shared/index.js';

describe('activity periods', () => {
  test('each campaign has one, and so have banner and popup', () => {
    const values = CHECK_IN_CAMPAIGNS.map(({ value }) => value);
    expect(ACTIVITY_KEYS).toEqual([...values, 'promo_banner', 'report_popup']);
  });

  test('none ends before it begins, and campaigns run in their year', () => {
    for (const key of ACTIVITY_KEYS) {
      const { firstDay, lastDay } = ACTIVITY_PERIODS[key];
      expect(daysBetween(firstDay, lastDay), key).toBeGreaterThan(0);
      if (/^\d/.test(key)) expect(firstDay.slice(0, 4)).toBe(key.slice(0, 4));
    }
  });

  test('the summer of 2025 runs from 2025-07-11 to 2025-08-18, both included', () => {
    const summer = ACTIVITY_PERIODS['2025_summer_arena'];
    expect(summer).toEqual({ firstDay: '2025-07-11', lastDay: '2025-08-18' });
    expect(CHECK_IN_WINDOWS[0]).toMatchObject(summer);
    expect(isWindowOpen(summer, Date.parse('2025-07-11T00:00:00+08:00'))).toBe(true);
    expect(isWindowOpen(summer, Date.parse('2025-08-18T23:59:59.999+08:00'))).toBe(true);
    expect(isWindowOpen(summer, Date.parse('2025-08-19T00:00:00+08:00'))).toBe(false);
  });

  test('unknown keys have none', () => {
    expect(ACTIVITY_PERIODS['constructor' as 'promo_banner']).toBeUndefined();
  });
});
