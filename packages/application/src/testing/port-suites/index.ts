export * from './all.js';
export * from './purchases.js';
export * from './seed.js';
export type { Try } from './tries.js';
export { inProcess, loggedIn, type MakeWorld, type World } from './world.js';
