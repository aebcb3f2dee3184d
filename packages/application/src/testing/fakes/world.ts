import type { CourseContent } from '../../course/content.js';
import type { Care } from '../../entities/care.js';
import type { CourseVersion } from '../../entities/course-version.js';
import type { StoredDepartment } from '../../entities/department.js';
import type { StoredEmployee } from '../../entities/employee.js';
import type { FollowUpRecord } from '../../entities/follow-up.js';
import type { ExportRun } from '../../ports/export-runs.js';
import type { SavedView } from '../../ports/list-views.js';
import type { AuditEntry } from '../../ports/audit-log.js';
import type { Note } from '../../ports/note.js';
import type { NewMember } from '../../ports/member-repository.js';
import type { SecondFactor } from '../../ports/second-factor.js';
import type { SecurityEvent } from '../../ports/security-log.js';
import type { Session } from '../../ports/session-repository.js';
import type { Solution } from '../../ports/solution.js';
import type { StudentNote, StudentNoteVersion } from '../../ports/student-notes.js';
import type { Viewing } from '../../entities/viewing.js';
import type { StudyPiece } from '../../ports/study-logs.js';
import type { SyncRow } from './sync-row.js';
import { createShopWorld, type ShopWorld } from './shop-world.js';

/** A note and whose it is. */
export interface NoteRow {
  readonly userId: string;
  readonly note: Note;
}

/** A piece of study and whose it is. */
export interface StudyRow extends StudyPiece {
  readonly userId: string;
}

/** A version of a course with its lessons. */
export interface CourseVersionRow {
  readonly version: CourseVersion;
  readonly content: CourseContent;
}

/** Everything that transactions change. */
export interface FakeWorld extends ShopWorld {
  readonly members: Map<string, NewMember>;
  readonly sessions: Map<string, Session>;
  readonly secondFactors: Map<string, SecondFactor>;
  /** By session: when a code was given in it. */
  readonly factorSessions: Map<string, number>;
  readonly securityLog: Map<string, SecurityEvent>;
  /** The lines of the audit log in their order: only ever added, each when its change stands. */
  readonly audit: AuditEntry[];
  /** The ids of lines that are counted, by name. */
  readonly securityFolds: Map<string, string>;
  /** The WeChat accounts: whose they are, and since when. */
  readonly weixin: Map<string, { readonly id: string; readonly at: number }>;
  /** By member and id. */
  readonly notes: Map<string, NoteRow>;
  /** By member, course and exercise. */
  readonly solutions: Map<string, Solution>;
  /** By member and instant. */
  readonly studyLogs: Map<string, StudyRow>;
  /** By student and member of staff. */
  readonly care: Map<string, Care>;
  /** By id, and by member. */
  readonly departments: Map<string, StoredDepartment>;
  readonly employees: Map<string, StoredEmployee>;
  /** By service and member. */
  readonly syncs: Map<string, SyncRow>;
  /** By student. */
  readonly followUps: Map<string, FollowUpRecord>;
  readonly studentNotes: Map<string, StudentNote>;
  /** By note and version. */
  readonly studentNoteVersions: Map<string, StudentNoteVersion>;
  readonly exportRuns: Map<string, ExportRun>;
  readonly listViews: Map<string, SavedView>;
  /** The ids of views, by member of staff and list. */
  readonly viewDefaults: Map<string, string>;
  readonly viewings: Map<string, Viewing>;
  /** By course and number. */
  readonly courseVersions: Map<string, CourseVersionRow>;
}

/** A world with nothing in it. */
export const createWorld = (): FakeWorld => ({
  ...createShopWorld(),
  members: new Map(),
  sessions: new Map(),
  secondFactors: new Map(),
  factorSessions: new Map(),
  securityLog: new Map(),
  audit: [],
  securityFolds: new Map(),
  weixin: new Map(),
  notes: new Map(),
  solutions: new Map(),
  studyLogs: new Map(),
  care: new Map(),
  departments: new Map(),
  employees: new Map(),
  syncs: new Map(),
  followUps: new Map(),
  studentNotes: new Map(),
  studentNoteVersions: new Map(),
  exportRuns: new Map(),
  listViews: new Map(),
  viewDefaults: new Map(),
  viewings: new Map(),
  courseVersions: new Map(),
});
