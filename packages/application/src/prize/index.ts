export * from './port.js';
export * from './staff-port.js';
