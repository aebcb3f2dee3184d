export * from './category-words.js';
export { lineOf } from './line.js';
export * from './list.js';
export * from './port.js';
export * from './products.js';
