export * from './guard-page.js';
