import { STAFF_ROLES } from '@ykd/domain/access';
import { FOLLOW_UP_GROUPS, type FollowUpGroup } from '@ykd/domain/follow-up';
import { count, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** Of so many members of staff the figures are told at once: those of a page. */
export const ASSISTANTS_AT_ONCE = 10;
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

const figures = {
  /** How many students are in his care, and of how many of them he is the class teacher. */
  students: count(),
  classTeacher: count(),
  /** How many of them studied in the last 7 days, today included. */
  active: count(),
  /** How many are in his queue now. */
  waiting: count(),
  /** How many of them somebody contacted last in the last 7 and the last 30 days, today included. */
  contacted7: count(),
  contacted30: count(),
  /** The median days from a reason to the contact, of contacts of the last 30 days: see `medianWait`; null: there were none. */
  wait: nullable(count()),
};

export const assistantFiguresFields = { id: text(), ...figures };

/** How somebody who looks after students stands. */
export type AssistantFigures = RecordOf<typeof assistantFiguresFields>;

export const assistantPageFields = {
  id: text(),
  name: nullable(text()),
  /** Null for who has none any more. */
  role: nullable(oneOf(STAFF_ROLES)),
  ...figures,
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

/** Those who look after students, for whoever manages them. Beyond the Specification. */
export interface AssistantPort {
  /** Of whoever is named, {@link ASSISTANTS_AT_ONCE} at the most, in this order. */
  figures(input: { readonly ids: readonly string[] }): Outcome<readonly AssistantFigures[], Refusals>;
  /** Fails with entity-not-found for who has no role and looks after nobody. */
  page(input: { readonly staffId: string }): Outcome<AssistantPage, Refusals | 'entity-not-found'>;
}
