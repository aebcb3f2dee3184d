import { ROSTER_FIELDS, ROSTER_OVERWRITES, type RosterField } from '@ykd/domain/roster';
import { ROSTER_ROW_STATES, ROSTER_SOURCES, ROSTER_STATES, type RosterRowState } from '../entities/roster.js';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** The field of the form that a file comes in. */
export const ROSTER_FILE_FIELD = 'rosterfile';

/** How long the name of a roster may be, in Unicode code points. */
export const ROSTER_NAME_MAX = 100;

/** So many rosters that were not applied somebody has at the most. */
export const ROSTER_DRAFTS_MAX = 20;

const person = object({ id: text(), name: nullable(text()) });

export const rosterColumnFields = {
  title: text(),
  /** What stands in it in the first rows. */
  samples: list(text()),
  /** What it is; null: it is left out. */
  field: nullable(oneOf(ROSTER_FIELDS)),
  /** How that was recognised. */
  way: oneOf(['title', 'content', 'none']),
};

export const rosterViewFields = {
  id: text(),
  name: text(),
  source: oneOf(ROSTER_SOURCES),
  /** Null for whoever works at the command line. */
  owner: nullable(person),
  version: count(),
  state: oneOf(ROSTER_STATES),
  columns: list(object(rosterColumnFields)),
  overwrites: list(oneOf(ROSTER_OVERWRITES)),
  /** The class that all of them come into; null: that which a column names, or none. `name`: null where there is none any more. */
  schoolClass: nullable(person),
  rows: count(),
  /** How many rows are in each state, those with any. */
  tally: list(object({ state: oneOf(ROSTER_ROW_STATES), rows: count() })),
  /** The number of students to be typed before it is applied; null: none. */
  confirm: nullable(count()),
  gmtCreated: instant(),
  appliedAt: nullable(instant()),
  appliedBy: nullable(person),
  undoneAt: nullable(instant()),
  undoneBy: nullable(person),
  /** Until when it can be undone by the reader, epoch ms; null: it cannot. */
  undoUntil: nullable(instant()),
};

/** A roster as staff see it. */
export type RosterView = RecordOf<typeof rosterViewFields>;

export const rosterLineFields = {
  id: text(),
  name: text(),
  source: oneOf(ROSTER_SOURCES),
  owner: nullable(person),
  state: oneOf(ROSTER_STATES),
  rows: count(),
  tally: list(object({ state: oneOf(ROSTER_ROW_STATES), rows: count() })),
  gmtCreated: instant(),
  undoUntil: nullable(instant()),
};

/** A roster in the list of them. */
export type RosterListLine = RecordOf<typeof rosterLineFields>;

export const rosterRowViewFields = {
  /** Its place in the sheet, from 1. */
  number: count(),
  state: oneOf(ROSTER_ROW_STATES),
  /** What stands in each column that is not left out, as it came or was corrected. */
  cells: list(object({ field: oneOf(ROSTER_FIELDS), text: text() })),
  issues: list(object({ field: oneOf(ROSTER_FIELDS), message: text() })),
  changes: list(object({ field: oneOf(ROSTER_FIELDS), old: nullable(text()), now: text(), kept: flag() })),
  /** Whom it is about, once he is there. */
  studentId: nullable(text()),
  /** Why it was kept, or could not be undone. */
  why: nullable(text()),
};

/** A row of a roster as staff see it. */
export type RosterRowView = RecordOf<typeof rosterRowViewFields>;

export const rosterAfterFields = { roster: object(rosterViewFields), row: object(rosterRowViewFields) };

/** A roster and one of its rows after that was corrected. */
export type RosterAfter = RecordOf<typeof rosterAfterFields>;

export const rosterProgressFields = { done: count(), total: count() };

type Refusals = 'not-logged-in' | 'forbidden';
type OfOne = Refusals | 'entity-not-found';

interface One {
  readonly id: string;
}

/**
 * Rosters, for staff with the right `classes.manage`: each sees his own, a super administrator all. `entity-not-found`: there is
 * none, or it is somebody else's.
 */
export interface RosterPort {
  /** The newest first. */
  list(input: KeyPageInput): Outcome<KeyPage<RosterListLine>, Refusals | 'invalid-input'>;
  find(input: One): Outcome<RosterView, OfOne>;
  /** Takes a sheet in and recognises its columns. It changes no student, and is kept until it is applied or removed. */
  upload(input: {
    readonly name: string;
    readonly source: 'paste' | 'file';
    readonly bytes: Uint8Array;
  }): Outcome<RosterView, Refusals | 'invalid-input' | 'too-many-attempts'>;
  /**
   * Says what each column is, which take the place of what is there, and which class all come into, and judges all rows by that.
   */
  plan(input: {
    readonly id: string;
    readonly version: number;
    readonly fields: readonly (RosterField | null)[];
    readonly overwrites: readonly RosterField[];
    /** The class that all of them come into, of those that the caller looks after; null: that which a column names, or none. */
    readonly classId: string | null;
  }): Outcome<RosterView, OfOne | 'invalid-input' | 'roster-refused'>;
  /** Judges all rows by how everything is now. */
  review(input: One): Outcome<RosterView, OfOne | 'roster-refused'>;
  /** Rows in their order, all or those in one state. */
  rows(
    input: One & KeyPageInput & { readonly state?: RosterRowState | undefined },
  ): Outcome<KeyPage<RosterRowView>, OfOne | 'invalid-input'>;
  /** Corrects a cell; whatever else that decides about is judged anew. */
  correct(input: {
    readonly id: string;
    readonly number: number;
    readonly field: RosterField;
    readonly text: string;
  }): Outcome<RosterAfter, OfOne | 'invalid-input' | 'roster-refused'>;
  /** Leaves a row out, or takes it in again. */
  skip(input: {
    readonly id: string;
    readonly number: number;
    readonly isSkipped: boolean;
  }): Outcome<RosterAfter, OfOne | 'roster-refused'>;
  /**
   * Does what the review said, all of it or nothing, once: again it answers what was done. Rows that are faulty or left out
   * change nothing. `version`: of the roster whose review was seen; `confirm`: see {@link RosterView}.
   */
  apply(input: {
    readonly id: string;
    readonly version: number;
    readonly confirm?: number | undefined;
  }): Outcome<RosterView, OfOne | 'roster-refused'>;
  /** How far it is in being applied or undone, as far as this process knows; null: it is not under way. */
  progress(input: One): Outcome<{ readonly done: number; readonly total: number } | null, OfOne>;
  /** Puts back what it changed, row by row: what was changed since is kept. Again it answers what was done. */
  undo(input: One): Outcome<RosterView, OfOne | 'roster-refused'>;
  /** Removes one that was not applied. */
  remove(input: One): Outcome<null, OfOne | 'roster-refused'>;
}
