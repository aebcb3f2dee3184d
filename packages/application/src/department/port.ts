import { count, instant, list, nullable, object, text, type RecordOf } from '../entity/field.js';
import { changedByField } from '../people/form.js';
import type { Outcome } from '../shared/outcome.js';

export const departmentLineFields = {
  id: text(),
  parentId: nullable(text()),
  name: text(),
  position: count(),
  version: count(),
  changedAt: instant(),
  changedBy: changedByField,
  /** Who works right there, and there or below. */
  people: count(),
  peopleBelow: count(),
};

export const departmentTreeFields = {
  /** Each one behind the one above it, siblings in their order. */
  departments: list(object(departmentLineFields)),
  /** Who works here and has no department. */
  unassigned: count(),
};

export type DepartmentTree = RecordOf<typeof departmentTreeFields>;

type Refusals = 'not-logged-in' | 'forbidden';
type Changed = Refusals | 'invalid-input' | 'entity-not-found' | 'changed-meanwhile';

/**
 * The departments, for whoever has the right `contacts.manage`. Every change names the version of the department that was
 * seen, and fails with changed-meanwhile where it has another by then; every one answers the whole tree.
 */
export interface DepartmentPort {
  tree(): Outcome<DepartmentTree, Refusals>;
  /** A new one, the last below its parent; null: at the top. */
  add(input: {
    readonly parentId: string | null;
    readonly name: string;
  }): Outcome<DepartmentTree, Refusals | 'invalid-input'>;
  rename(input: {
    readonly id: string;
    readonly version: number;
    readonly name: string;
  }): Outcome<DepartmentTree, Changed>;
  /**
   * Puts it below another one, or elsewhere among its siblings: before the one that is at `position` without it. What is
   * below it, and its people, move with it.
   */
  move(input: {
    readonly id: string;
    readonly version: number;
    readonly parentId: string | null;
    readonly position: number;
  }): Outcome<DepartmentTree, Changed>;
  /**
   * Removes one that has none below it. `moveTo`: where those go who work right there, as many as the tree tells; without it,
   * there must be none. Whoever left and was there last is in none from then on, and is neither counted nor moved.
   */
  remove(input: {
    readonly id: string;
    readonly version: number;
    readonly moveTo?: string;
  }): Outcome<DepartmentTree, Changed>;
}
