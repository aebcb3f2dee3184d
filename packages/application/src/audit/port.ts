import type { AuditEntry } from '../entities/audit-entry.js';
import type { AuditFilter } from '../ports/audit-log.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** A line of the audit log with what its member of staff is called; null for none, and for one who is gone. */
export type AuditView = AuditEntry & { readonly actorName: string | null };

/** The audit log, for super administrators. Beyond the Specification. */
export interface AuditPort {
  /** What staff changed, the newest first. */
  entries(
    input: KeyPageInput & AuditFilter,
  ): Outcome<KeyPage<AuditView>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
