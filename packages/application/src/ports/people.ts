import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import type { StoredDepartment } from '../entities/department.js';
import type { StoredEmployee } from '../entities/employee.js';

/** Somebody who works here, or did: who he is, and what he may do now; no `staff`: he left. */
export interface Person {
  readonly user: User;
  readonly employee: StoredEmployee;
  readonly staff?: StaffMember;
}

/** A department with what is told of it: what its last changer is called, and who works right there. */
export interface PeopledDepartment extends StoredDepartment {
  readonly changedByName: string | null;
  readonly people: number;
}

/** The departments as they are shown. */
export interface Departments {
  /** All of them, in no order, and how many work here without one. */
  all(): Promise<{ readonly departments: readonly PeopledDepartment[]; readonly unassigned: number }>;
}

/** Those in a department who work here, or those who left. */
export type DepartmentPart = Pick<StoredEmployee, 'state'> & { readonly departmentId: string };

/** Departments and people who work here, inside a transaction. */
export interface TxPeople {
  /**
   * The first thing that is asked: whoever else decides something about staff or departments waits until the transaction
   * ends.
   */
  lock(): Promise<void>;
  departments(): Promise<readonly StoredDepartment[]>;
  /** Stores one, new or changed. */
  putDepartment(department: StoredDepartment): Promise<void>;
  /** Removes one that has none below it and nobody in it. */
  deleteDepartment(id: string): Promise<void>;
  idsIn(part: DepartmentPart): Promise<readonly string[]>;
  /** Puts all of them into another one, null: into none, as a change by `changedBy` at `at`, epoch ms. */
  moveAll(
    from: DepartmentPart,
    to: string | null,
    change: { readonly changedBy: string | null; readonly at: number },
  ): Promise<void>;
  find(userId: string): Promise<Person | undefined>;
  /** The ids of those who may do everything. */
  superAdmins(): Promise<readonly string[]>;
  /** Stores how a member stands, and what he may do from now on; `undefined`: nothing. */
  put(employee: StoredEmployee, staff: StaffMember | undefined): Promise<void>;
}
