export { closeStatements, type CloseDeps, type Closed } from './close.js';
export { releaseCommission, type ReleaseDeps } from './release.js';
export { DEFAULT_COMMISSION, type CommissionSettings } from './settings.js';
export { verifyLedger, type Verified, type VerifyDeps } from './verify.js';
export type * from './partner-port.js';
export type * from './staff-port.js';
