import { flag, instant, list, nullable, object, optional, text, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import { tagMarkFields } from '../shared/tag-mark.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListTarget, ListView } from '../staff-list/index.js';
import type { StudentList } from './list.js';
import type { BulkReport } from '../staff-list/report.js';
import type { CareChange } from './care-change.js';
import type { Carer, NamedStaff } from './students.js';

/** A line of the list: the id, and the columns that were chosen. */
export const studentLineFields = {
  id: text(),
  name: optional(nullable(text())),
  userName: optional(nullable(text())),
  /** Its middle is hidden: `138****0001`. */
  mobile: optional(text()),
  school: optional(nullable(text())),
  major: optional(nullable(text())),
  /** When he came, epoch ms. */
  gmtCreated: optional(instant()),
  classTeacher: optional(nullable(object({ id: text(), name: nullable(text()) }))),
  /** In the order in which they were put on. */
  tag: optional(list(object(tagMarkFields))),
  /** The end of the last day, epoch ms, of his courses and of the class teacher's service, by his main orders. */
  validUntil: optional(nullable(instant())),
  serviceUntil: optional(nullable(instant())),
  /** The beginning of the Beijing day on which he studied last, epoch ms. */
  lastStudied: optional(nullable(instant())),
  /** Another service was given up on for his account. */
  syncFailed: optional(flag()),
};

export type StudentLine = RecordOf<typeof studentLineFields>;

export type StudentFilter = ListFilter<StudentList>;
type Refusals = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** The students, for staff: a class teacher and an assistant see those in their care, and nobody else's. */
export interface StudentPort {
  /**
   * `search`: a part of the name, its pinyin or initials, the beginning of a username, a whole mobile or its last four
   * digits. Every other word of the filter is a condition on a column.
   */
  list(input: KeyPageInput & StudentFilter & ListView<StudentList>): Outcome<KeyPage<StudentLine>, Refusals>;
  /** How many the same filter finds. */
  count(input: StudentFilter): Outcome<ListCount, Refusals>;
  /** By which class teachers the list can be narrowed: those of the students that one sees, and no others. */
  teachers(): Outcome<readonly NamedStaff[], 'not-logged-in' | 'forbidden'>;
  /** By which assistants, in the same way. */
  assistants(): Outcome<readonly NamedStaff[], 'not-logged-in' | 'forbidden'>;
  /** Who may be put in charge of students, by their role, and whoever is and has another role by now: he may be taken away. */
  carers(): Outcome<readonly Carer[], 'not-logged-in' | 'forbidden'>;
  /**
   * Changes who looks after students: a class teacher for those in her care. What became of each is reported.
   * Fails with too-many-rows above {@link BULK_MAX}, and with list-changed where a filter finds another number than was seen:
   * from 20 on it may be off by one in 20.
   */
  assign(input: {
    readonly target: ListTarget<StudentList>;
    /** How many students the caller saw that it would change. */
    readonly seen: number;
    readonly change: CareChange;
  }): Outcome<BulkReport, Refusals | 'too-many-rows' | 'list-changed'>;
  /**
   * Puts back what one's own act changed, as it was: students whose care was changed since are left as they are. Fails with
   * entity-not-found for somebody else's act, and for one that is longer ago than {@link UNDO_MS}.
   */
  undoAssign(input: {
    readonly batch: string;
  }): Outcome<BulkReport, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
