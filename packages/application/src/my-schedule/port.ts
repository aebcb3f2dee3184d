import { classEventFields } from '../entities/class-event.js';
import { CLASS_STATES } from '../entities/class-state.js';
import { flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** So many days ahead a student sees what comes, today among them. */
export const MY_SCHEDULE_DAYS = 28;

/** So many times of events a student sees at the most, the next ones. */
export const MY_TIMES_MAX = 200;

const contactFields = {
  id: text(),
  /** What he wants to be called, or else his name. */
  name: nullable(text()),
  weixin: text(),
  hours: text(),
  /** When he is on now, or else next, within the days that `DUTY_DAYS` counts; null: at no time. */
  duty: nullable(object({ startsAt: instant(), endsAt: instant() })),
};

/** Somebody who looks after a class, as its students see him. */
export type ClassContact = RecordOf<typeof contactFields>;

const groupMateFields = { id: text(), name: nullable(text()), isLeader: flag(), isMe: flag() };

export const myClassFields = {
  id: text(),
  name: text(),
  stage: nullable(text()),
  firstDay: text(),
  lastDay: nullable(text()),
  state: oneOf(CLASS_STATES),
  teacher: nullable(object(contactFields)),
  assistants: list(object(contactFields)),
  /** Null: he is in none. */
  group: nullable(object({ name: text(), members: list(object(groupMateFields)) })),
};

/** A class that one is in. */
export type MyClass = RecordOf<typeof myClassFields>;

const { kind, title, startsAt, endsAt, place, link } = classEventFields;

const myTimeFields = {
  eventId: text(),
  classId: text(),
  kind,
  title,
  startsAt,
  endsAt,
  /** When it would begin by the week; null: then. */
  movedFrom: nullable(instant()),
  place,
  link,
  isCancelled: flag(),
};

/** One time of an event. */
export type MyTime = RecordOf<typeof myTimeFields>;

export const myScheduleFields = {
  /** By the clock of the server. */
  now: instant(),
  /** Those of the longest standing first. */
  classes: list(object(myClassFields)),
  /** What runs and what comes, in the order in which it begins. */
  times: list(object(myTimeFields)),
};

export type MySchedule = RecordOf<typeof myScheduleFields>;

/** Since when one has an address; null: one has none. */
export const calendarFields = { since: nullable(instant()) };
export type OwnCalendar = RecordOf<typeof calendarFields>;

/** `name`: that of the file, which is secret and is told this once. */
export const newCalendarFields = { name: text(), since: instant() };
export type NewCalendar = RecordOf<typeof newCalendarFields>;

/** One's own classes, what comes there, and the calendar that other programs read. Beyond the Specification. */
export interface MySchedulePort {
  /** The classes that one is in and that are not put away, and what comes in {@link MY_SCHEDULE_DAYS} days. */
  mine(): Outcome<MySchedule, 'not-logged-in'>;
  calendar(): Outcome<OwnCalendar, 'not-logged-in'>;
  /**
   * Gives an address to whoever is in a class or looks after classes; entity-not-found for others. One that he had before ends.
   */
  renewCalendar(): Outcome<NewCalendar, 'not-logged-in' | 'entity-not-found'>;
}
