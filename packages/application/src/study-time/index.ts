export { countStudy } from './count-study.js';
export * from './port.js';
