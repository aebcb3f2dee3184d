export * from './limits.js';
export * from './port.js';
