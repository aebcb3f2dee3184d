import { securityEventFields, type SecurityEvent } from '../entities/security-event.js';
import { nullable, text } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { SecurityList } from './list.js';

/** A line as it is shown, with what those are called whom it names; null for nobody, and for one who is gone. */
export const securityViewFields = {
  ...securityEventFields,
  memberName: nullable(text()),
  /** Of a member that it was done to. */
  subjectName: nullable(text()),
};

export type SecurityView = SecurityEvent & {
  readonly memberName: string | null;
  readonly subjectName: string | null;
};

/** Which lines are asked for. `search`: the name, username or mobile of whose they are. */
export type SecurityListFilter = ListFilter<SecurityList>;

type Listed = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** The security log, for super administrators. Beyond the Specification. */
export interface SecurityPort {
  /** What happened, the newest first. Lines are whole, whichever columns are shown. */
  events(
    input: KeyPageInput & SecurityListFilter & ListView<SecurityList>,
  ): Outcome<KeyPage<SecurityView>, Listed>;
  count(filter: SecurityListFilter): Outcome<ListCount, Listed>;
  find(input: {
    readonly id: string;
  }): Outcome<SecurityView, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
