import { count, flag, instant, nullable, text } from '@ykd/application/entity';
import {
  assistantCountFields,
  careFields,
  followUpFields,
  handedStudentFields,
  handOverFields,
  shiftFields,
  shiftLeaveFields,
  teamHoursFields,
  rosterFields,
  rosterRowFields,
  studentNoteFields,
  studentNoteVersionFields,
} from '@ykd/application/entities';
import { table } from './table.js';

/** What staff look students up in: kept in the transaction of each change, see student-summary.ts. */
export const STUDENT_TABLES = {
  student_care: table(careFields),
  follow_up: table(followUpFields),
  shift: table(shiftFields, { from: 'from_minute', to: 'to_minute' }),
  shift_leave: table(shiftLeaveFields),
  team_hours: table(teamHoursFields),
  /** `wait_sort`: the key of `wait`, see `rankedNumber`. */
  assistant_count: table({ ...assistantCountFields, waitSort: text() }),
  hand_over: table(handOverFields),
  hand_over_student: table(handedStudentFields),
  student_note: table(studentNoteFields),
  student_note_version: table(studentNoteVersionFields),
  roster: table(rosterFields),
  roster_row: table(rosterRowFields),
  /** One row a member. Texts that lists are sorted by have a key beside them, see student-spelling.ts. */
  student_summary: table({
    id: text(),
    name: nullable(text()),
    nameSort: text(),
    userName: nullable(text()),
    userNameSort: text(),
    mobile: text(),
    /** Bits of the letters with which his terms begin. */
    letters: count(),
    school: nullable(text()),
    schoolSort: text(),
    major: nullable(text()),
    majorSort: text(),
    classTeacherId: nullable(text()),
    gmtCreated: instant(),
    /** These follow from orders, study and accounts elsewhere: see student-facts.ts. */
    validUntil: nullable(instant()),
    validUntilSort: text(),
    serviceUntil: nullable(instant()),
    serviceUntilSort: text(),
    boughtAt: nullable(instant()),
    lastStudied: nullable(instant()),
    lastStudiedSort: text(),
    syncFailed: flag(),
    /** There is an order of his, or a piece of study. */
    wasStudent: flag(),
    /** There is an order of his that cost something and was paid, whatever became of it. */
    hasBought: flag(),
    /** As what he is counted in the sums of the day on which he came, see student-sums.ts. */
    counted: count(),
  }),
  /** What a search finds a student by: what begins with the text that was typed, see student-spelling.ts. */
  student_term: table({ studentId: text(), term: text() }),
};
