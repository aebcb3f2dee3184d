import { describe, expect, it } from 'vitest';
import type { LoginAttempts } from '../../ports/login-attempts.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const attempt = (at: number, account = 'ming', address = '203.0.113.7') => ({ account, address, at });

export const loginAttemptsContract = (name: string, make: MakeSubject<LoginAttempts>): void => {
  describe(`${name}: LoginAttempts`, () => {
    it(
      'counts up to the limit, then names the oldest that counts',
      withSubject(make, async (attempts) => {
        expect(await attempts.reserve(attempt(30), 0, 2)).toBeUndefined();
        expect(await attempts.reserve(attempt(20), 0, 2)).toBeUndefined();
        expect(await attempts.reserve(attempt(40), 0, 2)).toBe(20);
        expect(await attempts.reserve(attempt(50), 0, 2)).toBe(20);
      }),
    );

    it(
      'lets attempts before the window go',
      withSubject(make, async (attempts) => {
        await attempts.reserve(attempt(10), 0, 2);
        await attempts.reserve(attempt(20), 0, 2);
        expect(await attempts.reserve(attempt(30), 10, 2)).toBe(10);
        expect(await attempts.reserve(attempt(30), 11, 2)).toBeUndefined();
        expect(await attempts.reserve(attempt(31), 11, 2)).toBe(20);
      }),
    );

    it(
      'keeps accounts and addresses apart',
      withSubject(make, async (attempts) => {
        expect(await attempts.reserve(attempt(1), 0, 1)).toBeUndefined();
        expect(await attempts.reserve(attempt(1, 'hong'), 0, 1)).toBeUndefined();
        expect(await attempts.reserve(attempt(1, 'ming', '::1'), 0, 1)).toBeUndefined();
        expect(await attempts.reserve(attempt(2), 0, 1)).toBe(1);
      }),
    );

    it(
      'takes an account as it was typed, whatever that is',
      withSubject(make, async (attempts) => {
        for (const account of [NASTY_TEXT, 'a\0b', '\ud800', '']) {
          expect(await attempts.reserve(attempt(1, account), 0, 1)).toBeUndefined();
          expect(await attempts.reserve(attempt(2, account), 0, 1)).toBe(1);
        }
      }),
    );

    it(
      'forgets one account at one address after a success',
      withSubject(make, async (attempts) => {
        await attempts.reserve(attempt(1), 0, 1);
        await attempts.reserve(attempt(1, 'hong'), 0, 1);
        await attempts.clear('ming', '203.0.113.7');
        expect(await attempts.reserve(attempt(2), 0, 1)).toBeUndefined();
        expect(await attempts.reserve(attempt(2, 'hong'), 0, 1)).toBe(1);
      }),
    );

    it(
      'removes what is older than an instant',
      withSubject(make, async (attempts) => {
        for (const at of [1, 2, 3]) await attempts.reserve(attempt(at), 0, 9);
        expect(await attempts.deleteOlder(3)).toBe(2);
        expect(await attempts.reserve(attempt(4), 0, 1)).toBe(3);
      }),
    );

    it(
      'never lets more through at once than the limit',
      withSubject(make, async (attempts) => {
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, index) => attempts.reserve(attempt(100 + index), 0, 5)),
        );
        expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
      }),
    );
  });
};
