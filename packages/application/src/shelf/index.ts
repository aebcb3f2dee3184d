export * from './online-of.js';
export * from './port.js';
