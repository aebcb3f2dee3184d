import type { Viewing } from '../entities/viewing.js';

export type { Viewing } from '../entities/viewing.js';

/** Who looks as somebody else, read only. What a session is, is told with it: see `SessionOwner`. */
export interface Viewings {
  /** Those that are over at `at`, epoch ms, or whose session is, at most `limit`. */
  over(at: number, limit: number): Promise<readonly Viewing[]>;
}

export interface TxViewings {
  /** That of a session. */
  ofSession(sessionId: string): Promise<Viewing | undefined>;
  /** All whose time is not over at `at`, epoch ms. */
  running(at: number): Promise<readonly Viewing[]>;
  /** Of a session that has none. */
  insert(viewing: Viewing): Promise<void>;
  /** False when it is not there: somebody else ended it. */
  delete(id: string): Promise<boolean>;
}
