export * from './port.js';
export * from './views.js';
