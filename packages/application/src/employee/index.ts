export * from './list.js';
export * from './port.js';
export type * from './employees.js';
