export * from './port.js';
export * from './partner-port.js';
export * from './staff-port.js';
