import { STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import { FOLLOW_UP_GROUPS, OPEN_ITEMS, type FollowUpGroup, type OpenItems } from '@ykd/domain/follow-up';
import { HAND_OVER_BACK } from '../entities/hand-over.js';
import { CARE_KINDS } from '../entities/care.js';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { BulkReport } from '../staff-list/report.js';

/** So many of the students that a filter finds are shown before they are given away, the most urgent ones. */
export const HANDED_SHOWN = 100;
/** So many students can have a text of their own in one hand-over: as many as are shown. */
export const HANDED_NOTES_MAX = 100;
/** So many hand-overs are listed. */
export const HAND_OVERS_SHOWN = 50;
/** For so many days whoever got students is told of it in the queue. */
export const RECEIVED_DAYS = 3;

const person = object({ id: text(), name: nullable(text()) });

/** Whom students can be taken from, and given to. */
export const handOverPeopleFields = {
  /** Whether the caller may give the students of everybody; otherwise his own alone. */
  isWide: flag(),
  ownId: text(),
  /** Staff with a role, by name. */
  list: list(object({ id: text(), name: nullable(text()), role: oneOf(STAFF_ROLES) })),
};

export type HandOverPeople = RecordOf<typeof handOverPeopleFields>;

const tally = (): { readonly [G in FollowUpGroup]: ReturnType<typeof count> } =>
  Object.fromEntries(FOLLOW_UP_GROUPS.map((group) => [group, count()])) as {
    readonly [G in FollowUpGroup]: ReturnType<typeof count>;
  };

export const handOverPreviewFields = {
  /** How many students are in the care of the giver, and how each of them stands in his queue. */
  total: count(),
  tally: object(tally()),
  /** How many the filter finds; of them those whose class teacher he is, the others he assists. */
  found: count(),
  classTeacher: count(),
  /** Of those that are found, whom the other cannot get because of his role; 0 before he is chosen. */
  conflicts: count(),
  /** The others that are found, who would go, and how each of them stands in the giver’s queue. */
  moving: object(tally()),
  /** The most urgent ones, {@link HANDED_SHOWN} at the most. */
  list: list(
    object({
      id: text(),
      name: nullable(text()),
      /** Its middle is hidden. */
      mobile: text(),
      kind: oneOf(CARE_KINDS),
      group: oneOf(FOLLOW_UP_GROUPS),
      /** Whether the other can get him: one of `moving`. */
      moves: flag(),
    }),
  ),
};

/** What a hand-over would be about. */
export type HandOverPreview = RecordOf<typeof handOverPreviewFields>;

const handOverFields = {
  id: text(),
  from: person,
  to: person,
  by: person,
  at: instant(),
  open: oneOf(OPEN_ITEMS),
  note: text(),
  /** The last day for which they were given, `YYYY-MM-DD`; null: they stay. */
  lastDay: nullable(text()),
};

export const handOverLineFields = {
  ...handOverFields,
  /** How many were given, and how many of them are back. */
  students: count(),
  back: count(),
  /** Whether the caller may end it now: it is for a time that is not over. */
  mayEnd: flag(),
};

/** That students of somebody were given to another one. */
export type HandOverLine = RecordOf<typeof handOverLineFields>;

export const handedLineFields = {
  id: text(),
  /** Null where they are not for the caller; the mobile of somebody who is called nothing, its middle hidden. */
  name: nullable(text()),
  mobile: nullable(text()),
  /** Whether the caller reaches him. */
  isReached: flag(),
  ownNote: nullable(text()),
  back: nullable(oneOf(HAND_OVER_BACK)),
  backAt: nullable(instant()),
};

/** A student who was given, in the record of a hand-over. */
export type HandedLine = RecordOf<typeof handedLineFields>;

export const studentHandOverFields = {
  ...handOverFields,
  /** What was written about this student. */
  ownNote: nullable(text()),
  back: nullable(oneOf(HAND_OVER_BACK)),
  backAt: nullable(instant()),
};

/** The same as it was about one student. */
export type StudentHandOverView = RecordOf<typeof studentHandOverFields>;

/** Those of somebody's students who are named, or all that a filter finds but for some. */
export type HandOverTarget =
  { readonly ids: readonly string[] } | (HandOverFilter & { readonly except: readonly string[] });

/** How students stand in the giver's queue, and a part of their names; without both everybody. */
export interface HandOverFilter {
  readonly group?: FollowUpGroup;
  readonly search?: string;
}

export interface HandOverInput {
  readonly from: string;
  readonly to: string;
  readonly target: HandOverTarget;
  /** How many students the caller saw that it would give. */
  readonly seen: number;
  readonly open: OpenItems;
  readonly note: string;
  /** What is written about single students. */
  readonly notes: readonly { readonly studentId: string; readonly text: string }[];
  /** The last Shanghai day for which they are given, `YYYY-MM-DD`; null: they stay. */
  readonly lastDay: string | null;
}

type Refusals = 'not-logged-in' | 'forbidden';

/** Whose students somebody may give away: everybody's, his own, or nobody's. */
export type GivingReach = 'all' | 'own' | 'none';

export type Giver = { readonly user: { readonly id: string }; readonly staff?: StaffMember };

/**
 * Students are given from one member of staff to another, in bulk: whoever looks after students gives his own, and whoever may
 * manage assistants those of everybody. Beyond the Specification.
 */
export interface HandOverPort {
  people(): Outcome<HandOverPeople, Refusals>;
  /** What it would be about; nothing changes. Fails with forbidden for the students of others, unless one may give those. */
  preview(
    input: HandOverFilter & { readonly from: string; readonly to?: string },
  ): Outcome<HandOverPreview, Refusals>;
  /**
   * Gives them, in the way in which the giver looked after each, and reports what became of each. Fails with too-many-rows above
   * {@link BULK_MAX}, and with list-changed where a filter finds another number than was seen.
   */
  apply(
    input: HandOverInput,
  ): Outcome<BulkReport, Refusals | 'invalid-input' | 'too-many-rows' | 'list-changed'>;
  /** Takes one's own hand-over back soon after: whose care was changed since stays. `batch`: its id. */
  undo(input: { readonly batch: string }): Outcome<BulkReport, Refusals | 'entity-not-found'>;
  /** The latest ones, {@link HAND_OVERS_SHOWN} at the most: those of everybody, or those in which one gave, got or did it. */
  recent(): Outcome<readonly HandOverLine[], Refusals>;
  /**
   * Who was given by one of those that {@link HandOverPort.recent} tells the caller of. Their names are for whoever gives everybody’s students, for
   * whoever gave them, and for whoever reaches them.
   */
  students(
    input: KeyPageInput & { readonly id: string },
  ): Outcome<KeyPage<HandedLine>, Refusals | 'entity-not-found' | 'invalid-input'>;
  /**
   * Takes back now whom a hand-over gave for a time, as if that were over: for whoever may give the students of the giver, and for whoever got
   * them.
   */
  end(input: { readonly id: string }): Outcome<BulkReport, Refusals | 'entity-not-found'>;
  /** Those by which the caller got students in the last {@link RECEIVED_DAYS} days and still has some of them. */
  received(): Outcome<readonly HandOverLine[], Refusals>;
  /** Those about a student whom the caller reaches, the newest first. */
  ofStudent(input: {
    readonly userId: string;
  }): Outcome<readonly StudentHandOverView[], Refusals | 'entity-not-found'>;
}
