export * from './list.js';
export { wayOf } from './line.js';
export * from './orders.js';
export * from './port.js';
export * from './words.js';
