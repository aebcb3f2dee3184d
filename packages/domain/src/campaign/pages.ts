import type { CheckInCampaignValue } from './campaigns.js';
import { deepFreeze } from '../shared/index.js';

/** A page of check-in campaigns: its path and the campaigns that it shows, the latest first (Specification §2 'Routes'). */
export type CampaignPage<Path extends string = string> = {
  readonly path: Path;
  readonly campaigns: readonly [CheckInCampaignValue, ...CheckInCampaignValue[]];
};

/** Freezes pages; their type keeps each path as it is written. */
/* @__NO_SIDE_EFFECTS__ */
const frozenPages = <const Path extends string>(
  pages: readonly CampaignPage<Path>[],
): readonly CampaignPage<Path>[] => deepFreeze(pages);

/**
 * The pages of the daily check-in: without a date the campaign that is chosen where nobody chose one, otherwise those of
 * the month in the path (Specification §2 'Routes', §3 'Check-in campaigns').
 */
export const CLOCK_PAGES = frozenPages([
  { path: '/learn/clock', campaigns: ['2025_summer_arena'] },
  { path: '/learn/clock/march2025', campaigns: ['2025_march'] },
  { path: '/learn/clock/october2024', campaigns: ['2024_october'] },
  { path: '/learn/clock/september2024', campaigns: ['2024_sept_round2', '2024_sept_round1'] },
  { path: '/learn/clock/april2024', campaigns: ['2024_april'] },
  { path: '/learn/clock/march2024', campaigns: ['2024_march'] },
]);

/** The pages of the summer arenas (Specification §2 'Routes', 'Learn sidebar', §3 'Check-in campaigns'). */
export const ARENA_PAGES = frozenPages([
  { path: '/learn/wangzhe', campaigns: ['2023_summer_king'] },
  { path: '/learn/wangzhe2024', campaigns: ['2024_summer_arena'] },
  { path: '/learn/wangzhe2025', campaigns: ['2025_summer_arena'] },
]);
