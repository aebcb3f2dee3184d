import type { ClassSetting, ClassTermKind, WhyInClass } from '@ykd/domain/school-class';
import { CLASS_STATES } from '../entities/class-state.js';
import { classTermFields } from '../entities/school-class.js';
import {
  count,
  flag,
  instant,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { BulkReport, ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { ClassList } from './list.js';

export { CLASS_STATES };

/** More classes than a school has, with those that are put away. */
export const CLASSES_MAX = 3_000;

/** So many students come into a class, or leave it, by one act. */
export const CLASS_BULK_MAX = 500;

/** So many orders that no class took are told, the oldest. */
export const UNPLACED_TOLD = 200;

/** Something with what it is called; null: it is gone, or has no name. */
const namedFields = { id: text(), name: nullable(text()) };
const named = object(namedFields);

export type Named = RecordOf<typeof namedFields>;

/** A line of the list: what the class is called and how it stands, and the columns that were chosen. */
export const classLineFields = {
  id: text(),
  name: text(),
  state: oneOf(CLASS_STATES),
  type: optional(named),
  stage: optional(named),
  /** The beginning of the day, epoch ms. */
  firstDay: optional(instant()),
  lastDay: optional(nullable(instant())),
  members: optional(count()),
  /** Null: as many as come. */
  seats: optional(nullable(count())),
  isFull: optional(flag()),
  teacher: optional(nullable(named)),
  gmtCreated: optional(instant()),
};

export type ClassLine = RecordOf<typeof classLineFields>;

export const classPageFields = {
  id: text(),
  name: text(),
  state: oneOf(CLASS_STATES),
  type: named,
  stage: named,
  firstDay: text(),
  lastDay: nullable(text()),
  seats: nullable(count()),
  joinDays: nullable(count()),
  teacher: nullable(named),
  assistants: list(named),
  products: list(named),
  note: text(),
  members: count(),
  archivedAt: nullable(instant()),
  /** Which version it is: a change names the one that was seen. */
  version: count(),
  /** Whether the caller says who its class teacher is and which products lead into it, too. */
  mayDefine: flag(),
};

export type ClassPage = RecordOf<typeof classPageFields>;

const { changedBy: _changedBy, ...termShown } = classTermFields;
const termFields = { ...termShown, classes: count() };

export const classOptionsFields = {
  types: list(object(termFields)),
  stages: list(object(termFields)),
  /** Who can be a class teacher, and who an assistant. */
  teachers: list(named),
  assistants: list(named),
  products: list(named),
  /** Whether the caller makes classes, and names types and stages. */
  mayDefine: flag(),
};

/** What a class can be made of. */
export type ClassOptions = RecordOf<typeof classOptionsFields>;

export const classOfStudentFields = {
  classId: text(),
  className: text(),
  state: oneOf(CLASS_STATES),
  since: instant(),
  addedBy: nullable(named),
  why: json<WhyInClass>(),
  /** What the class is called from which he was moved. */
  fromClass: nullable(named),
  orderId: nullable(text()),
  /** All money of the order that led there is back: he stays until staff take him out. */
  isRefunded: flag(),
  leftAt: nullable(instant()),
  leftBy: nullable(named),
  leftWhy: nullable(text()),
};

/** A class that a student is in, or was, and why. */
export type ClassOfStudentView = RecordOf<typeof classOfStudentFields>;

export const unplacedFields = {
  orderId: text(),
  student: named,
  productName: text(),
  paidAt: instant(),
  /** When it was looked at last, and what was found of each class. */
  day: nullable(text()),
  judged: json<Extract<WhyInClass, { kind: 'order' }>['judged']>(),
};

/** A paid order that no class took. */
export type UnplacedOrder = RecordOf<typeof unplacedFields>;

/** What a form says of a class. */
export interface ClassInput extends ClassSetting {
  readonly typeId: string;
  readonly stageId: string;
  readonly teacherId: string | null;
  readonly assistantIds: readonly string[];
  readonly productIds: readonly string[];
}

/** Which version of a class somebody saw who changes it. */
export interface SeenClass {
  readonly classId: string;
  readonly version: number;
}

/** Students of a class, by their ids, and why something is done with them. */
export interface ClassStudents {
  readonly classId: string;
  readonly studentIds: readonly string[];
  readonly reason: string;
}

export type ClassFilter = ListFilter<ClassList>;
type Refusals = 'not-logged-in' | 'forbidden';
type Asked = Refusals | 'invalid-input';
type Found = Refusals | 'entity-not-found';
type Changed = Asked | 'entity-not-found' | 'changed-meanwhile';

/**
 * Classes, for staff with the right `classes.manage`: a class teacher and an assistant look after those that they lead or assist,
 * any other one is as absent as one that there is not. Making classes, their class teachers and products, types and stages, and
 * orders that no class took are for the right `classes.define`.
 */
export interface SchoolClassPort {
  /** `search`: a part of the name, or the whole id. */
  list(input: KeyPageInput & ClassFilter & ListView<ClassList>): Outcome<KeyPage<ClassLine>, Asked>;
  /** How many the same filter finds. */
  count(input: ClassFilter): Outcome<ListCount, Asked>;
  options(): Outcome<ClassOptions, Refusals>;
  find(query: { readonly classId: string }): Outcome<ClassPage, Found>;
  add(input: ClassInput): Outcome<ClassPage, Asked>;
  /** A new class teacher gets the students of the one before, and those who have none; assistants come and go with theirs. */
  edit(input: SeenClass & ClassInput): Outcome<ClassPage, Changed>;
  /** Puts a class away, or takes it back. */
  archive(
    input: SeenClass & { readonly isArchived: boolean; readonly reason: string },
  ): Outcome<ClassPage, Changed>;
  /** Puts students whom the caller reaches into a class, each with a report. */
  addMembers(input: ClassStudents): Outcome<BulkReport, Asked | 'entity-not-found'>;
  /** `endsCare`: the staff of the class look after them no more, unless they have them in another class. */
  removeMembers(
    input: ClassStudents & { readonly endsCare: boolean },
  ): Outcome<BulkReport, Asked | 'entity-not-found'>;
  /** Moves students into another class; whoever finds no seat there stays where he is. */
  moveMembers(
    input: ClassStudents & { readonly toClassId: string; readonly endsCare: boolean },
  ): Outcome<BulkReport, Asked | 'entity-not-found'>;
  /** The classes that a student whom the caller reaches is in, or was, and why. */
  ofStudent(query: { readonly studentId: string }): Outcome<readonly ClassOfStudentView[], Found>;
  /** Makes a type or a stage (`id`: null), or renames one; answers what classes can be made of then. */
  saveTerm(input: {
    readonly kind: ClassTermKind;
    readonly id: string | null;
    readonly name: string;
  }): Outcome<ClassOptions, Asked | 'entity-not-found'>;
  /** Puts a type or a stage, in the version that was seen, before another one, or last (`beforeId`: null). */
  moveTerm(input: {
    readonly kind: ClassTermKind;
    readonly id: string;
    readonly version: number;
    readonly beforeId: string | null;
  }): Outcome<ClassOptions, Changed>;
  /** Deletes a type or a stage that no class has. */
  deleteTerm(input: {
    readonly kind: ClassTermKind;
    readonly id: string;
  }): Outcome<ClassOptions, Asked | 'entity-not-found'>;
  /** The paid orders that no class took, the oldest first, at most {@link UNPLACED_TOLD}. */
  unplaced(): Outcome<readonly UnplacedOrder[], Refusals>;
  /** An order needs no class any more: somebody saw to it otherwise, and writes how. */
  settle(input: {
    readonly orderId: string;
    readonly note: string;
  }): Outcome<readonly UnplacedOrder[], Asked | 'entity-not-found'>;
}
