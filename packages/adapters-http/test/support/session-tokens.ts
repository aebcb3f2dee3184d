import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionTokens } from '@ykd/application/ports';

const SECRET = 'only for tests';

const seal = (content: string): string => createHmac('sha256', SECRET).update(content).digest('base64url');

/** Tokens that look on the wire as real ones do: the readable ones of the fakes do not fit into a header. */
export const wireTokens = (): SessionTokens => {
  const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
  return {
    issue: () => {
      const token = randomBytes(32).toString('base64url');
      return { token, digest: digest(token) };
    },
    digest,
    sealBearer: ({ sessionId, expiresAt }) => {
      const content = Buffer.from(JSON.stringify([sessionId, expiresAt])).toString('base64url');
      return `${content}.${seal(content)}`;
    },
    openBearer: (token) => {
      const [content = '', signature = ''] = token.split('.');
      const expected = Buffer.from(seal(content));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const [sessionId, expiresAt] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
        string,
        number,
      ];
      return { sessionId, expiresAt };
    },
  };
};
