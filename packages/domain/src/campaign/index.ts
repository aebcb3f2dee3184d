export * from './campaigns.js';
export * from './streak.js';
export * from './window.js';
