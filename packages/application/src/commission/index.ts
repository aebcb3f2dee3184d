export { closeStatements, type CloseDeps, type Closed } from './close.js';
export { releaseCommission, type ReleaseDeps } from './release.js';
export { DEFAULT_COMMISSION, type CommissionSettings } from './settings.js';
export type * from './partner-port.js';
export type * from './staff-port.js';
