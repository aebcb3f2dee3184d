import type { AuditEntry } from '../entities/audit-entry.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { AuditList } from './list.js';

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

/** Which lines are asked for. `search`: the name, username or mobile of whom they are by or about, or the id of a subject. */
export type AuditListFilter = ListFilter<AuditList>;

type Listed = 'not-logged-in' | 'forbidden' | 'invalid-input';

/** The audit log, for super administrators. Beyond the Specification. */
export interface AuditPort {
  /** What staff changed, the newest first. Lines are whole, whichever columns are shown. */
  entries(input: KeyPageInput & AuditListFilter & ListView<AuditList>): Outcome<KeyPage<AuditView>, Listed>;
  count(filter: AuditListFilter): Outcome<ListCount, Listed>;
  /** One line, by its number as text. */
  find(input: {
    readonly seq: string;
  }): Outcome<AuditView, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /** The staff who changed something, at most AUDIT_ACTORS_MAX: whom the log can be narrowed to. */
  actors(): Outcome<readonly AuditActor[], 'not-logged-in' | 'forbidden'>;
  /** What members are called whom the log may be narrowed to; those who are gone, or have no name, are not in the answer. */
  names(input: {
    readonly ids: readonly string[];
  }): Outcome<readonly AuditActor[], 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
