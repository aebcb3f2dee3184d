export * from './facts.js';
export * from './list.js';
export * from './port.js';
export type * from './students.js';
