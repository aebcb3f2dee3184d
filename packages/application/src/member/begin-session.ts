import type { SecurityEvent } from '../ports/security-log.js';
import type { Session } from '../ports/session-repository.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { foldOf } from '../security/record.js';

/** How many sessions a member has at the most; a new one ends those that were used longest ago. */
export const SESSIONS_PER_MEMBER = 50;

/** What opens a session, where a change of the password takes that away: the member's hash, or his WeChat account. */
export type SessionKey = { readonly passwordHash: string } | { readonly openid: string };

const isKeyOf = async (
  { members }: Tx,
  userId: string,
  passwordHash: string | undefined,
  key: SessionKey,
): Promise<boolean> =>
  'openid' in key ? (await members.ownerOfWeixin(key.openid)) === userId : passwordHash === key.passwordHash;

/**
 * Stores a session as long as its key, if it has one, is the member's; false, and nothing stored, when it is not any more.
 * A change of the password at the same time either prevents the session or ends it. One that a password opens which
 * somebody else gave is marked. Of those that begin at once each is
 * kept, and of the others those that were used last, SESSIONS_PER_MEMBER together. `trace`: what the security log is told; a member can
 * log in as often as he likes, so that is folded.
 */
export const beginSession = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  session: Session,
  key?: SessionKey,
  trace?: SecurityEvent,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const { id, userId } = session;
    // First the member, then what is bound to him: a change of the password has come by then, or waits.
    const member = await tx.members.hold(userId);
    if (key !== undefined && !(await isKeyOf(tx, userId, member?.passwordHash, key))) return false;
    const isInitial = key !== undefined && 'passwordHash' in key && member?.initialSince !== undefined;
    await tx.sessions.insert(isInitial ? { ...session, byInitialPassword: true } : session);
    if (trace !== undefined) await tx.securityLog.count(trace, foldOf(trace));
    const others = (await tx.sessions.idsOf(userId)).filter((other) => other !== id);
    if (others.length >= SESSIONS_PER_MEMBER) await tx.sessions.delete(others.slice(SESSIONS_PER_MEMBER - 1));
    return true;
  });
