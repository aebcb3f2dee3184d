export * from './list.js';
export * from './partners.js';
export * from './port.js';
export * from './staff-port.js';
