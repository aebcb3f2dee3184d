import type { ClassState } from '@ykd/domain/school-class';
import type { SchoolClass } from '../entities/school-class.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A class as it is listed, with what it names is called; `teacherName`: or else the username. */
export interface ListedClass extends ListedRow, SchoolClass {
  readonly typeName: string;
  readonly stageName: string;
  readonly teacherName: string | null;
}

/** Classes as staff look them up; of a selection for somebody alone, those that he leads or assists. */
export interface ListedClasses extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedClass>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /** The ids of those that are in one of these states on a Shanghai day, `YYYY-MM-DD`, at most `limit`. */
  inState(states: readonly ClassState[], day: string, limit: number): Promise<readonly string[]>;
}
