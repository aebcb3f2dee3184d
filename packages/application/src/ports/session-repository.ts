import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import type { Session } from '../entities/session.js';

export type { Session } from '../entities/session.js';

/** A session with its owner, as each authenticated call needs it: one look-up. */
export interface SessionOwner {
  readonly sessionId: string;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly user: User;
  readonly staff?: StaffMember;
}

/** How many sessions a member has at the most; a new one ends those that were used longest ago. */
export const SESSIONS_PER_MEMBER = 50;

/**
 * Sessions. A deleted session is over at once, in every process. A member has SESSIONS_PER_MEMBER at the most, also when
 * many begin at once: whichever is stored stays, and of the others those that were used last.
 */
export interface SessionRepository {
  insert(session: Session): Promise<void>;
  /**
   * Stores a session that a password opened; false, and nothing stored, when the member's password has another hash now.
   * A change of password at the same time either prevents the session or ends it.
   */
  insertIfPassword(session: Session, passwordHash: string): Promise<boolean>;
  /**
   * Stores a session that a WeChat account opened; false, and nothing stored, when that is not bound to the member now. A
   * change of password, which releases it, either prevents the session or ends it.
   */
  insertIfWeixin(session: Session, openid: string): Promise<boolean>;
  findByDigest(tokenDigest: string): Promise<SessionOwner | undefined>;
  findById(id: string): Promise<SessionOwner | undefined>;
  /** Moves the expiry of a session in use. */
  touch(id: string, lastSeenAt: number, expiresAt: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** A member's sessions that have not ended at `at`, the last used first. */
  findByUser(userId: string, at: number): Promise<readonly Session[]>;
  /** Ends a session of this member; false when it is not his, or over already. */
  deleteOwn(id: string, userId: string): Promise<boolean>;
  /** Ends every session of a member but one; answers how many. */
  deleteOthers(userId: string, keepId: string): Promise<number>;
  /** Removes sessions that expired before `at`; answers how many. */
  deleteExpired(at: number): Promise<number>;
}
