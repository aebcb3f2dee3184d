import { describe, expect, test } from 'vitest';
import {
  ARENA_PAGES,
  campaignPath,
  CHECK_IN_CAMPAIGNS,
  CLOCK_PAGES,
  DEFAULT_CHECK_IN_CAMPAIGN,
} from '../../src/campaign/index.js';

describe('campaign pages', () => {
  test('the pages of the check-in, of the specification’s paths', () => {
    expect(CLOCK_PAGES.map(({ path }) => path)).toEqual([
      '/learn/clock',
      '/learn/clock/march2025',
      '/learn/clock/october2024',
      '/learn/clock/september2024',
      '/learn/clock/april2024',
      '/learn/clock/march2024',
    ]);
    expect(CLOCK_PAGES[0]?.campaigns).toEqual([DEFAULT_CHECK_IN_CAMPAIGN]);
  });

  test('the pages of the arenas', () => {
    expect(ARENA_PAGES.map(({ path }) => path)).toEqual([
      '/learn/wangzhe',
      '/learn/wangzhe2024',
      '/learn/wangzhe2025',
    ]);
  });

  test('a year in the path is that of the campaigns', () => {
    const known = CHECK_IN_CAMPAIGNS.map(({ value }) => value);
    for (const { path, campaigns } of [...CLOCK_PAGES, ...ARENA_PAGES]) {
      const year = /\d{4}$/.exec(path)?.[0];
      for (const value of campaigns) {
        expect(known).toContain(value);
        if (year !== undefined) expect(value.startsWith(year), `${path} ${value}`).toBe(true);
      }
    }
  });
});

describe('where a campaign is', () => {
  test('its own page, the page that has it beside others, or the first page of all', () => {
    expect(campaignPath('2025_summer_arena')).toBe('/learn/clock');
    expect(campaignPath('2025_march')).toBe('/learn/clock/march2025');
    expect(campaignPath('2024_sept_round2')).toBe('/learn/clock/september2024');
    expect(campaignPath('2024_sept_round1')).toBe('/learn/clock/september2024?campaign=2024_sept_round1');
    expect(campaignPath('2026_winter')).toBe('/learn/clock?campaign=2026_winter');
    // Without a page of its own.
    expect(campaignPath('2023_summer_king')).toBe('/learn/clock?campaign=2023_summer_king');
    expect(campaignPath('a&b=c')).toBe('/learn/clock?campaign=a%26b%3Dc');
  });
});
