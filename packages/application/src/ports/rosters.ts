import type { StaffMember } from '@ykd/domain/access';
import type { Lable, User } from '@ykd/domain/member';
import type { RosterLine } from '@ykd/domain/roster';
import type { Result } from '@ykd/domain/shared';
import type { Care } from '../entities/care.js';
import type { Roster, RosterRowRecord, RosterRowState } from '../entities/roster.js';
import type { StudentNote } from '../entities/student-note.js';
import type { SyncTarget } from './account-sync.js';
import type { KeyRows, KeyWindow } from './key-window.js';
import type { ProfileChange } from '../entities/profile-change.js';
import type { SchoolClass } from './school-classes.js';
import type { NewMember } from './member-repository.js';
import type { TagGiving } from './student-tags.js';

export type { Roster, RosterRowRecord } from '../entities/roster.js';

/** Where a roster stands in the list of them, and a row in its roster. */
export type RosterKey = readonly [gmtCreated: number, id: string];
export type RosterRowKey = readonly [number: number];

/** Rosters as they are looked at. See `UnitOfWork` for what changes them. */
export interface Rosters {
  find(id: string): Promise<Roster | undefined>;
  /** The newest first: those of everybody, or of one member of staff. */
  page(window: KeyWindow<RosterKey>, ownerId?: string): Promise<KeyRows<Roster>>;
  /** The rows of a roster in their order, all or those in one state. */
  rows(
    window: KeyWindow<RosterRowKey>,
    of: { readonly rosterId: string; readonly state?: RosterRowState | undefined },
  ): Promise<KeyRows<RosterRowRecord>>;
}

/** A member as a roster sees him. */
export interface RosterMember {
  readonly user: User;
  /** Whether he is one of the students: see `isStudent`. */
  readonly isStudent: boolean;
  readonly care: readonly Care[];
  /** The tags that he has. */
  readonly givings: readonly { readonly id: string; readonly lableId: string }[];
  /** The notes about him that stand. */
  readonly notes: readonly Pick<StudentNote, 'id' | 'text' | 'version'>[];
  /** The classes that he is in. */
  readonly classes: readonly RosterMemberClass[];
}

/** A class that somebody is in, as a roster sees it. */
export type RosterMemberClass = Pick<
  SchoolClass,
  'id' | 'name' | 'typeId' | 'firstDay' | 'lastDay' | 'archivedAt'
>;

/** Somebody who can be class teacher. */
export interface RosterTeacher {
  readonly user: User;
  readonly staff: StaffMember;
}

/** Rosters inside a transaction, and what they change about many students at once. */
export interface TxRosters {
  insert(roster: Roster, rows: readonly RosterRowRecord[]): Promise<void>;
  /** How many of somebody's were not applied; nobody else counts them until the transaction ends. */
  countOpen(ownerId: string): Promise<number>;
  /** A roster, which nobody else changes until the transaction ends. */
  hold(id: string): Promise<Roster | undefined>;
  store(roster: Roster): Promise<void>;
  remove(id: string): Promise<void>;
  /** All of a roster, in their order. */
  rows(id: string): Promise<readonly RosterRowRecord[]>;
  /** Stores how rows of a roster stand now. */
  storeRows(rows: readonly RosterRowRecord[]): Promise<void>;
  /** Members by their mobiles or ids; with `isHeld` nobody else changes them until the transaction ends. */
  members(
    by: { readonly mobiles: readonly string[] } | { readonly ids: readonly string[] },
    isHeld: boolean,
  ): Promise<readonly RosterMember[]>;
  /** Those of some usernames, in small letters, that members have. */
  takenNames(names: readonly string[]): Promise<ReadonlySet<string>>;
  lables(): Promise<readonly Lable[]>;
  classTeachers(): Promise<readonly RosterTeacher[]>;
  /** The ids of the classes that are called so, in their order. */
  classIdsNamed(names: readonly string[]): Promise<readonly string[]>;
  /** False where one of them has something that is taken; then the transaction has to be given up. */
  addMembers(members: readonly NewMember[]): Promise<boolean>;
  /** Changes profiles of members who are held, and wants their accounts in `sync` brought up to date. */
  changeMembers(
    changes: readonly { readonly id: string; readonly fields: ProfileChange }[],
    sync: readonly SyncTarget[],
    at: number,
  ): Promise<void>;
  /** Puts students who are held into this care, and no other. */
  setCare(changes: readonly { readonly studentId: string; readonly care: readonly Care[] }[]): Promise<void>;
  giveTags(givings: readonly TagGiving[]): Promise<void>;
  takeTags(givingIds: readonly string[]): Promise<void>;
  /** Notes in their first version. */
  addNotes(notes: readonly StudentNote[]): Promise<void>;
  /** Deletes notes that stand, in the name of `by`. */
  deleteNotes(ids: readonly string[], by: string, at: number): Promise<void>;
  /**
   * Those of some members who did something here, or with whom somebody did something beside a roster. `joined`: the class, by the
   * student, into which one brought him, which does not count, nor what he was told by it.
   */
  used(ids: readonly string[], joined: ReadonlyMap<string, string>): Promise<ReadonlySet<string>>;
  /** Removes members of whom there is nothing but what a roster gave them. */
  removeMembers(ids: readonly string[]): Promise<void>;
}

/** What stands in a file. */
export interface RosterSheet {
  readonly lines: readonly RosterLine[];
  /** Of the bytes. */
  readonly digest: string;
}

/** `problem`: Chinese, with what to do. `busy`: as many files as may are being read or wait for it. */
export type RosterFileRefusal =
  { readonly kind: 'problem'; readonly problem: string } | { readonly kind: 'busy' };

/** Reads the sheets in which rosters come: text parted by tabs or commas, in UTF-8, UTF-16 or GB18030, and XLSX. */
export interface RosterFiles {
  read(bytes: Uint8Array): Promise<Result<RosterSheet, RosterFileRefusal>>;
}

/** How far rosters are that are being applied or undone. */
export interface RosterProgress {
  begin(id: string, total: number): void;
  /** So many more rows are done. */
  step(id: string, rows: number): void;
  end(id: string): void;
  of(id: string): { readonly done: number; readonly total: number } | undefined;
}
