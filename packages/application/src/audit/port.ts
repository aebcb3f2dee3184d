import type { AuditEntry } from '../entities/audit-entry.js';
import type { AuditFilter } from '../ports/audit-log.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** A line of the audit log with what those whom it names are called; null for none, and for one who is gone. */
export type AuditView = AuditEntry & {
  readonly actorName: string | null;
  /** The member whom it is about. */
  readonly aboutName: string | null;
};

/** So many of those who changed something can be chosen from. */
export const AUDIT_ACTORS_MAX = 500;

/** Somebody who changed something; `name`: null for one who has none, or is gone. */
export interface AuditActor {
  readonly id: string;
  readonly name: string | null;
}

/** The audit log, for super administrators. Beyond the Specification. */
export interface AuditPort {
  /** What staff changed, the newest first; `about`: the id of a member, or his username or mobile. */
  entries(
    input: KeyPageInput & AuditFilter,
  ): Outcome<KeyPage<AuditView>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** The staff who changed something, at most AUDIT_ACTORS_MAX: whom the log can be narrowed to. */
  actors(): Outcome<readonly AuditActor[], 'not-logged-in' | 'forbidden'>;
}
