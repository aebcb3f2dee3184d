export * from './list.js';
export * from './payouts.js';
export * from './port.js';
export type { TransferSettings } from './settings.js';
export * from './staff-port.js';
export { runTransfers } from './transfer.js';
export type { TransferDeps } from './deps.js';
