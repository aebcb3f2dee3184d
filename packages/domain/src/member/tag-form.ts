import { deepFreeze, lineIssue, linesIssue, longTextIssue } from '../shared/index.js';
import { issuesOf, type Issue } from './issue.js';
import type { Lable } from './student-tag.js';

/** The longest name of a tag, in Unicode code points: it stands in a narrow column. Beyond the Specification. */
export const TAG_NAME_MAX = 12;

/** The longest text that says what a tag is for, in Unicode code points. Beyond the Specification. */
export const TAG_DESCRIPTION_MAX = 60;

/** How many tags there are at the most: all are shown at once. Beyond the Specification. */
export const TAGS_MAX = 100;

/**
 * The colours that staff choose from, and what they are called: each has a contrast of 3:1 and more on paper and on ink. Beyond
 * the Specification.
 */
export const TAG_COLOURS: readonly { readonly color: string; readonly title: string }[] = deepFreeze([
  { color: '#D64550', title: '红色' },
  { color: '#C4651B', title: '橙色' },
  { color: '#A87D0C', title: '黄色' },
  { color: '#2E9155', title: '绿色' },
  { color: '#1E8F96', title: '青色' },
  { color: '#3D7FE0', title: '蓝色' },
  { color: '#8A63D2', title: '紫色' },
  { color: '#CC5192', title: '粉色' },
  { color: '#7A8294', title: '灰色' },
]);

/** What the form of a tag says; `isShown`: students see it. Beyond the Specification. */
export type TagForm = Pick<Lable, 'name' | 'color' | 'description'> & { readonly isShown: boolean };

/** The flag of a tag that students see, or do not (Specification §2 'Learn sidebar'). */
export const tagShow = (isShown: boolean): string => (isShown ? 'true' : 'false');

/** What parts names from one another in a cell of a roster: a name with one of them in it would be two. */
const PARTING = /[、，,;；|]/;

const nameIssue = (name: string, others: readonly string[]): string | undefined =>
  lineIssue('标签名称', name) ??
  longTextIssue('标签名称', name, TAG_NAME_MAX) ??
  (PARTING.test(name) ? '标签名称不能包含逗号、顿号、分号与竖线' : undefined) ??
  (others.includes(name) ? `已经有「${name}」这个标签` : undefined);

/**
 * What is wrong with a tag as staff write it. Beyond the Specification.
 *
 * @param form - name and description without white space at their ends
 * @param others - what the other tags are called
 * @param kept - the colour that the tag has by now, which may stay though nobody can choose it any more
 */
export const tagIssues = (
  { name, color, description }: TagForm,
  others: readonly string[],
  kept?: string,
): readonly Issue<'name' | 'color' | 'description'>[] =>
  issuesOf([
    ['name', nameIssue(name, others)],
    [
      'color',
      color === kept || TAG_COLOURS.some((one) => one.color === color) ? undefined : '请从列出的颜色里选择',
    ],
    [
      'description',
      lineIssue('标签说明', description) ?? linesIssue('标签说明', description, TAG_DESCRIPTION_MAX),
    ],
  ]);

/**
 * The Chinese message when a tag cannot be deleted, `undefined` when it can. Beyond the Specification.
 *
 * @param students - how many students have it
 */
export const usedTagIssue = (students: number): string | undefined =>
  students > 0 ? `有 ${students} 位学员有这个标签，不能删除` : undefined;
