import type { SecurityEvent, SecurityKind } from '../entities/security-event.js';
import type { KeyRows, KeyWindow } from './key-window.js';
import type { LogSpan, OneOf } from './log-filter.js';

export type { SecurityEvent, SecurityKind } from '../entities/security-event.js';

/** The key of a line: its instant and id. */
export type SecurityKey = readonly [at: number, id: string];

/** What repeats is one line that is counted, so that nobody can fill the disk with lines. */
export interface Fold {
  /** Lines of one name are one. */
  readonly name: string;
  /** Lines of this kind since then (epoch ms) … */
  readonly since: number;
  /** … are no more than this; what comes above is counted under `crowd`, without a name or an address. */
  readonly max: number;
  readonly crowd: string;
}

/** Which lines are wanted, by when they began. */
export interface SecurityFilter extends LogSpan {
  readonly kind?: OneOf<SecurityKind> | undefined;
  readonly userId?: OneOf<string> | undefined;
  /** Beside all that: of one of these people. */
  readonly people?: readonly string[] | undefined;
}

/** The security log. Other lines are written together with what they tell of: see `trace` there, and `Tx`. */
export interface SecurityLog {
  /** Adds what happened to a line that is counted; answers how many times it happened there. */
  count(event: SecurityEvent, fold: Fold): Promise<number>;
  /** The newest first, unless the oldest are to be. */
  page(
    window: KeyWindow<SecurityKey>,
    filter: SecurityFilter,
    isOldestFirst?: boolean,
  ): Promise<KeyRows<SecurityEvent>>;
  /** Lines, counted up to `most`. */
  countLines(filter: SecurityFilter, most: number): Promise<number>;
  find(id: string): Promise<SecurityEvent | undefined>;
  /** Removes lines that began before `before`; answers how many. */
  deleteOlder(before: number): Promise<number>;
}

export interface TxSecurityLog {
  add(event: SecurityEvent): Promise<void>;
  /** As `SecurityLog.count`. */
  count(event: SecurityEvent, fold: Fold): Promise<number>;
}
