/**
 * Those who are no students yet: where they come from, to whom they are given in turn, what becomes of them, and how long anything is kept of
 * them. Beyond the Specification.
 *
 * @module @ykd/domain/lead
 */
export * from './lead-source.js';
export * from './lead-state.js';
export * from './lead-turn.js';
