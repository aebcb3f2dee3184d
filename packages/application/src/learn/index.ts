export * from './access-timeline.js';
export * from './course-card.js';
export * from './dashboard.js';
export * from './load-dashboard.js';
export * from './track.js';
