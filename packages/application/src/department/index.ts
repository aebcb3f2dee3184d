export * from './port.js';
export { departmentWords, TOP_DEPARTMENT_TITLE } from './words.js';
