export * from './commstudents.js';
export * from './list.js';
export * from './port.js';
