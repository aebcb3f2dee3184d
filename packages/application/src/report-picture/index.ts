export * from './feed.js';
export * from './picture-words.js';
export * from './port.js';
