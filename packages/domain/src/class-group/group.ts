import { lineIssue, longTextIssue } from '../shared/index.js';

/** The longest name of a group, in Unicode code points. Beyond the Specification. */
export const GROUP_NAME_MAX = 20;

/** How many groups a class has at the most: all are shown at once. Beyond the Specification. */
export const CLASS_GROUPS_MAX = 50;

/**
 * The Chinese message when a group cannot be called so, `undefined` when it can. Beyond the Specification.
 *
 * @param name - without white space at its ends
 * @param others - what the other groups of the class are called
 */
export const groupNameIssue = (name: string, others: readonly string[]): string | undefined =>
  lineIssue('小组名称', name) ??
  longTextIssue('小组名称', name, GROUP_NAME_MAX) ??
  (others.includes(name) ? `这个班已经有「${name}」` : undefined);

/**
 * Names for groups that are to be made: 第 1 组, 第 2 组 … that no group of the class has. Beyond the Specification.
 *
 * @param taken - what the groups of the class are called
 * @param count - how many names are needed
 */
export const newGroupNames = (taken: readonly string[], count: number): readonly string[] => {
  const names: string[] = [];
  for (let at = 1; names.length < count; at += 1) {
    const name = `第 ${at} 组`;
    if (!taken.includes(name)) names.push(name);
  }
  return names;
};

/** Into how many groups students are to be put. Beyond the Specification. */
export type GroupWish = {
  /** What the number says: how many groups there are to be, or how many students are in each. */
  readonly by: 'count' | 'size';
  /** How many groups, or students. */
  readonly number: number;
};

/**
 * Into how many groups a wish leads: at least one, and none above {@link CLASS_GROUPS_MAX} or without a student. Groups of a
 * wished size have at most so many. Beyond the Specification.
 *
 * @param students - how many students the class has
 * @param wish - the number, and what it says
 * @returns the number, or the Chinese message why there is none
 */
export const wishedGroups = (students: number, { by, number }: GroupWish): number | string => {
  if (students === 0) return '班里还没有学员';
  if (!Number.isInteger(number) || number < 1) return '请填写 1 以上的整数';
  const groups = by === 'count' ? number : Math.ceil(students / number);
  if (groups > students) return `班里只有 ${students} 人，不能分成 ${groups} 组`;
  return groups > CLASS_GROUPS_MAX ? `最多分成 ${CLASS_GROUPS_MAX} 组` : groups;
};
