import { deepFreeze } from '../shared/index.js';

/** The value of a check-in campaign as calls and stored entries carry it (Specification §3 'Check-in campaigns'). */
export type CheckInCampaignValue =
  | '2025_summer_arena'
  | '2025_march'
  | '2024_october'
  | '2024_sept_round2'
  | '2024_sept_round1'
  | '2024_summer_arena'
  | '2024_april'
  | '2024_march'
  | '2023_october'
  | '2023_summer_king';

/** A check-in campaign: the Chinese text that people read and the value (Specification §3 'Check-in campaigns'). */
export type CheckInCampaign = { readonly text: string; readonly value: CheckInCampaignValue };

/** The ten check-in campaigns, the latest first (Specification §3 'Check-in campaigns'). */
export const CHECK_IN_CAMPAIGNS: readonly CheckInCampaign[] = deepFreeze([
  { text: '2025 暑期王者竞技场', value: '2025_summer_arena' },
  { text: '2025 年三月打卡', value: '2025_march' },
  { text: '2024 年十月打卡', value: '2024_october' },
  { text: '2024 年九月打卡第二期', value: '2024_sept_round2' },
  { text: '2024 年九月打卡第一期', value: '2024_sept_round1' },
  { text: '2024 暑期王者竞技场', value: '2024_summer_arena' },
  { text: '2024 年四月打卡', value: '2024_april' },
  { text: '2024 年三月打卡', value: '2024_march' },
  { text: '2023 年十月打卡', value: '2023_october' },
  { text: '2023 暑期王者打卡', value: '2023_summer_king' },
]);

/** The campaign that is chosen where nobody chose one (Specification §3 'Check-in campaigns'). */
export const DEFAULT_CHECK_IN_CAMPAIGN = '2025_summer_arena' satisfies CheckInCampaignValue;

/** The campaign of a value, `undefined` for any value outside the ten (Specification §3 'Check-in campaigns'). */
export const checkInCampaign = (value: string): CheckInCampaign | undefined =>
  CHECK_IN_CAMPAIGNS.find((campaign) => campaign.value === value);
