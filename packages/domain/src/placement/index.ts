/**
 * The placement test ('测评卷' of `/markting/paper/*`): how questions are chosen by the answers before, when it ends, what it finds, and
 * which track it leads to. Beyond the Specification, which names its pages.
 *
 * @module @ykd/domain/placement
 */
export * from './ability.js';
export * from './next-question.js';
export * from './question.js';
export * from './result.js';
export * from './skill.js';
export * from './track.js';
