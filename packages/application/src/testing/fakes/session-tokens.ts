import type { SessionTokens } from '../../ports/session-tokens.js';

/** Predictable tokens: `token-1` with the digest `digest:token-1`; bearer tokens are readable JSON. */
export const fakeSessionTokens = (): SessionTokens => {
  let count = 0;
  const digest = (token: string): string => `digest:${token}`;
  return {
    issue: () => {
      count += 1;
      const token = `token-${count}`;
      return { token, digest: digest(token) };
    },
    digest,
    sealBearer: ({ sessionId, expiresAt }) => `bearer:${expiresAt}:${sessionId}`,
    openBearer: (token) => {
      const [, expiresAt, sessionId] = /^bearer:(\d+):(.+)$/.exec(token) ?? [];
      return sessionId === undefined ? undefined : { sessionId, expiresAt: Number(expiresAt) };
    },
  };
};
