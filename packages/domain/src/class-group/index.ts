/**
 * Groups of a class: what they are called, how students are put into them evenly, and what they are compared by. All Beyond
 * the Specification.
 *
 * @module @ykd/domain/class-group
 */
export { balanceGroups, type BalanceWish, type LedGroup } from './balance.js';
export { comparableUnevenness, unevenness } from './cost.js';
export { groupFigures, type GroupFigures } from './figures.js';
export {
  CLASS_GROUPS_MAX,
  GROUP_NAME_MAX,
  groupNameIssue,
  newGroupNames,
  wishedGroups,
  type GroupWish,
} from './group.js';
export { BALANCED_BY, PROGRESS_BANDS, progressBands, type GroupedStudent } from './kinds.js';
