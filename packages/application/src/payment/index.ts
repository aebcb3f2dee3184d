export { checkAttempts } from './check-attempts.js';
export { closeOverdue } from './close-orders.js';
export type { PaymentDeps } from './deps.js';
export type { OnTrouble } from '../shared/due-work.js';
export * from './port.js';
export { runRefunds } from './refund-money.js';
export type { PaymentSettings } from './settings.js';
