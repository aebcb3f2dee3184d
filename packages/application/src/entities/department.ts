import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

export const departmentFields = {
  id: text(),
  /** Null at the top. */
  parentId: nullable(text()),
  name: text(),
  /** Its place among those with the same parent, from 0. */
  position: count(),
  /** Grows with each change: whoever changes it says which one he saw. */
  version: count(),
  /** The member of staff who changed it last; null for whoever works at the command line. */
  changedBy: nullable(text()),
  changedAt: instant(),
  gmtCreated: instant(),
};

/** A department. Instants are epoch milliseconds. */
export type StoredDepartment = RecordOf<typeof departmentFields>;
