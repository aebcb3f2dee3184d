export * from './list.js';
export * from './port.js';
