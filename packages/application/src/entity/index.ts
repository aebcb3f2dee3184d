export * from './field.js';
