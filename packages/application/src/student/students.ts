import type { StaffRole } from '@ykd/domain/access';
import type { EmployeeState } from '@ykd/domain/people';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { StudentFacts } from './facts.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A student as he is listed; his mobile is whole. `gmtCreated`: when he came, epoch ms. */
export interface ListedStudent extends ListedRow, StudentFacts {
  readonly name: string | null;
  /** Null as well where it is his mobile, because he has not chosen one. */
  readonly userName: string | null;
  readonly mobile: string;
  readonly school: string | null;
  readonly major: string | null;
  readonly gmtCreated: number;
  /** The id of the class teacher, and his name or else his username. */
  readonly classTeacher: string | null;
  readonly classTeacherName: string | null;
}

/** A member of staff as students' teacher; `name`: or else the username. */
export interface NamedStaff {
  readonly id: string;
  readonly name: string | null;
}

/** One who may look after students, or does. */
export interface Carer extends NamedStaff {
  readonly role: StaffRole;
}

/**
 * Who of the members is listed among students: nobody who works here; of those who did, who has been a student, by an order,
 * whatever became of it, or by study; and everybody else.
 */
export const isStudent = ({
  employee,
  wasStudent,
}: {
  /** How he stands among the people who work here; undefined for who never did. */
  readonly employee: EmployeeState | undefined;
  /** Whether there is any order or piece of study of his. */
  readonly wasStudent: boolean;
}): boolean => employee === undefined || (employee === 'left' && wasStudent);

/** Students as staff look them up: see {@link isStudent}. */
export interface Students extends ListIds {
  /** What is empty comes last, and first where the highest come first. */
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedStudent>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /** The class teachers of all students, or of those in somebody's care; by name. */
  teachers(caredBy?: string): Promise<readonly NamedStaff[]>;
  /** The same of the assistants. */
  assistants(caredBy?: string): Promise<readonly NamedStaff[]>;
  /** Staff with a role; by name. */
  carers(): Promise<readonly Carer[]>;
}
