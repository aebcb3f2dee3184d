import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

export const classGroupFields = {
  id: text(),
  classId: text(),
  name: text(),
  /** A student who is in it; null: nobody leads it. */
  leaderId: nullable(text()),
  /** Its place among the groups of the class, ascending. */
  sort: count(),
  /** 1 when it is new, then one more with each change of its name or who leads it. */
  version: count(),
  /** Who changed it last, and when; null: the platform. */
  changedBy: nullable(text()),
  changedAt: instant(),
};

/** A group of a class. */
export type ClassGroup = RecordOf<typeof classGroupFields>;
