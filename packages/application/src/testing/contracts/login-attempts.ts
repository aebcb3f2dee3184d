import { describe, expect, it } from 'vitest';
import type { LoginAttempts } from '../../ports/login-attempts.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** A guess of its own, unless another one is named. */
const attempt = (at: number, account = 'ming', address = '203.0.113.7', guess = `g${at}`) => ({
  account,
  address,
  guess,
  at,
});
const COUNTED = { kind: 'counted' };
const full = (oldest: number) => ({ kind: 'full', oldest });

export const loginAttemptsContract = (name: string, make: MakeSubject<LoginAttempts>): void => {
  describe(`${name}: LoginAttempts`, () => {
    it(
      'counts up to the limit, then names the oldest that counts',
      withSubject(make, async (attempts) => {
        expect(await attempts.reserve(attempt(30), 0, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(20), 0, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(40), 0, 2)).toEqual(full(20));
        expect(await attempts.reserve(attempt(50), 0, 2)).toEqual(full(20));
      }),
    );

    it(
      'lets attempts before the window go',
      withSubject(make, async (attempts) => {
        await attempts.reserve(attempt(10), 0, 2);
        await attempts.reserve(attempt(20), 0, 2);
        expect(await attempts.reserve(attempt(30), 10, 2)).toEqual(full(10));
        expect(await attempts.reserve(attempt(30), 11, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(31), 11, 2)).toEqual(full(20));
      }),
    );

    it(
      'keeps accounts and addresses apart',
      withSubject(make, async (attempts) => {
        expect(await attempts.reserve(attempt(1), 0, 1)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(1, 'hong'), 0, 1)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(1, 'ming', '::1'), 0, 1)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(2), 0, 1)).toEqual(full(1));
      }),
    );

    it(
      'takes an account as it was typed, whatever that is',
      withSubject(make, async (attempts) => {
        for (const account of [NASTY_TEXT, 'a\0b', '\ud800', '']) {
          expect(await attempts.reserve(attempt(1, account), 0, 1)).toEqual(COUNTED);
          expect(await attempts.reserve(attempt(2, account), 0, 1)).toEqual(full(1));
        }
      }),
    );

    it(
      'forgets one account at one address after a success',
      withSubject(make, async (attempts) => {
        await attempts.reserve(attempt(1), 0, 1);
        await attempts.reserve(attempt(1, 'hong'), 0, 1);
        await attempts.forget('ming', '203.0.113.7');
        expect(await attempts.reserve(attempt(2), 0, 1)).toEqual(COUNTED);
        expect(await attempts.reserve(attempt(2, 'hong'), 0, 1)).toEqual(full(1));
      }),
    );

    it(
      'counts a guess once, and forgets one alone',
      withSubject(make, async (attempts) => {
        const right = (at: number) => attempt(at, 'ming', 'everywhere', 'right');
        expect(await attempts.reserve(right(1), 0, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(right(2), 0, 2)).toEqual({ kind: 'again' });
        expect(await attempts.reserve(attempt(3, 'ming', 'everywhere'), 0, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(right(4), 0, 2)).toEqual({ kind: 'again' });
        expect(await attempts.reserve(attempt(5, 'ming', 'everywhere'), 0, 2)).toEqual(full(1));
        await attempts.forget('ming', 'everywhere', 'right');
        expect(await attempts.reserve(attempt(5, 'ming', 'everywhere'), 0, 2)).toEqual(COUNTED);
        expect(await attempts.reserve(right(6), 0, 2)).toEqual(full(3));
      }),
    );

    it(
      'counts one guess that comes many times at once',
      withSubject(make, async (attempts) => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, () => attempts.reserve(attempt(100), 0, 5)),
        );
        const kinds = answers.map(({ kind }) => kind).toSorted();
        expect(kinds).toEqual([...Array.from({ length: 11 }, () => 'again'), 'counted']);
      }),
    );

    it(
      'makes nobody wait longer for a clock that was ahead than for one that was right',
      withSubject(make, async (attempts) => {
        await attempts.reserve(attempt(90_000), 0, 1);
        expect(await attempts.reserve(attempt(50), 40, 1)).toEqual(full(50));
        expect(await attempts.reserve(attempt(61), 51, 1)).toEqual(COUNTED);
      }),
    );

    it(
      'removes what is older than an instant',
      withSubject(make, async (attempts) => {
        for (const at of [1, 2, 3]) await attempts.reserve(attempt(at), 0, 9);
        expect(await attempts.deleteOlder(3)).toBe(2);
        expect(await attempts.reserve(attempt(4), 0, 1)).toEqual(full(3));
      }),
    );

    it(
      'never lets more through at once than the limit',
      withSubject(make, async (attempts) => {
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, index) => attempts.reserve(attempt(100 + index), 0, 5)),
        );
        expect(answers.filter(({ kind }) => kind === 'counted')).toHaveLength(5);
      }),
    );
  });
};
