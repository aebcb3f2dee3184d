export { TARGET_KINDS, type TargetKind } from '../entities/credit.js';
export * from './filters.js';
export * from './port.js';
export * from './sort.js';
export * from './words.js';
