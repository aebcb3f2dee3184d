import type { Ids } from '../ports/ids.js';
import { SESSION_IDLE_MS, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';

/** Longest user agent that is kept, in UTF-16 code units; the rest tells nobody anything. */
const USER_AGENT_MAX = 300;

/** Opens a session for a member and hands its token to the caller's side. */
export const startSession = async (
  deps: AuthenticateDeps & { readonly ids: Ids },
  context: CallerContext,
  userId: string,
): Promise<void> => {
  const now = deps.clock.now();
  const { token, digest } = deps.sessionTokens.issue();
  const expiresAt = now + SESSION_IDLE_MS;
  await deps.sessions.insert({
    id: deps.ids.next(),
    tokenDigest: digest,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
    address: context.address,
  });
  context.remember({ token, expiresAt });
};
