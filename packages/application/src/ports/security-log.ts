import type { SecurityEvent, SecurityKind } from '../entities/security-event.js';
import type { KeyRows, KeyWindow } from './key-window.js';

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

/** Which lines are wanted. */
export interface SecurityFilter {
  readonly kind?: SecurityKind | undefined;
  readonly userId?: string | undefined;
}

/** The security log. Other lines are written together with what they tell of: see `trace` there, and `Tx`. */
export interface SecurityLog {
  /** Adds what happened to a line that is counted; answers how many times it happened there. */
  count(event: SecurityEvent, fold: Fold): Promise<number>;
  /** The newest first. */
  page(window: KeyWindow<SecurityKey>, filter: SecurityFilter): Promise<KeyRows<SecurityEvent>>;
  /** Removes lines that began before `before`; answers how many. */
  deleteOlder(before: number): Promise<number>;
}

export interface TxSecurityLog {
  add(event: SecurityEvent): Promise<void>;
  /** As `SecurityLog.count`. */
  count(event: SecurityEvent, fold: Fold): Promise<number>;
}
