export * from './base-store.js';
export * from './learn-store.js';
export * from './member-progress.js';
export * from './pending-progress.js';
export * from './progress-queue.js';
export * from './study-store.js';
