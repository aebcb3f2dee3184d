export * from './entities.js';
export * from './limits.js';
export * from './port.js';
