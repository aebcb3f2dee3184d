export * from './feed.js';
export * from './port.js';
export * from './remind.js';
