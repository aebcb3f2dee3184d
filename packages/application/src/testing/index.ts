export * from './contracts/index.js';
export * from './create-fakes.js';
export * from './fakes/index.js';
export * from './in-process.js';
export * from './port-suites.js';
export * from './port-suites/index.js';
export { AREA_TESTS } from './registry.js';
export * from './repository-contracts.js';
export * from './seeded-fakes.js';
