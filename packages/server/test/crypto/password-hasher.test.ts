import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../src/crypto/password-hasher.js';

const hasher = createPasswordHasher();

describe('password hasher', () => {
  it('knows the password again, and no other', async () => {
    for (const password of ['ykd-demo-2026', '', '密码 😀 \0 "\'', 'x'.repeat(1_000)]) {
      const hash = await hasher.hash(password);
      expect(await hasher.verify(password, hash)).toBe(true);
      expect(await hasher.verify(`${password} `, hash)).toBe(false);
    }
  });

  it('describes itself and salts each hash anew', async () => {
    const [one, two] = await Promise.all([hasher.hash('same'), hasher.hash('same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=24576,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('reads hashes of other costs, so that the cost can be raised', async () => {
    // Made with the reference implementation: printf password | argon2 somesalt -id -t 2 -k 65536 -p 1 -e
    const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await hasher.verify('password', known)).toBe(true);
    expect(await hasher.verify('Password', known)).toBe(false);
  });

  it('says which hashes are not of today’s cost', async () => {
    const today = await hasher.hash('password');
    expect(hasher.isOutdated(today)).toBe(false);
    for (const other of ['m=65536,t=2,p=1', 'm=24576,t=3,p=1', 'm=24576,t=2,p=2']) {
      expect(hasher.isOutdated(today.replace('m=24576,t=2,p=1', other))).toBe(true);
    }
  });

  it('answers false for text that is no hash of ours', async () => {
    const short = '$argon2id$v=19$m=24576,t=2,p=1$c29tZXNhbHQ$AA';
    for (const text of ['', 'plain', '$2b$10$abc', short, '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA']) {
      expect(await hasher.verify('plain', text)).toBe(false);
    }
  });

  it('is as much work for an unknown account as for a known one', async () => {
    const hash = await hasher.hash('password');
    // The processor's time, of all threads: a busy machine does not change it as it does the clock's.
    const timed = async (stored: string | undefined): Promise<number> => {
      const start = process.cpuUsage();
      await hasher.verify('wrong', stored);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await timed(hash));
      unknown.push(await timed(undefined));
    }
    // The fastest of several: what the machine does besides only ever adds to it.
    expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.6);
    expect(Math.min(...unknown) / Math.min(...known)).toBeLessThan(1.7);
  });

  it('leaves the event loop free', async () => {
    let turns = 0;
    const counted = (): void => {
      turns += 1;
      next = setImmediate(counted);
    };
    let next = setImmediate(counted);
    // One after the other: on the event loop itself, none of its turns would come between them, however fast the machine is.
    for (let round = 0; round < 4; round += 1) await hasher.hash('password');
    clearImmediate(next);
    expect(turns).toBeGreaterThan(0);
  });
});
