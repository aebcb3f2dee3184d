export * from './port.js';
export { giveBack, type GiveBackDeps } from './give-back.js';
