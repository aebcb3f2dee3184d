export { accountIssues } from '../people/account-issues.js';
export * from './list.js';
export * from './port.js';
export * from './words.js';
export type * from './employees.js';
