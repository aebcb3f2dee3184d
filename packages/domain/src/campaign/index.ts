/**
 * Campaigns: the check-in campaigns, their windows, and streaks of days (Specification §3, §9).
 *
 * @module @ykd/domain/campaign
 */
export * from './badge.js';
export * from './calendar.js';
export * from './campaigns.js';
export * from './copy.js';
export * from './effect.js';
export * from './effect-weeks.js';
export * from './entry.js';
export * from './make-up.js';
export * from './page-path.js';
export * from './pages.js';
export * from './period-issues.js';
export * from './periods.js';
export * from './ranking.js';
export * from './ranking-name.js';
export * from './review.js';
export * from './standing.js';
export * from './reminder.js';
export * from './reviewed.js';
export * from './streak.js';
export * from './window.js';
