export { buildYear } from './build-year.js';
export * from './port.js';
export * from './report-colours.js';
export * from './told.js';
export * from './year-words.js';
