export * from './contracts/index.js';
export * from './fakes/index.js';
export * from './port-suites/index.js';
