import { describe, expect, test } from 'vitest';
import { CHECK_IN_CAMPAIGNS, checkInCampaign, DEFAULT_CHECK_IN_CAMPAIGN } from '../../src/campaign/index.js';
import { ODD_IDS } from '../support/orders.js';

describe('check-in campaigns', () => {
  test('the ten values, in the order of the Specification', () => {
    expect(CHECK_IN_CAMPAIGNS.map(({ value }) => value)).toEqual([
      '2025_summer_arena',
      '2025_march',
      '2024_october',
      '2024_sept_round2',
      '2024_sept_round1',
      '2024_summer_arena',
      '2024_april',
      '2024_march',
      '2023_october',
      '2023_summer_king',
    ]);
  });

  test('each has a Chinese text of its own that names its year', () => {
    expect(new Set(CHECK_IN_CAMPAIGNS.map(({ text }) => text)).size).toBe(10);
    for (const { text, value } of CHECK_IN_CAMPAIGNS) {
      expect(text).toMatch(/\p{Script=Han}/u);
      expect(text.slice(0, 4)).toBe(value.slice(0, 4));
    }
  });

  test('the texts of the latest and of the oldest', () => {
    expect(checkInCampaign('2025_summer_arena')?.text).toBe('2025 暑期王者竞技场');
    expect(checkInCampaign('2023_summer_king')?.text).toBe('2023 暑期王者打卡');
  });

  test('the default is the summer arena of 2025', () => {
    expect(DEFAULT_CHECK_IN_CAMPAIGN).toBe('2025_summer_arena');
  });

  test('a campaign is found by its value', () => {
    for (const campaign of CHECK_IN_CAMPAIGNS) expect(checkInCampaign(campaign.value)).toBe(campaign);
  });

  test.each([...ODD_IDS, '2025_Summer_arena', '2026_march'])('%j is no campaign', (value) => {
    expect(checkInCampaign(value)).toBeUndefined();
  });
});
