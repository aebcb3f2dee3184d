export * from './port.js';
export { RECOVERY_CODES, WRONG_CODES_MAX, WRONG_CODES_WAIT_MS } from './rules.js';
