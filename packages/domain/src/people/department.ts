import { lineIssue, longTextIssue } from '../shared/index.js';

/** How many levels of departments there are at the most, the top among them. Beyond the Specification. */
export const DEPARTMENT_DEPTH_MAX = 6;

/** How many departments there are at the most: their whole tree is shown at once. Beyond the Specification. */
export const DEPARTMENTS_MAX = 500;

/** The longest name of a department, in Unicode code points. Beyond the Specification. */
export const DEPARTMENT_NAME_MAX = 32;

/**
 * A department as its tree knows it (Specification §2 'Admin sidebar menu'): its id, that of its parent (`parentId`, null at
 * the top), its name, and its `position` among those with the same parent, counted from 0.
 */
export interface Department {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: number;
}

/**
 * Where a department is to be. `position`: before the sibling that stands there without it, counted from 0; beyond them all,
 * the last. Beyond the Specification.
 */
export type DepartmentPlace = Pick<Department, 'parentId' | 'position'>;

/**
 * The Chinese message when a department cannot be called so, `undefined` when it can. Whether a sibling has the name is not
 * decided here. Beyond the Specification.
 *
 * @param name - without white space at its ends
 */
export const departmentNameIssue = (name: string): string | undefined =>
  lineIssue('部门名称', name) ?? longTextIssue('部门名称', name, DEPARTMENT_NAME_MAX);
