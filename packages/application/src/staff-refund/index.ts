export * from './port.js';
export * from './pictures.js';
