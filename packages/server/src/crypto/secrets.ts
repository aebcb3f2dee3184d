import type { Secrets } from '@ykd/application/ports';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text consists of; undefined when it is too short, or not spelled as it was made. */
const partsOf = (sealed: string): Record<'nonce' | 'tag' | 'content', Buffer> | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return undefined;
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return {
    nonce: bytes.subarray(0, NONCE_BYTES),
    tag: bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    content,
  };
};

/**
 * Digests (HMAC-SHA256) and seals (AES-256-GCM, `nonce tag content` in base64url) under keys of their own for each use
 * and purpose, derived from a secret (at least 32 characters) by HKDF: what was made for one means nothing to another. The
 * first of the secrets makes, and what any of them made is read.
 */
export const createSecrets = (secrets: readonly [string, ...string[]]): Secrets => {
  const keys = new Map<string, Buffer>();
  /** The purposes are the few that the program names. */
  const keyFor = (use: 'digest' | 'seal', purpose: string, secret: string = secrets[0]): Buffer => {
    const info = `ykd-${use}-1:${purpose}`;
    const name = `${secrets.indexOf(secret)}:${info}`;
    const known = keys.get(name);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', info, KEY_BYTES));
    keys.set(name, key);
    return key;
  };
  const digestOf = (purpose: string, text: string, secret: string): string =>
    createHmac('sha256', keyFor('digest', purpose, secret))
      .update(text)
      .digest('base64url');
  const opened = (parts: NonNullable<ReturnType<typeof partsOf>>, key: Buffer): string | undefined => {
    const decipher = createDecipheriv(ALGORITHM, key, parts.nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(parts.tag);
    try {
      return Buffer.concat([decipher.update(parts.content), decipher.final()]).toString('utf8');
    } catch {
      // Made with another key, or changed on the way.
      return undefined;
    }
  };

  return {
    // One by one: the source gives whole numbers below 2^48 only.
    digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
    digest: (purpose, text) => digestOf(purpose, text, secrets[0]),
    olderDigests: (purpose, text) => secrets.slice(1).map((secret) => digestOf(purpose, text, secret)),
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor('seal', purpose), nonce);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
    },
    open: (purpose, sealed) => {
      const parts = partsOf(sealed);
      if (parts === undefined) return undefined;
      for (const secret of secrets) {
        const text = opened(parts, keyFor('seal', purpose, secret));
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};
