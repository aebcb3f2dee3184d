export * from './fakes/index.js';
