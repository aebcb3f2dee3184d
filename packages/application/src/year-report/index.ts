export { buildYear } from './build-year.js';
export * from './port.js';
