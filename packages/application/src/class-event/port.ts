import type { ClassEventSetting, EventTimes, StaffContact } from '@ykd/domain/school-class';
import { classEventFields, staffContactFields } from '../entities/class-event.js';
import { count, flag, instant, list, nullable, object, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import { UNDO_OFFER_MS } from '../staff-list/report.js';

/** So many events a class has at the most. */
export const CLASS_EVENTS_MAX = 300;

const { id, kind, title, startsAt, endsAt, repeatsUntil, place, link, cancelledAt, version } =
  classEventFields;

/** So long, ms, an undo of the last moment may take until it is here: over a bad line, at a busy hour. */
const LAST_UNDO_MS = 5_000;

/** For so long, ms, students are not told of a change: whoever takes it back as long as that is offered tells nobody. */
export const EVENT_NEWS_WAIT_MS = UNDO_OFFER_MS + LAST_UNDO_MS;

const times = { startsAt, endsAt };

export const eventViewFields = {
  id,
  kind,
  title,
  startsAt,
  endsAt,
  repeatsUntil,
  /** Single times that are others: `of` is when one would begin; `to` null: it does not take place. */
  changes: list(object({ of: instant(), to: nullable(object(times)) })),
  place,
  link,
  cancelledAt,
  version,
};

/** An event, as staff see it. */
export type EventView = RecordOf<typeof eventViewFields>;

export const classScheduleFields = {
  classId: text(),
  /** Nobody changes the schedule of an archived class. */
  isArchived: flag(),
  /** How many are in the class, who are told of changes. */
  members: count(),
  /** In the order in which they begin first. */
  events: list(object(eventViewFields)),
};

/** The whole schedule of a class. */
export type ClassScheduleView = RecordOf<typeof classScheduleFields>;

const { name, weixin, hours, version: contactVersion } = staffContactFields;

/** `version`: 0 where nothing was told yet. */
export const ownContactFields = { name, weixin, hours, version: contactVersion };

/** What somebody tells the students of his classes of himself. */
export type OwnContact = RecordOf<typeof ownContactFields>;

/** Which version of an event somebody saw. */
export interface SeenEvent {
  readonly classId: string;
  readonly eventId: string;
  readonly version: number;
}

type Refused = 'not-logged-in' | 'forbidden';
type Found = Refused | 'entity-not-found';
type Asked = Found | 'invalid-input';
type Changed = Asked | 'changed-meanwhile';

/**
 * The schedules of classes, for staff with the right `classes.manage`: a class teacher and an assistant have those of the classes that
 * they lead or assist, any other class is as absent as one that there is not. Each change answers the schedule as it is then.
 */
export interface ClassEventPort {
  schedule(query: { readonly classId: string }): Outcome<ClassScheduleView, Found>;
  add(input: ClassEventSetting & { readonly classId: string }): Outcome<ClassScheduleView, Asked>;
  edit(input: SeenEvent & ClassEventSetting): Outcome<ClassScheduleView, Changed>;
  /** An event does not take place, all its times, or does after all; who has it in his calendar sees that. */
  cancel(input: SeenEvent & { readonly isCancelled: boolean }): Outcome<ClassScheduleView, Changed>;
  /**
   * One time of an event that is repeated: `of` is when it would begin by the week. `to`: when it is instead; null: it does not take
   * place; undefined: it does, as each week.
   */
  changeTime(
    input: SeenEvent & { readonly of: number; readonly to?: EventTimes | null | undefined },
  ): Outcome<ClassScheduleView, Changed>;
  /** Deletes an event, of which nothing is left. */
  remove(input: SeenEvent): Outcome<ClassScheduleView, Changed>;
  /** What one tells students of oneself. */
  contact(): Outcome<OwnContact, Refused>;
  saveContact(
    input: StaffContact & { readonly version: number },
  ): Outcome<OwnContact, Refused | 'invalid-input' | 'changed-meanwhile'>;
}
