import type { OrderWhy, WhyInClass } from '@ykd/domain/school-class';
import { count, flag, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const classTermFields = {
  id: text(),
  name: text(),
  /** Its place among the others, ascending. */
  sort: count(),
  /** Grows with each change: whoever changes it says which one he saw. */
  version: count(),
  gmtCreated: instant(),
  /** Who changed it last, and when; `changedBy`: null before anybody did. */
  changedBy: nullable(text()),
  gmtModified: instant(),
};

/** A type of classes, or a stage: what staff sort them by. */
export type ClassTerm = RecordOf<typeof classTermFields>;

export const schoolClassFields = {
  id: text(),
  name: text(),
  typeId: text(),
  stageId: text(),
  /** Shanghai days, `YYYY-MM-DD`, both included; the last one is null where nobody knows yet. */
  firstDay: text(),
  lastDay: nullable(text()),
  /** Null: as many as come. */
  seats: nullable(count()),
  /** For how many days after the first one it takes those who bought; null: until the last. */
  joinDays: nullable(count()),
  /** The class teacher. */
  teacherId: nullable(text()),
  note: text(),
  /** How many are in it: kept with each who comes and goes. */
  members: count(),
  archivedAt: nullable(instant()),
  /** 1 when it is new, then one more with each change of what staff decide; members do not count. */
  version: count(),
  /** Who changed it last; null for whoever works at the command line. */
  changedBy: nullable(text()),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** A class, without its assistants and products. */
export type SchoolClass = RecordOf<typeof schoolClassFields>;

export const classMemberFields = {
  classId: text(),
  studentId: text(),
  /** Since when he is in it, or was, epoch ms. */
  since: instant(),
  /** The member of staff who put him there; null for the platform. */
  addedBy: nullable(text()),
  why: json<WhyInClass>(),
  /** The order that led there, where one did. */
  orderId: nullable(text()),
  /** Null as long as he is in it; then by whom (null: the platform) and why. */
  leftAt: nullable(instant()),
  leftBy: nullable(text()),
  leftWhy: nullable(text()),
};

/** That a student is in a class, or was: one record a class and student, about the last time. */
export type ClassMember = RecordOf<typeof classMemberFields>;

/**
 * How far an order is on its way into a class: it waits to be looked at; it led there; no class took it, which is tried again;
 * staff settled it otherwise; its money went back before.
 */
export const PLACEMENT_STATES = ['waiting', 'placed', 'unplaced', 'settled', 'gone'] as const;

export const classPlacementFields = {
  orderId: text(),
  studentId: text(),
  productId: text(),
  state: oneOf(PLACEMENT_STATES),
  /** Into which class it led. */
  classId: nullable(text()),
  /** What was found of each class when it was looked at last; null before. */
  why: nullable(json<OrderWhy>()),
  /** Who settled it, and what he wrote. */
  settledBy: nullable(text()),
  note: nullable(text()),
  /** When it is looked at next; null: never. */
  dueAt: nullable(instant()),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** A paid order of a product that leads into classes, and what became of it. */
export type ClassPlacement = RecordOf<typeof classPlacementFields>;

export const classStaffChangeFields = {
  id: text(),
  classId: text(),
  /** Who led and assisted the class before. */
  teacherId: nullable(text()),
  assistantIds: json<readonly string[]>(),
  /** The member of staff who changed it; null: the server itself, whose upgrade took out who left. */
  changedBy: nullable(text()),
  /** Whether he reaches all students, as the server does; otherwise those in his care. */
  reachesAll: flag(),
  /** When a job does it, unless it is done by then. */
  dueAt: instant(),
};

/** That a class has other staff, into whose care its students did not all come yet. */
export type ClassStaffChange = RecordOf<typeof classStaffChangeFields>;
