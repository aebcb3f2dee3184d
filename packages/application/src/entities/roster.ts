import type { JudgedRow, RosterColumnWay, RosterDone, RosterField } from '@ykd/domain/roster';
import { count, flag, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import type { ProfileChange } from './profile-change.js';
import type { Care } from './care.js';
import type { ClassMember } from './school-class.js';

/** By which way a roster came in. */
export const ROSTER_SOURCES = ['paste', 'file', 'command'] as const;

/** How a roster stands: its columns are not said yet, it was judged, it was applied, that was undone. */
export const ROSTER_STATES = ['draft', 'reviewed', 'applied', 'undone'] as const;

/** Those of one that was not applied: it can still be changed, and removed. */
export const OPEN_ROSTER_STATES = ['draft', 'reviewed'] as const;

/**
 * How a row of a roster stands: `pending` before it was judged; its verdict, `skipped` for good where somebody left it out; what came
 * of it (`left`: it says what was so already, `unwritten`: it was faulty, and nothing of it was written); what came of the undoing.
 */
export const ROSTER_ROW_STATES = [
  'pending',
  'new',
  'changed',
  'same',
  'faulty',
  'skipped',
  'made',
  'updated',
  'left',
  'unwritten',
  'reversed',
  'kept',
  'failed',
] as const;

export type RosterRowState = (typeof ROSTER_ROW_STATES)[number];

/** How many rows are in each state; what is not there is none. */
export type RosterTally = { readonly [K in RosterRowState]?: number };

export const rosterFields = {
  id: text(),
  /** What it is called: the name of the file, or when it was pasted. */
  name: text(),
  source: oneOf(ROSTER_SOURCES),
  /** Of its bytes. */
  digest: text(),
  /** Whose it is; null for whoever works at the command line. */
  ownerId: nullable(text()),
  /** Grows with each change of the roster. */
  version: count(),
  state: oneOf(ROSTER_STATES),
  titles: json<readonly string[]>(),
  /** The first cells of each column, for whoever says what it is. */
  samples: json<readonly (readonly string[])[]>(),
  fields: json<readonly (RosterField | null)[]>(),
  ways: json<readonly RosterColumnWay[]>(),
  overwrites: json<readonly RosterField[]>(),
  /** The class that all of them come into; null: that which a column names, or none. */
  classId: nullable(text()),
  rows: count(),
  tally: json<RosterTally>(),
  /** Names what it did in the audit log. */
  batch: nullable(text()),
  gmtCreated: instant(),
  gmtModified: instant(),
  appliedAt: nullable(instant()),
  appliedBy: nullable(text()),
  undoneAt: nullable(instant()),
  undoneBy: nullable(text()),
};

/** A list of students that came as a sheet. */
export type Roster = RecordOf<typeof rosterFields>;

/** What a row did to a student, with all that undoes it. */
export interface RosterRowDone extends RosterDone {
  readonly studentId: string;
  /** Whether it made him. */
  readonly isNew: boolean;
  /** Who looked after him before, where that was changed. */
  readonly careBefore?: readonly Care[];
  /** The class that it brought him into, and how he was a member of it before; null: he never was. */
  readonly joined?: { readonly classId: string; readonly before: ClassMember | null };
  /** The fields of his profile as they were kept before and afterwards: what it was is put back to the letter. */
  readonly kept?: { readonly before: ProfileChange; readonly after: ProfileChange };
}

export const rosterRowFields = {
  rosterId: text(),
  /** Its place in the sheet, from 1. */
  number: count(),
  cells: json<readonly string[]>(),
  isSkipped: flag(),
  state: oneOf(ROSTER_ROW_STATES),
  /** What was said of it when it was looked at last. */
  judged: nullable(json<JudgedRow>()),
  done: nullable(json<RosterRowDone>()),
  /** Why it was kept, or could not be undone; Chinese. */
  why: nullable(text()),
};

/** A row of a roster. */
export type RosterRowRecord = RecordOf<typeof rosterRowFields>;
