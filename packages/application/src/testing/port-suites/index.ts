export * from './all.js';
export * from './purchases.js';
export * from './seed.js';
export { inProcess, loggedIn, type MakeWorld, type World } from './world.js';
