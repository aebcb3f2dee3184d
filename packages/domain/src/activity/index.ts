/**
 * What staff run for students: campaigns and their prizes, banners, announcements, for whom and on which days each shows
 * (Specification §2 'Learn sidebar', §3 'Check-in campaigns').
 *
 * @module @ykd/domain/activity
 */
export * from './announcement.js';
export * from './audience.js';
export * from './campaign-form.js';
export * from './lanes.js';
export * from './prize-address.js';
export * from './prize-claim.js';
export * from './prize-winner.js';
export * from './prizes.js';
export * from './promo.js';
export * from './shown.js';
