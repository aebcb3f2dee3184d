export { securityList, type SecurityList } from './list.js';
export * from './port.js';
export { SECURITY_MEMORY_MIN_MS, securityEvent } from './record.js';
export * from './words.js';
