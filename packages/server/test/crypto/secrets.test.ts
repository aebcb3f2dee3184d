import fc from 'fast-check';
import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '../../src/crypto/secrets.js';

const SECRET = 'a-secret-of-at-least-32-characters!';
const secrets = createSecrets([SECRET]);
const text = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('random digits', () => {
  it('are as many as asked for, each digit at each place', () => {
    const seen = Array.from({ length: 6 }, () => new Set<string>());
    for (let round = 0; round < 2_000; round += 1) {
      const code = secrets.digits(6);
      expect(code).toMatch(/^\d{6}$/);
      for (const [at, digit] of [...code].entries()) seen[at]?.add(digit);
    }
    expect(seen.map(({ size }) => size)).toEqual([10, 10, 10, 10, 10, 10]);
  });

  it('may be very many', () => {
    expect(secrets.digits(40)).toMatch(/^\d{40}$/);
  });

  it('do not come again', () => {
    expect(new Set(Array.from({ length: 200 }, () => secrets.digits(12))).size).toBe(200);
  });
});

describe('a digest', () => {
  it('is the HMAC-SHA256 under a key that HKDF derives for the purpose', () => {
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'ykd-digest-1:sms-code', 32));
    const expected = createHmac('sha256', key).update('13800000002:123456').digest('base64url');
    expect(secrets.digest('sms-code', '13800000002:123456')).toBe(expected);
  });

  it('is the same in every process with the secret, and in no other', () => {
    expect(createSecrets([SECRET]).digest('a', 'text')).toBe(secrets.digest('a', 'text'));
    expect(createSecrets([`${SECRET}!`]).digest('a', 'text')).not.toBe(secrets.digest('a', 'text'));
  });

  it('differs by purpose and by text', () => {
    const made = [secrets.digest('a', 'x'), secrets.digest('b', 'x'), secrets.digest('a', 'y')];
    expect(new Set(made).size).toBe(3);
  });
});

describe('a sealed text', () => {
  it('opens in every process with the secret', () => {
    fc.assert(
      fc.property(text, (content) => {
        expect(createSecrets([SECRET]).open('p', secrets.seal('p', content))).toBe(content);
      }),
    );
  });

  it('is different each time, and does not show its content', () => {
    const made = Array.from({ length: 100 }, () => secrets.seal('p', 'the password'));
    expect(new Set(made).size).toBe(100);
    for (const one of made) {
      expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('the password');
    }
  });

  it('opens for no other purpose and with no other secret', () => {
    const sealed = secrets.seal('p', 'the password');
    expect(secrets.open('q', sealed)).toBeUndefined();
    expect(createSecrets(['another-secret-of-32-characters!!!!']).open('p', sealed)).toBeUndefined();
  });

  it('opens and knows again what was made before the secret was changed', () => {
    const changed = createSecrets(['another-secret-of-32-characters!!!!', SECRET]);
    expect(changed.open('p', secrets.seal('p', 'the password'))).toBe('the password');
    expect(secrets.open('p', changed.seal('p', 'the password'))).toBeUndefined();
    expect(changed.olderDigests('a', 'text')).toEqual([secrets.digest('a', 'text')]);
    expect(changed.digest('a', 'text')).not.toBe(secrets.digest('a', 'text'));
    expect(secrets.olderDigests('a', 'text')).toEqual([]);
  });

  it('does not open when it is cut off, changed or added to', () => {
    const sealed = secrets.seal('p', 'the password');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(secrets.open('p', sealed.slice(0, length))).toBeUndefined();
      expect(secrets.open('p', sealed.slice(length + 1))).toBeUndefined();
      const other = sealed[length] === 'A' ? 'B' : 'A';
      expect(secrets.open('p', sealed.slice(0, length) + other + sealed.slice(length + 1))).toBeUndefined();
    }
    for (const forged of [`${sealed}A`, `${sealed}=`, ` ${sealed}`, `${sealed}\n`]) {
      expect(secrets.open('p', forged)).toBeUndefined();
    }
  });

  it('is no other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(secrets.open('p', any)).toBeUndefined();
      }),
    );
  });
});
