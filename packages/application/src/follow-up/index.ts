export * from './port.js';
export * from './words.js';
