export * from './filters.js';
export * from './port.js';
