import { STAFF_ROLES } from '@ykd/domain/access';
import { FOLLOW_UP_GROUPS, type FollowUpGroup } from '@ykd/domain/follow-up';
import { EMPLOYEE_STATES } from '@ykd/domain/people';
import { assistantFigureFields } from '../entities/assistant-count.js';
import {
  count,
  instant,
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
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { AssistantList } from './list.js';

/** So many weeks of contacts are told. */
export const CONTACT_WEEKS = 8;
/** So many of the latest contacts of those weeks are counted at the most: more than anybody makes. */
export const CONTACTS_MAX = 2_000;
/** So many of the students who were left alone, and of the notes, are told. */
export const OPEN_SHOWN = 20;

const tally = (): { readonly [G in FollowUpGroup]: ReturnType<typeof count> } =>
  Object.fromEntries(FOLLOW_UP_GROUPS.map((group) => [group, count()])) as {
    readonly [G in FollowUpGroup]: ReturnType<typeof count>;
  };

export const assistantLineFields = {
  id: text(),
  name: nullable(text()),
  role: optional(nullable(oneOf(STAFF_ROLES))),
  department: optional(nullable(object({ id: text(), name: text() }))),
  state: optional(oneOf(EMPLOYEE_STATES)),
  students: optional(count()),
  classTeacher: optional(count()),
  active: optional(count()),
  waiting: optional(count()),
  contacted7: optional(count()),
  contacted30: optional(count()),
  wait: optional(nullable(count())),
  /** When the figures were counted, epoch ms. */
  countedAt: optional(instant()),
};

/** A line of the list: the id, the name, and the columns that were chosen. */
export type AssistantLine = RecordOf<typeof assistantLineFields>;

export type AssistantFilter = ListFilter<AssistantList>;

export const assistantPageFields = {
  id: text(),
  name: nullable(text()),
  /** Null for who has none any more. */
  role: nullable(oneOf(STAFF_ROLES)),
  ...assistantFigureFields,
  tally: object(tally()),
  /** The contacts that he made himself in each of the last {@link CONTACT_WEEKS} weeks, by their Mondays, the earliest first. */
  weeks: list(object({ day: text(), contacts: count() })),
  /** Who in his queue was left alone until a day, the first one to come back first, {@link OPEN_SHOWN} at the most. */
  snoozed: list(object({ id: text(), name: nullable(text()), mobile: text(), until: text() })),
  /** Who was handed over to him to contact. */
  handed: list(object({ id: text(), name: nullable(text()), mobile: text(), by: nullable(text()) })),
  /** The notes that he wrote last in those weeks and that stand, {@link OPEN_SHOWN} at the most, the newest first. */
  notes: list(
    object({ id: text(), studentId: text(), student: nullable(text()), text: text(), at: instant() }),
  ),
};

/** Somebody who looks after students, with all that there is to say. */
export type AssistantPage = RecordOf<typeof assistantPageFields>;

type Refusals = 'not-logged-in' | 'forbidden';

export const departmentOptionFields = { id: text(), name: text() };

/** A department that a list can be narrowed by. */
export type DepartmentOption = RecordOf<typeof departmentOptionFields>;

/** Those who look after students, for whoever manages them. Beyond the Specification. */
export interface AssistantPort {
  /** By their figures, which are as of a few minutes ago; whose students are others since, as of now. */
  list(
    input: KeyPageInput & AssistantFilter & ListView<AssistantList>,
  ): Outcome<KeyPage<AssistantLine>, Refusals | 'invalid-input'>;
  /** How many the same filter finds. */
  count(input: AssistantFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  /** By which departments the list can be narrowed, each with those above it in its name. */
  departments(): Outcome<readonly DepartmentOption[], Refusals>;
  /** Fails with entity-not-found for who has no role and looks after nobody. */
  page(input: { readonly staffId: string }): Outcome<AssistantPage, Refusals | 'entity-not-found'>;
}
