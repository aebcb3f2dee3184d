export * from './port.js';
export { undoingChanges } from './undoing.js';
