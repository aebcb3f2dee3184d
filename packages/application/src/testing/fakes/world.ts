import type { WeixinPermit, WeixinTelling } from '../../ports/weixin-messages.js';
import type { CheckInReminder } from '../../ports/check-in-reminders.js';
import type { CheckInComment, CheckInEntry } from '../../ports/check-ins.js';
import type { Partner } from '../../ports/partners.js';
import type { StoredPrizeClaim } from '../../ports/prize-claims.js';
import type { StoredWorkOrder, Submission } from '../../ports/work-orders.js';
import { createActivityWorld, type ActivityWorld } from './activity-world.js';
import { createCommissionWorld, type CommissionWorld } from './commission-world.js';
import type { CourseContent } from '../../course/content.js';
import type { AssistantCount } from '../../entities/assistant-count.js';
import type { Credit, Target } from '../../entities/credit.js';
import type { Care } from '../../entities/care.js';
import type { CourseVersion } from '../../entities/course-version.js';
import type { StoredDepartment } from '../../entities/department.js';
import type { StoredEmployee } from '../../entities/employee.js';
import type { FollowUpRecord } from '../../entities/follow-up.js';
import type { Shift, ShiftLeave, StoredTeamHours } from '../../ports/shifts.js';
import type { HandedStudent, HandOver } from '../../ports/hand-overs.js';
import type { ExportRun } from '../../ports/export-runs.js';
import type { SavedView } from '../../ports/list-views.js';
import type { AuditEntry } from '../../ports/audit-log.js';
import type { Message, MessageReceiver, MessageTemplate, SmsSetting } from '../../ports/messages.js';
import type { Notice } from '../../ports/notices.js';
import type { Roster, RosterRowRecord } from '../../entities/roster.js';
import type { TagDefinition, TagGiving } from '../../ports/student-tags.js';
import type { Note } from '../../ports/note.js';
import type { KnownDevice } from '../../ports/known-devices.js';
import type { NewMember, UsedWeixin } from '../../ports/member-repository.js';
import type { SecondFactor } from '../../ports/second-factor.js';
import type { SecurityEvent } from '../../ports/security-log.js';
import type { Session } from '../../ports/session-repository.js';
import type { Solution } from '../../ports/solution.js';
import type { ClassEvent, StoredContact } from '../../ports/class-events.js';
import type { ClassGroup } from '../../ports/class-groups.js';
import type {
  ClassMember,
  ClassPlacement,
  ClassStaffChange,
  ClassTerm,
  WholeClass,
} from '../../ports/school-classes.js';
import type { StudentNote, StudentNoteVersion } from '../../ports/student-notes.js';
import type { Viewing } from '../../entities/viewing.js';
import type { StudyPiece } from '../../ports/study-logs.js';
import type { PayoutRow } from './payout-row.js';
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
export interface FakeWorld extends ShopWorld, ActivityWorld, CommissionWorld {
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
  /** Those that a member ever used, by member and account. */
  readonly usedWeixin: Map<string, UsedWeixin>;
  /** By member and device. */
  readonly knownDevices: Map<string, KnownDevice>;
  /** By member and id. */
  readonly notes: Map<string, NoteRow>;
  readonly notices: Map<string, Notice>;
  /** With when somebody goes on with it, epoch ms; Infinity: never. */
  readonly messages: Map<string, Message & { readonly dueAt: number }>;
  /** By message and member. */
  readonly messageReceivers: Map<string, MessageReceiver>;
  readonly messageTemplates: Map<string, MessageTemplate>;
  readonly smsSettings: Map<string, SmsSetting>;
  /** By member: since when. */
  readonly smsOptOuts: Map<string, number>;
  /** By member, course and exercise. */
  readonly solutions: Map<string, Solution>;
  /** By member and instant. */
  readonly studyLogs: Map<string, StudyRow>;
  /** By student and member of staff. */
  readonly care: Map<string, Care>;
  /** By order. */
  readonly credits: Map<string, Credit>;
  /** By month, kind and subject. */
  readonly targets: Map<string, Target>;
  /** By id, and by member. */
  readonly departments: Map<string, StoredDepartment>;
  readonly employees: Map<string, StoredEmployee>;
  /** By service and member. */
  readonly syncs: Map<string, SyncRow>;
  /** By student. */
  readonly followUps: Map<string, FollowUpRecord>;
  readonly shifts: Map<string, Shift>;
  readonly shiftLeaves: Map<string, ShiftLeave>;
  /** Of one at the most. */
  readonly teamHours: Map<string, StoredTeamHours>;
  readonly handOvers: Map<string, HandOver>;
  /** By whose figures they are. */
  readonly assistantCounts: Map<string, AssistantCount>;
  /** By hand-over and student. */
  readonly handedStudents: Map<string, HandedStudent>;
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
  readonly lables: Map<string, TagDefinition>;
  readonly givings: Map<string, TagGiving>;
  readonly rosters: Map<string, Roster>;
  /** By roster and number. */
  readonly rosterRows: Map<string, RosterRowRecord>;
  readonly classes: Map<string, WholeClass>;
  /** By class and student. */
  readonly classMembers: Map<string, ClassMember>;
  readonly classTypes: Map<string, ClassTerm>;
  readonly classStages: Map<string, ClassTerm>;
  readonly classGroups: Map<string, ClassGroup>;
  /** The groups of students, by class and student. */
  readonly groupPlaces: Map<string, string>;
  readonly classEvents: Map<string, ClassEvent>;
  /** By their owners. */
  readonly calendarAddresses: Map<string, { readonly digest: string; readonly since: number }>;
  /** By who tells it. */
  readonly staffContacts: Map<string, StoredContact>;
  /** By order. */
  readonly classPlacements: Map<string, ClassPlacement>;
  readonly classStaffChanges: Map<string, ClassStaffChange>;
  /** By member, campaign and day. */
  readonly checkIns: Map<string, CheckInEntry>;
  readonly checkInComments: Map<string, CheckInComment>;
  /** By member and campaign. */
  readonly checkInReminders: Map<string, CheckInReminder>;
  /** By member. */
  readonly weixinPermits: Map<string, WeixinPermit>;
  /** By notice; `dueAt`: when somebody goes on with it. */
  readonly weixinTellings: Map<string, WeixinTelling & { readonly dueAt: number }>;
  /** By member and campaign: who left its ranking. */
  readonly rankingLeft: Map<string, true>;
  /** By member, campaign and prize. */
  readonly prizeClaims: Map<string, StoredPrizeClaim>;
  readonly payouts: Map<string, PayoutRow>;
  readonly workOrders: Map<string, StoredWorkOrder>;
  /** By work order and number. */
  readonly submissions: Map<string, Submission>;
  /** By member. */
  readonly partners: Map<string, Partner>;
}

/** A world with nothing in it. */
export const createWorld = (): FakeWorld => ({
  ...createShopWorld(),
  ...createActivityWorld(),
  ...createCommissionWorld(),
  members: new Map(),
  sessions: new Map(),
  secondFactors: new Map(),
  factorSessions: new Map(),
  securityLog: new Map(),
  audit: [],
  securityFolds: new Map(),
  weixin: new Map(),
  usedWeixin: new Map(),
  knownDevices: new Map(),
  notes: new Map(),
  notices: new Map(),
  messages: new Map(),
  messageReceivers: new Map(),
  messageTemplates: new Map(),
  smsSettings: new Map(),
  smsOptOuts: new Map(),
  solutions: new Map(),
  studyLogs: new Map(),
  care: new Map(),
  credits: new Map(),
  targets: new Map(),
  departments: new Map(),
  employees: new Map(),
  syncs: new Map(),
  followUps: new Map(),
  shifts: new Map(),
  shiftLeaves: new Map(),
  teamHours: new Map(),
  handOvers: new Map(),
  assistantCounts: new Map(),
  handedStudents: new Map(),
  studentNotes: new Map(),
  studentNoteVersions: new Map(),
  exportRuns: new Map(),
  listViews: new Map(),
  viewDefaults: new Map(),
  viewings: new Map(),
  courseVersions: new Map(),
  lables: new Map(),
  givings: new Map(),
  rosters: new Map(),
  rosterRows: new Map(),
  classes: new Map(),
  classMembers: new Map(),
  classTypes: new Map(),
  classStages: new Map(),
  classGroups: new Map(),
  groupPlaces: new Map(),
  classEvents: new Map(),
  calendarAddresses: new Map(),
  staffContacts: new Map(),
  classPlacements: new Map(),
  classStaffChanges: new Map(),
  checkIns: new Map(),
  checkInComments: new Map(),
  checkInReminders: new Map(),
  weixinPermits: new Map(),
  weixinTellings: new Map(),
  rankingLeft: new Map(),
  prizeClaims: new Map(),
  payouts: new Map(),
  workOrders: new Map(),
  submissions: new Map(),
  partners: new Map(),
});
