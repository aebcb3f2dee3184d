import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import type { SecurityEvent } from './security-log.js';
import type { Session } from '../entities/session.js';
import type { Viewing } from '../entities/viewing.js';

export type { Session } from '../entities/session.js';

/** A session with its owner, as each authenticated call needs it: one look-up. */
export interface SessionOwner {
  readonly sessionId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly user: User;
  readonly staff?: StaffMember;
  /** Absent where he has set up no second factor; `at`: when a code was given in this session. */
  readonly secondFactor?: { readonly at: number | null };
  /** It was opened with a password that somebody else gave at `since`, epoch ms, and that he has not changed. */
  readonly initialPassword?: { readonly since: number };
  /** As whom he looks in this session, or did until a while ago. */
  readonly viewing?: SessionViewing;
}

/** As whom the owner of a session looks, and what that one may do here. */
export interface SessionViewing {
  readonly viewing: Viewing;
  readonly user: User;
  readonly staff?: StaffMember;
}

/** Sessions. A deleted session is over at once, in every process. They begin in a `UnitOfWork`. */
export interface SessionRepository {
  findByDigest(tokenDigest: string): Promise<SessionOwner | undefined>;
  findById(id: string): Promise<SessionOwner | undefined>;
  /** Moves the expiry of a session in use. A beginning after `lastSeenAt`, which a clock ahead wrote, moves there too. */
  touch(id: string, lastSeenAt: number, expiresAt: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** A member's sessions that have not ended at `at`, the last used first. */
  findByUser(userId: string, at: number): Promise<readonly Session[]>;
  /** Ends a session of this member; false when it is not his, or over already. */
  deleteOwn(id: string, userId: string): Promise<boolean>;
  /**
   * Ends every session of a member but one, and the address of his calendar; answers how many sessions. `trace`: what the security log
   * is told with it.
   */
  deleteOthers(userId: string, keepId: string, trace?: SecurityEvent): Promise<number>;
  /**
   * Brings back what a clock that was ahead wrote: sessions that began, or were last used, after `at` did so at `at`, and
   * end at `latest` at the latest; answers how many.
   */
  bringBack(at: number, latest: number): Promise<number>;
  /** Removes sessions that expired before `at`; answers how many. */
  deleteExpired(at: number): Promise<number>;
}

export interface TxSessions {
  insert(session: Session): Promise<void>;
  /** The ids of a member's sessions, the last used first. */
  idsOf(userId: string): Promise<readonly string[]>;
  delete(ids: readonly string[]): Promise<void>;
}
