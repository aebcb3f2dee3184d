export { OPERATOR, type RosterActor } from './actor.js';
export { applyRoster } from './apply.js';
export type { RosterDeps, RosterWork } from './deps.js';
export * from './port.js';
export { createRosterProgress } from './progress.js';
export { planRoster } from './review.js';
export { takeIn } from './take-in.js';
export { undoRoster } from './undo.js';
export * from './words.js';
