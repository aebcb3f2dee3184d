import type { GroupWish } from '@ykd/domain/class-group';
import { classGroupFields } from '../entities/class-group.js';
import { count, flag, list, nullable, object, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import { bulkReportFields } from '../staff-list/report.js';

/** So many students are put into a group by one act. */
export const GROUP_MOVE_MAX = 500;

/** A class of so many students is divided at once at the most: more would keep everybody waiting while it is worked out. */
export const BALANCED_MAX = 1_000;

/** Above every seed of a division. */
export const GROUP_SEEDS = 1_000_000;

const figuresFields = {
  size: count(),
  /** The mean in percent; null: nobody is in it. */
  progress: nullable(count()),
  male: count(),
  female: count(),
  /** How many different cities of schools are known. */
  cities: count(),
};

const { id, name, leaderId, version } = classGroupFields;

export const groupFields = { id, name, leaderId, version, figures: object(figuresFields) };

/** A group of a class with what it is compared by. */
export type GroupLine = RecordOf<typeof groupFields>;

export const groupStudentFields = {
  id: text(),
  /** Whether the caller reaches him: of others he is told nothing but the group, and what they are called where he leads the class. */
  isReached: flag(),
  name: nullable(text()),
  /** Its middle is hidden. */
  mobile: nullable(text()),
  groupId: nullable(text()),
  progress: nullable(count()),
  gender: nullable(text()),
  city: nullable(text()),
};

/** A student of a class, as staff put him into a group. */
export type GroupStudent = RecordOf<typeof groupStudentFields>;

export const groupBoardFields = {
  classId: text(),
  /** An archived class has its groups, and nobody changes them. */
  isArchived: flag(),
  groups: list(object(groupFields)),
  students: list(object(groupStudentFields)),
  /** See `comparableUnevenness`, in tenths: 0 where every group has its share of all; null: it says nothing yet. */
  unevenness: nullable(count()),
};

/** The groups of a class and all its students. */
export type GroupBoard = RecordOf<typeof groupBoardFields>;

export const groupChangeFields = {
  board: object(groupBoardFields),
  /** Names the act for its undoing; null where nothing was changed. */
  batch: nullable(text()),
  /** How many students are in another group now. */
  moved: count(),
};

/** What a change left, and by which name it is undone. */
export type GroupChange = RecordOf<typeof groupChangeFields>;

const previewGroupFields = {
  /** Null: it is made. */
  id: nullable(text()),
  name: text(),
  /** It is dissolved: nobody is in it afterwards. */
  isGone: flag(),
  before: object(figuresFields),
  after: object(figuresFields),
};

export const groupPreviewFields = {
  /** What the division follows from: the same one leads to the same. */
  seed: count(),
  /** What was seen: whoever applies it names it. */
  seen: text(),
  groups: list(object(previewGroupFields)),
  /** Who changes his group: the names of the groups, null for none. */
  moves: list(object({ studentId: text(), from: nullable(text()), to: text() })),
  /** See `comparableUnevenness`, in tenths; null: what is before cannot be compared with what comes. */
  before: nullable(count()),
  after: count(),
};

/** A division of a class into groups, before it is applied. */
export type GroupPreview = RecordOf<typeof groupPreviewFields>;

export const groupUndoFields = { board: object(groupBoardFields), report: object(bulkReportFields) };

/** What undoing left, and what became of each student. */
export type GroupUndo = RecordOf<typeof groupUndoFields>;

/** Which class, and which version of one of its groups somebody saw. */
export interface SeenGroup {
  readonly classId: string;
  readonly groupId: string;
  readonly version: number;
}

/** A wished division: the number of groups or their size, and what it follows from. */
export interface GroupDivision extends GroupWish {
  readonly classId: string;
  readonly seed: number;
}

type Refused = 'not-logged-in' | 'forbidden' | 'entity-not-found';
type Asked = Refused | 'invalid-input';
type Changed = Asked | 'changed-meanwhile';

/**
 * The groups of a class, for staff with the right `classes.manage`: a class teacher and an assistant have those of the classes that
 * they lead or assist, any other class is as absent as one that there is not.
 */
export interface ClassGroupPort {
  board(query: { readonly classId: string }): Outcome<GroupBoard, Refused>;
  /** Makes a group, the last. */
  make(input: { readonly classId: string; readonly name: string }): Outcome<GroupBoard, Asked>;
  rename(input: SeenGroup & { readonly name: string }): Outcome<GroupBoard, Changed>;
  /** Deletes a group: its students are in none then. */
  remove(input: SeenGroup): Outcome<GroupChange, Changed>;
  /** Says who of a group leads it; null: nobody. */
  lead(input: SeenGroup & { readonly leaderId: string | null }): Outcome<GroupBoard, Changed>;
  /** Puts students into a group, or into none; who leads one and goes leads it no more. */
  move(input: {
    readonly classId: string;
    readonly studentIds: readonly string[];
    readonly groupId: string | null;
  }): Outcome<GroupChange, Asked>;
  /** Shows how a class would be divided evenly, and changes nothing. */
  preview(query: GroupDivision): Outcome<GroupPreview, Asked>;
  /** Divides a class as it was shown; changed-meanwhile where that is another division by now. */
  balance(input: GroupDivision & { readonly seen: string }): Outcome<GroupChange, Changed>;
  /**
   * Puts back what one's own act changed. Students who changed their group since stay. Fails with entity-not-found for
   * somebody else's act, and for one that is longer ago than {@link UNDO_MS}.
   */
  undo(input: { readonly classId: string; readonly batch: string }): Outcome<GroupUndo, Asked>;
}
