export * from './port.js';
export { TOP_DEPARTMENT_TITLE } from './words.js';
