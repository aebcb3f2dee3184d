export * from './contracts/index.js';
export * from './fakes/index.js';
