export { CARE_ACTS, fitsAct, type CareAct, type CareChange } from './care-change.js';
export * from './facts.js';
export * from './list.js';
export * from './port.js';
export * from './students.js';
