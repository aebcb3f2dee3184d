export { deliverAccount, MOST_ATTEMPTS, type DeliverAccountDeps } from './deliver-account.js';
export { syncOperations, type SyncOperations, type SyncTrouble } from './operations.js';
export * from './port.js';
export type { AccountRules } from './wanted-account.js';
