import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditFields } from '../entities/audit-entry.js';
import { CARE_KINDS } from '../entities/care.js';
import {
  count,
  flag,
  instant,
  json,
  list,
  nullable,
  object,
  oneOf,
  text,
  type RecordOf,
} from '../entity/field.js';
import { GENDERS } from '@ykd/domain/member';
import { ORDER_STATUSES } from '@ykd/domain/order';

const maybeText = nullable(text());
const maybeInstant = nullable(instant());
const person = { id: text(), name: maybeText };

export const studentProfileFields = {
  id: text(),
  name: maybeText,
  /** Null for one who has not chosen one. */
  userName: maybeText,
  nickName: maybeText,
  /** Its middle is hidden: `138****0001`. */
  mobile: text(),
  gender: nullable(oneOf(GENDERS)),
  school: maybeText,
  /** A year, a month or a day, as he wrote it: as a rule `YYYY-MM`. */
  schoolBegin: maybeText,
  schoolEnd: maybeText,
  major: maybeText,
  /** His signature. */
  description: maybeText,
  avatarUrl: maybeText,
  /** When he came, epoch ms. */
  gmtCreated: instant(),
  /** When one of his sessions was last used; null when none is stored any more. */
  lastSeenAt: maybeInstant,
  /** Who looks after him: the class teacher first. */
  care: list(object({ ...person, kind: oneOf(CARE_KINDS), since: instant() })),
};

/** Who a student is, for those whom he is in the care of. */
export type StudentProfile = RecordOf<typeof studentProfileFields>;

const days = { validDays: count(), serviceDays: count() };

export const studentOrderFields = {
  id: text(),
  productName: text(),
  status: oneOf(ORDER_STATUSES),
  /** What was paid, in cents; null for whoever may not see the money of others. */
  amount: nullable(count()),
  /** The ends of his courses and of the class teacher's service, beside his other orders. */
  validDate: maybeInstant,
  serviceDate: maybeInstant,
  /** The days that it has beside his other orders, where those give it more; null where it keeps its own. */
  mergedDays: nullable(object(days)),
  paidAt: maybeInstant,
  gmtCreated: instant(),
};

export type StudentOrder = RecordOf<typeof studentOrderFields>;

export const studentTermFields = {
  orderId: text(),
  productName: text(),
  isMain: flag(),
  from: instant(),
  validUntil: instant(),
  isOver: flag(),
  /** Null when the class teacher's service is no part of it. */
  serviceUntil: maybeInstant,
  hasService: flag(),
  /** The courses that are open by this order, or were. */
  courses: list(object({ courseId: text(), title: text() })),
};

export const studentAccessFields = {
  terms: list(object(studentTermFields)),
  /** Orders whose refund is judged or on its way: they open nothing meanwhile. */
  refunding: list(object({ orderId: text(), productName: text() })),
};

/** What opens which courses to a student, and until when. */
export type StudentAccess = RecordOf<typeof studentAccessFields>;

export const studentCourseFields = {
  courseId: text(),
  title: text(),
  /** Percent of what is published. */
  progress: count(),
  /** How many lessons are published, how many of them are read, and how many are done: their exercises are passed, too. */
  lessons: count(),
  lessonsRead: count(),
  lessonsDone: count(),
  isOpen: flag(),
  lastStudiedAt: maybeInstant,
};

/** How far a student is in a course. */
export type StudentCourse = RecordOf<typeof studentCourseFields>;

export const studyOnDayFields = { day: text(), seconds: count() };

export const studentNoteViewFields = {
  id: text(),
  text: text(),
  version: count(),
  author: object(person),
  /** Who wrote the text as it stands. */
  writtenBy: object(person),
  gmtCreated: instant(),
  gmtModified: instant(),
  mayChange: flag(),
};

/** A note of staff, for one of them. */
export type StudentNoteView = RecordOf<typeof studentNoteViewFields>;

export const noteVersionViewFields = {
  version: count(),
  text: text(),
  writtenBy: object(person),
  at: instant(),
};

export type NoteVersionView = RecordOf<typeof noteVersionViewFields>;

export const studentSessionFields = {
  id: text(),
  userAgent: text(),
  /** Null for whoever may not read the security log. */
  address: maybeText,
  createdAt: instant(),
  lastSeenAt: instant(),
};

/** A login of a student on one device, for staff. */
export type StudentSession = RecordOf<typeof studentSessionFields>;

export const studentActFields = {
  seq: count(),
  at: instant(),
  act: oneOf(AUDIT_ACTS),
  subjectKind: oneOf(AUDIT_SUBJECTS),
  /** Who of the staff; null where nobody was, or is gone. */
  actorName: maybeText,
  /** What was changed and why; null for whoever may not read the audit log. */
  detail: nullable(object({ before: json<AuditFields>(), after: json<AuditFields>(), reason: maybeText })),
};

/** Something that staff did about a student. */
export type StudentAct = RecordOf<typeof studentActFields>;
