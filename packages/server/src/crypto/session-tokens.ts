import type { SessionTokens } from '@ykd/application/ports';
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;
/** The version goes into the MAC: a token of another kind made with the same secret is no bearer token. */
const VERSION = 'ykd-bearer-1';

const digest = (token: string): string => hash('sha256', token, 'base64url');

const isContent = (value: unknown): value is [sessionId: string, expiresAt: number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]);

/** The content of a payload whose MAC was right. */
const readPayload = (payload: string): { sessionId: string; expiresAt: number } | undefined => {
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return isContent(content) ? { sessionId: content[0], expiresAt: content[1] } : undefined;
};

/**
 * Session tokens: 256 random bits, stored as their SHA-256. A bearer token is `payload.mac`, where the MAC is HMAC-SHA256
 * of the payload under a secret (at least 32 characters); whoever lacks it can make none. The first of the secrets signs,
 * and what any of them signed is right.
 */
export const createSessionTokens = (secrets: readonly [string, ...string[]]): SessionTokens => {
  const mac = (payload: string, secret: string): string =>
    createHmac('sha256', secret).update(`${VERSION}.${payload}`).digest('base64url');
  return {
    issue: () => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return { token, digest: digest(token) };
    },
    digest,
    sealBearer: ({ sessionId, expiresAt }) => {
      const payload = Buffer.from(JSON.stringify([sessionId, expiresAt])).toString('base64url');
      return `${payload}.${mac(payload, secrets[0])}`;
    },
    openBearer: (token) => {
      const dot = token.lastIndexOf('.');
      if (dot < 1) return undefined;
      const payload = token.slice(0, dot);
      // Compared as text: base64 knows several spellings of the same bytes, and only ours is right.
      const given = Buffer.from(token.slice(dot + 1));
      const isRight = secrets.some((secret) => {
        const expected = Buffer.from(mac(payload, secret));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isRight ? readPayload(payload) : undefined;
    },
  };
};
