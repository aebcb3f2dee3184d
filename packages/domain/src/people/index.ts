/**
 * People who work here: departments in their tree, what colleagues find each other by, and who stays a super administrator
 * (Specification §2, §6).
 *
 * @module @ykd/domain/people
 */
export * from './department.js';
export * from './employee.js';
export * from './tree.js';
