import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIds } from '../../src/crypto/ids.js';
import { createSessionTokens } from '../../src/crypto/session-tokens.js';

const tokens = createSessionTokens(['a-secret-of-at-least-32-characters!']);
const content = { sessionId: 'b0c1d2e3-0000-4000-8000-000000000000', expiresAt: 1_767_225_600_000 };

describe('session tokens', () => {
  it('are 256 random bits, stored as their SHA-256', () => {
    const { token, digest } = tokens.issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokens.digest(token)).toBe(digest);
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(digest).not.toBe(token);
    expect(tokens.digest('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
    expect(new Set(Array.from({ length: 1_000 }, () => tokens.issue().token)).size).toBe(1_000);
  });
});

describe('bearer tokens', () => {
  it('come back with what was sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.maxSafeNat(), (sessionId, expiresAt) => {
        // Sealing goes through UTF-8, where an unpaired surrogate has no place.
        fc.pre(!/\p{Surrogate}/u.test(sessionId));
        expect(tokens.openBearer(tokens.sealBearer({ sessionId, expiresAt }))).toEqual({
          sessionId,
          expiresAt,
        });
      }),
    );
  });

  it('open nothing when they are cut off', () => {
    const token = tokens.sealBearer(content);
    for (let length = 0; length < token.length; length += 1) {
      expect(tokens.openBearer(token.slice(0, length))).toBeUndefined();
      expect(tokens.openBearer(token.slice(token.length - length))).toBeUndefined();
    }
  });

  it('open nothing when a single character is another', () => {
    const token = tokens.sealBearer(content);
    fc.assert(
      fc.property(fc.nat({ max: token.length - 1 }), fc.constantFrom(...'Aa0_-.+/= é\0'), (index, other) => {
        fc.pre(token[index] !== other);
        expect(tokens.openBearer(token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('open nothing when something is added', () => {
    const token = tokens.sealBearer(content);
    for (const forged of [
      `${token}=`,
      `${token}A`,
      ` ${token}`,
      `A${token}`,
      `${token}.${token}`,
      `x.${token}`,
    ]) {
      expect(tokens.openBearer(forged)).toBeUndefined();
    }
  });

  it('open nothing that was made with another secret, or with parts of two tokens', () => {
    const other = createSessionTokens(['another-secret-of-32-characters!!!!']);
    expect(tokens.openBearer(other.sealBearer(content))).toBeUndefined();
    const later = tokens.sealBearer({ ...content, expiresAt: content.expiresAt + 1 });
    const [payload] = later.split('.');
    const [, mac] = tokens.sealBearer(content).split('.');
    expect(tokens.openBearer(`${payload}.${mac}`)).toBeUndefined();
  });

  it('go on being right when the secret is changed, as long as the old one stands beside it', () => {
    const OLD = 'a-secret-of-at-least-32-characters!';
    const changed = createSessionTokens(['another-secret-of-32-characters!!!!', OLD]);
    expect(changed.openBearer(tokens.sealBearer(content))).toEqual(content);
    expect(tokens.openBearer(changed.sealBearer(content))).toBeUndefined();
  });

  it('open no other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tokens.openBearer(text)).toBeUndefined();
      }),
    );
  });
});

it('ids are short, safe in a URL, and never the same', () => {
  const ids = createIds();
  const made = Array.from({ length: 1_000 }, () => ids.next());
  expect(new Set(made).size).toBe(1_000);
  for (const id of made) expect(id).toMatch(/^[\w-]{1,36}$/);
});
