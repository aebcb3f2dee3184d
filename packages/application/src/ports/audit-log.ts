import type { AuditDraft, AuditEntry } from '../entities/audit-entry.js';
import type { KeyRows, KeyWindow } from './key-window.js';
import type { LogSpan, OneOf } from './log-filter.js';

export type { AuditDraft, AuditEntry } from '../entities/audit-entry.js';

/** The key of a line: its instant and its number. */
export type AuditKey = readonly [at: number, seq: number];

/** Where the chain ends: the number and the hash of the last line. */
export type AuditHead = Pick<AuditEntry, 'seq' | 'hash'>;

/** Which lines are wanted: those that have these values. */
export interface AuditFilter extends LogSpan {
  readonly actor?: OneOf<string> | undefined;
  readonly act?: OneOf<AuditEntry['act']> | undefined;
  readonly subjectKind?: OneOf<AuditEntry['subjectKind']> | undefined;
  readonly subjectId?: OneOf<string> | undefined;
  readonly about?: OneOf<string> | undefined;
  readonly batch?: OneOf<string> | undefined;
  readonly source?: OneOf<AuditEntry['source']> | undefined;
  /** Beside all that: about one of these people, by one of them, or of the subject that is called this. */
  readonly found?: { readonly people: readonly string[]; readonly subjectId: string } | undefined;
}

/**
 * The audit log: what staff changed. Lines are only ever added, each together with what it tells of: see `Tx`, and `audit`
 * of the repositories that change several rows in a transaction of their own. No line is changed or removed.
 */
export interface AuditLog {
  /** The newest first, unless the oldest are to be. */
  page(
    window: KeyWindow<AuditKey>,
    filter: AuditFilter,
    isOldestFirst?: boolean,
  ): Promise<KeyRows<AuditEntry>>;
  /** Counted up to `most`. */
  count(filter: AuditFilter, most: number): Promise<number>;
  find(seq: number): Promise<AuditEntry | undefined>;
  /** The ids of the staff who changed something, in their order, at most `limit`. */
  actors(limit: number): Promise<readonly string[]>;
  /** The lines behind this number in their order, at most `limit`; behind -Infinity stand all that there are. */
  linesAfter(seq: number, limit: number): Promise<readonly AuditEntry[]>;
  /** What is remembered of the end of the chain, written with each line; undefined while there is none. */
  head(): Promise<AuditHead | undefined>;
  /** The hash that the chain is made of, 64 hexadecimal digits. */
  digest(text: string): string;
}

export interface TxAuditLog {
  /** Adds a line to the end of the log when the transaction ends, and never without what else it did. */
  append(draft: AuditDraft): Promise<void>;
}
