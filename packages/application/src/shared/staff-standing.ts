import type { SessionOwner } from '../ports/session-repository.js';
import type { Caller } from './caller.js';

/** Whether everybody of the staff has to have a second factor. */
export type SecondFactorRule = 'required' | 'optional';

type Standing = Pick<Caller, 'staff' | 'pending' | 'secondFactor'>;

/**
 * What a session's owner may do with it. Without the second factor that he has, or has to have, he is no staff at all: no
 * use case has to think of it.
 */
export const standingOf = (
  rule: SecondFactorRule,
  { staff, secondFactor }: Pick<SessionOwner, 'staff' | 'secondFactor'>,
): Standing => {
  if (staff === undefined) return {};
  if (secondFactor === undefined) {
    return rule === 'required' ? { pending: { staff, step: 'enrol' } } : { staff };
  }
  return secondFactor.at === null
    ? { pending: { staff, step: 'code' }, secondFactor }
    : { staff, secondFactor };
};
