import type { StudyOnDay } from '@ykd/domain/report';
import type { SyncView } from '../account-sync/port.js';
import type { CampaignSummary } from '../check-in/port.js';
import type { Page } from '../common-query/port.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { TagMarkView } from '../shared/tag-mark.js';
import type {
  NoteVersionView,
  StudentAccess,
  StudentAct,
  StudentCourse,
  StudentNoteView,
  StudentOrder,
  StudentProfile,
  StudentSession,
} from './views.js';

/** How many mobiles a member of staff may ask for in an hour. */
export const MOBILES_PER_HOUR_MAX = 60;

/** How many texts of a note are told, the newest of them. */
export const NOTE_VERSIONS_SHOWN = 50;

interface Of {
  readonly userId: string;
}

/** What every call about a student answers to whoever does not reach him: as if there were no such student. */
type Refusals = 'not-logged-in' | 'forbidden' | 'entity-not-found';

/** One student, for the staff who reach him: see `StudentPort`. Days are those of Shanghai, `YYYY-MM-DD`. */
export interface StudentPagePort {
  profile(input: Of): Outcome<StudentProfile, Refusals>;
  /** His whole mobile; that it was told is written to the audit log. */
  mobile(
    input: Of,
  ): Outcome<{ readonly mobile: string }, Refusals | 'second-factor-needed' | 'too-many-attempts'>;
  /** His orders, the newest first. */
  orders(
    input: Of & { readonly pageNum: number; readonly pageSize: number },
  ): Outcome<Page<StudentOrder>, Refusals>;
  access(input: Of): Outcome<StudentAccess, Refusals>;
  /** His courses: those that he has, or had, and those that he studied; the last studied first. */
  progress(input: Of): Outcome<readonly StudentCourse[], Refusals>;
  /** How long he studied, day by day, from one day to another. */
  studyTime(
    input: Of & { readonly from: string; readonly to: string },
  ): Outcome<readonly StudyOnDay[], Refusals | 'invalid-input'>;
  /** How he did in the campaigns that he took part in, or can take part in now. */
  checkIns(input: Of): Outcome<readonly CampaignSummary[], Refusals>;
  /** His tags, in the order in which they were put on, and who did. */
  tags(input: Of): Outcome<readonly TagMarkView[], Refusals>;
  /** What staff wrote about him, the newest first. */
  notes(input: Of & KeyPageInput): Outcome<KeyPage<StudentNoteView>, Refusals | 'invalid-input'>;
  addNote(input: Of & { readonly text: string }): Outcome<StudentNoteView, Refusals | 'invalid-input'>;
  /** `version`: that of the note as its writer saw it; another one answers note-changed. */
  editNote(
    input: Of & { readonly id: string; readonly version: number; readonly text: string },
  ): Outcome<StudentNoteView, Refusals | 'invalid-input' | 'note-changed'>;
  removeNote(
    input: Of & { readonly id: string; readonly version: number },
  ): Outcome<null, Refusals | 'note-changed'>;
  /** Takes a deletion back: by whoever deleted it, soon after. */
  restoreNote(input: Of & { readonly id: string }): Outcome<StudentNoteView, Refusals>;
  /** The texts that a note had, the newest first. */
  noteVersions(input: Of & { readonly id: string }): Outcome<readonly NoteVersionView[], Refusals>;
  /** Where he is logged in, the last used first. */
  sessions(input: Of): Outcome<readonly StudentSession[], Refusals>;
  endSession(input: Of & { readonly id: string }): Outcome<null, Refusals>;
  /** Logs him out everywhere; answers how many sessions that were. */
  endSessions(input: Of): Outcome<{ readonly ended: number }, Refusals>;
  /** How his accounts in other services are. */
  accounts(input: Of): Outcome<readonly SyncView[], Refusals>;
  /** Has what fails or was given up tried again, now; answers how many changes those are. */
  retryAccounts(input: Of): Outcome<{ readonly count: number }, Refusals>;
  /** What staff did about him, the newest first. */
  acts(input: Of & KeyPageInput): Outcome<KeyPage<StudentAct>, Refusals | 'invalid-input'>;
}
