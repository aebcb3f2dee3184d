/**
 * How alike two texts and two pictures are, and how those like one are found among many. All Beyond the Specification.
 *
 * @module @ykd/domain/likeness
 */
export * from './picture.js';
export * from './text.js';
