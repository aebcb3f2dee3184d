export * from './port.js';
export { studentsInCare } from './queue.js';
export * from './words.js';
