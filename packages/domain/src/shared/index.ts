export * from './day.js';
export * from './freeze.js';
export * from './guard.js';
export * from './result.js';
export * from './url-part.js';
