import { EMPLOYEE_STATES } from '@ykd/domain/people';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const employeeFields = {
  userId: text(),
  /** Whoever left has no rights: what somebody may do is kept beside, as long as he works here. */
  state: oneOf(EMPLOYEE_STATES),
  departmentId: nullable(text()),
  /** His post, and his e-mail and telephone at work. */
  title: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  joinedAt: instant(),
  leftAt: nullable(instant()),
  /** Grows with each change, that of his rights too: whoever changes him says which one he saw. */
  version: count(),
  /** The member of staff who changed him last; null for whoever works at the command line. */
  changedBy: nullable(text()),
  changedAt: instant(),
};

/** Somebody who works here, or did. Instants are epoch milliseconds. */
export type StoredEmployee = RecordOf<typeof employeeFields>;
