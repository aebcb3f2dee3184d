import type { Grant, StaffRole } from '@ykd/domain/access';
import type { EmployeeState } from '@ykd/domain/people';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { Person } from '../ports/people.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** Somebody as he is listed; his mobile is whole. Instants are epoch ms. */
export interface ListedEmployee extends ListedRow {
  readonly name: string | null;
  /** Null as well where it is his mobile, because he has not chosen one. */
  readonly userName: string | null;
  readonly mobile: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly department: string | null;
  readonly departmentName: string | null;
  readonly role: StaffRole | null;
  /** In the order of their list. */
  readonly grants: readonly Grant[];
  readonly state: EmployeeState;
  readonly students: number;
  readonly joinedAt: number;
  readonly leftAt: number | null;
}

/** Somebody with what else is told of him. */
export interface FoundEmployee extends Person {
  readonly departmentName: string | null;
  readonly changedByName: string | null;
  readonly students: number;
}

/**
 * Who works here, and who did, as they are looked up. A test of `grants` names whole lists of them, as their JSON; one of
 * `department` names each department.
 */
export interface Employees extends ListIds {
  /** What is empty comes last, and first where the highest come first. */
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedEmployee>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  find(userId: string): Promise<FoundEmployee | undefined>;
}
