import { lineIssue, longTextIssue } from '../shared/index.js';

/** The longest name of a type of classes or a stage, in Unicode code points. Beyond the Specification. */
export const CLASS_TERM_NAME_MAX = 20;

/** How many types of classes, and how many stages, there are at the most: all are shown at once. Beyond the Specification. */
export const CLASS_TERMS_MAX = 100;

/** What staff sort classes by: of which type they are, and at which stage. Beyond the Specification. */
export type ClassTermKind = 'type' | 'stage';

/** What the two kinds are called. Beyond the Specification. */
export const CLASS_TERM_TITLES: Readonly<Record<ClassTermKind, string>> = Object.freeze({
  type: '班型',
  stage: '阶段',
});

/**
 * The Chinese message when a type or a stage cannot be called so, `undefined` when it can. Whether another one has the name is
 * not decided here. Beyond the Specification.
 *
 * @param name - without white space at its ends
 */
export const classTermNameIssue = (kind: ClassTermKind, name: string): string | undefined => {
  const title = `${CLASS_TERM_TITLES[kind]}名称`;
  return lineIssue(title, name) ?? longTextIssue(title, name, CLASS_TERM_NAME_MAX);
};

/**
 * The Chinese message when a type or a stage cannot be deleted, `undefined` when it can. Beyond the Specification.
 *
 * @param classes - how many classes have it, archived ones too
 */
export const usedTermIssue = (kind: ClassTermKind, classes: number): string | undefined =>
  classes > 0 ? `有 ${classes} 个班级用着这个${CLASS_TERM_TITLES[kind]}，不能删除` : undefined;
