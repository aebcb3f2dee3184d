export * from './guard-middleware.js';
export * from './use-query.js';
export * from './use-store.js';
