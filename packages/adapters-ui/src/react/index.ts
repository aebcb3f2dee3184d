export * from './guard-middleware.js';
export * from './use-store.js';
