import { FOLLOW_UP_KINDS, type SnoozeChoice } from '@ykd/domain/follow-up';
import { CARE_KINDS } from '../entities/care.js';
import { count, flag, integer, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** So many of a queue are told, the most urgent ones: more than anybody works off before it is read again. */
export const QUEUE_SHOWN = 100;

const person = object({ id: text(), name: nullable(text()) });

/** Days are Shanghai days, `YYYY-MM-DD`. */
export const followUpReasonFields = {
  kind: oneOf(FOLLOW_UP_KINDS),
  /** How far it has come, from 1. */
  step: count(),
  /** How many days went by; of a service that ends, how many are left. */
  days: integer(),
  on: nullable(text()),
  /**
   * The value of the campaign; the services that failed, by a space; of who has not studied since he bought, the day on which he
   * did before, null: never.
   */
  what: nullable(text()),
  /** An earlier contact for the same kind of reason; `isSame`: what got worse since is the same thing. */
  again: nullable(object({ on: text(), days: count(), isSame: flag() })),
};

export type FollowUpReasonView = RecordOf<typeof followUpReasonFields>;

export const followUpLineFields = {
  id: text(),
  name: nullable(text()),
  /** Its middle is hidden. */
  mobile: text(),
  /** That of what was done about him; 0 before anything was. */
  version: count(),
  /** The most urgent first; at least one. */
  reasons: list(object(followUpReasonFields)),
  /** Who handed him over to the reader. */
  handedBy: nullable(person),
  /** Until when he was left alone. */
  snoozedUntil: nullable(text()),
};

/** A student who is to be contacted. */
export type FollowUpLine = RecordOf<typeof followUpLineFields>;

/** How many there is a reason to contact who are not in the queue: lists of students know nothing of that. */
export const followUpAsideFields = {
  /** Nothing has changed since they were. */
  contacted: count(),
  /** Until a day, unless something more urgent comes. */
  snoozed: count(),
  /** The first day on which one of them is back. */
  backOn: nullable(text()),
  /** They are for a colleague to contact. */
  handedOver: count(),
};

export const followUpQueueFields = {
  /** The most urgent ones, {@link QUEUE_SHOWN} at the most. */
  list: list(object(followUpLineFields)),
  /** How many there are in all. */
  total: count(),
  /** How many students are in the reader's care. */
  students: count(),
  /** Those of them who are left out for now. */
  aside: object(followUpAsideFields),
};

export type FollowUpQueue = RecordOf<typeof followUpQueueFields>;

export const followUpColleagueFields = {
  id: text(),
  name: nullable(text()),
  /** How he looks after the student; null: not yet. */
  kind: nullable(oneOf(CARE_KINDS)),
};

/** Somebody to whom a student can be handed over. */
export type FollowUpColleague = RecordOf<typeof followUpColleagueFields>;

export const followUpDoneFields = {
  /** Names the act for its undoing. */
  actId: text(),
  /** Of a student who is left alone: until which day, `YYYY-MM-DD`. */
  until: nullable(text()),
};

/** That something was done. */
export type FollowUpDone = RecordOf<typeof followUpDoneFields>;

/** A student in one's queue, as he was seen. */
interface Seen {
  readonly userId: string;
  readonly version: number;
}

type Refusals = 'not-logged-in' | 'forbidden';
/**
 * `entity-not-found`: he is not in the caller's queue, whatever the reason; `changed-meanwhile`: somebody did something about
 * him since he was seen, which is told: the `act`.
 */
type ActRefusals = Refusals | 'entity-not-found' | 'changed-meanwhile';

/**
 * Whom a member of staff is to contact today: of the students in his own care, whatever his role. What is done about a student
 * is done for everybody who looks after him.
 */
export interface FollowUpPort {
  queue(): Outcome<FollowUpQueue, Refusals>;
  /** He was contacted; a text is kept as a note about him. */
  contact(input: Seen & { readonly text?: string }): Outcome<FollowUpDone, ActRefusals | 'invalid-input'>;
  /** He is left alone until a day, unless something more urgent comes. */
  snooze(input: Seen & { readonly choice: SnoozeChoice }): Outcome<FollowUpDone, ActRefusals>;
  /** To whom he can be handed over: who assists him, his class teacher, and, for who may assign students, whoever may assist. */
  colleagues(input: {
    readonly userId: string;
  }): Outcome<readonly FollowUpColleague[], Refusals | 'entity-not-found'>;
  /** He is in the queue of that colleague alone, who becomes his assistant unless he looks after him already. */
  handOver(input: Seen & { readonly staffId: string }): Outcome<FollowUpDone, ActRefusals | 'invalid-input'>;
  /** Takes one's own last act about a student back, whole, soon after; twice is once. */
  undo(input: { readonly userId: string; readonly actId: string }): Outcome<null, ActRefusals>;
}
