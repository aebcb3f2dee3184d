/**
 * Campaigns: the check-in campaigns, their windows, and streaks of days (Specification §3, §9).
 *
 * @module @ykd/domain/campaign
 */
export * from './campaigns.js';
export * from './streak.js';
export * from './window.js';
