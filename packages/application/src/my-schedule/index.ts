export * from './feed.js';
export * from './port.js';
export * from './remind.js';
export * from './tell-news.js';
