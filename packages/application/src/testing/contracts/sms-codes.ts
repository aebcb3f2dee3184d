import { describe, expect, it } from 'vitest';
import type { SmsCodes, SmsLimit } from '../../ports/sms-codes.js';
import { withSubject, type MakeSubject } from './subject.js';

const MOBILE = '13800000002';
const OTHER = '13800000003';
const request = (at: number, mobile = MOBILE, address = '203.0.113.7') => ({ mobile, address, at });
const perMobile = (max: number, since = 0): SmsLimit => ({ by: 'mobile', since, max });
const perAddress = (max: number, since = 0): SmsLimit => ({ by: 'address', since, max });
const altogether = (max: number, since = 0): SmsLimit => ({ by: 'all', since, max });
const code = (digest: string, over: { readonly mobile?: string; readonly expiresAt?: number } = {}) => ({
  mobile: MOBILE,
  address: '203.0.113.7',
  digest,
  expiresAt: 100,
  ...over,
});
const attempt = (
  digest: string,
  over: { readonly mobile?: string; readonly address?: string; readonly at?: number } = {},
) => ({
  mobile: MOBILE,
  address: '203.0.113.7',
  digest,
  at: 50,
  maxTries: 5,
  ...over,
});

const requestsContract = (make: MakeSubject<SmsCodes>): void => {
  it(
    'counts requests of a mobile and of an address, each up to its limit',
    withSubject(make, async (codes) => {
      const limits = [perMobile(2), perAddress(3)];
      expect(await codes.reserve(request(20), limits)).toBeUndefined();
      expect(await codes.reserve(request(10), limits)).toBeUndefined();
      expect(await codes.reserve(request(30), limits)).toStrictEqual({ limit: limits[0], oldest: 10 });
      expect(await codes.reserve(request(30, OTHER), limits)).toBeUndefined();
      expect(await codes.reserve(request(40, OTHER), limits)).toStrictEqual({ limit: limits[1], oldest: 10 });
      expect(await codes.reserve(request(40, OTHER, '::1'), limits)).toBeUndefined();
    }),
  );

  it(
    'counts all requests together, whoever makes them',
    withSubject(make, async (codes) => {
      const limits = [altogether(2, 10)];
      expect(await codes.reserve(request(9), limits)).toBeUndefined();
      expect(await codes.reserve(request(10, OTHER, '::1'), limits)).toBeUndefined();
      expect(await codes.reserve(request(20), limits)).toBeUndefined();
      expect(await codes.reserve(request(30, '13800000009', '::2'), limits)).toStrictEqual({
        limit: limits[0],
        oldest: 10,
      });
      expect(await codes.reserve(request(30), [altogether(2, 11)])).toBeUndefined();
    }),
  );

  it(
    'names the first of several full limits',
    withSubject(make, async (codes) => {
      await codes.reserve(request(10), []);
      await codes.reserve(request(20, OTHER), []);
      const both = [perAddress(2), perMobile(1)];
      expect(await codes.reserve(request(30), both)).toStrictEqual({ limit: both[0], oldest: 10 });
      expect(await codes.reserve(request(30, OTHER), both.toReversed())).toStrictEqual({
        limit: both[1],
        oldest: 20,
      });
    }),
  );

  it(
    'lets requests before the window go, and counts no refused one',
    withSubject(make, async (codes) => {
      await codes.reserve(request(10), [perMobile(1)]);
      expect(await codes.reserve(request(20), [perMobile(1, 10)])).toMatchObject({ oldest: 10 });
      expect(await codes.reserve(request(20), [perMobile(1, 11)])).toBeUndefined();
      expect(await codes.reserve(request(30), [perMobile(1, 11)])).toMatchObject({ oldest: 20 });
    }),
  );

  it(
    'makes nobody wait longer for a clock that was ahead than for one that was right',
    withSubject(make, async (codes) => {
      await codes.reserve(request(90_000), []);
      await codes.reserve(request(90_000, OTHER), []);
      expect(await codes.reserve(request(50), [perMobile(1)])).toMatchObject({ oldest: 50 });
      expect(await codes.reserve(request(60), [perMobile(1, 51)])).toBeUndefined();
      expect(await codes.reserve(request(70, '13800000009'), [perAddress(1, 61)])).toBeUndefined();
    }),
  );

  it(
    'never lets more requests through at once than a limit',
    withSubject(make, async (codes) => {
      const numbers = Array.from({ length: 24 }, (_, index) => index);
      const ofOneMobile = await Promise.all(
        numbers.map((number) => codes.reserve(request(100, MOBILE, `10.0.0.${number}`), [perMobile(3)])),
      );
      expect(ofOneMobile.filter((full) => full === undefined)).toHaveLength(3);
      const ofOneAddress = await Promise.all(
        numbers.map((number) => codes.reserve(request(100, `${number}`), [perMobile(1), perAddress(4)])),
      );
      expect(ofOneAddress.filter((full) => full === undefined)).toHaveLength(4);
      const ofAll = await Promise.all(
        numbers.map((number) => codes.reserve(request(200, `9${number}`, `${number}`), [altogether(5, 200)])),
      );
      expect(ofAll.filter((full) => full === undefined)).toHaveLength(5);
    }),
  );
};

const redeemContract = (make: MakeSubject<SmsCodes>): void => {
  it(
    'takes a digest of before as well, once',
    withSubject(make, async (codes) => {
      await codes.store(code('before'));
      const two = { ...attempt('now'), olderDigests: ['long ago', 'before'] };
      expect(await codes.redeem({ ...two, olderDigests: ['long ago'] })).toBe(false);
      expect(await codes.redeem(two)).toBe(true);
      expect(await codes.redeem(two)).toBe(false);
    }),
  );

  it(
    'removes codes that only a clock that was ahead can have made',
    withSubject(make, async (codes) => {
      await codes.store(code('ahead', { expiresAt: 90_000 }));
      await codes.store(code('valid', { mobile: OTHER, expiresAt: 200 }));
      expect(await codes.deleteOlder(0, 50, 200)).toBe(1);
      expect(await codes.redeem(attempt('ahead'))).toBe(false);
      expect(await codes.redeem(attempt('valid', { mobile: OTHER }))).toBe(true);
    }),
  );

  it(
    'redeems a code once, for its mobile only',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      expect(await codes.redeem(attempt('right', { mobile: OTHER }))).toBe(false);
      expect(await codes.redeem(attempt('right'))).toBe(true);
      expect(await codes.redeem(attempt('right'))).toBe(false);
    }),
  );

  it(
    'takes a code until its end',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      await codes.store(code('right', { mobile: OTHER }));
      expect(await codes.redeem(attempt('right', { at: 100 }))).toBe(false);
      expect(await codes.redeem(attempt('right', { mobile: OTHER, at: 99 }))).toBe(true);
    }),
  );

  it(
    'lets the last try count, and none after it',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      await codes.store(code('right', { mobile: OTHER }));
      for (let count = 1; count < 5; count += 1) {
        expect(await codes.redeem(attempt('wrong'))).toBe(false);
        expect(await codes.redeem(attempt('wrong', { mobile: OTHER }))).toBe(false);
      }
      expect(await codes.redeem(attempt('right'))).toBe(true);
      expect(await codes.redeem(attempt('wrong', { mobile: OTHER }))).toBe(false);
      expect(await codes.redeem(attempt('right', { mobile: OTHER }))).toBe(false);
    }),
  );

  it(
    'keeps the tries of the address that asked apart from those of all others together',
    withSubject(make, async (codes) => {
      for (const mobile of [MOBILE, OTHER]) await codes.store(code('right', { mobile }));
      for (let count = 0; count < 5; count += 1) {
        await codes.redeem(attempt('wrong', { address: `198.51.100.${count}` }));
        await codes.redeem(attempt('wrong', { mobile: OTHER }));
      }
      expect(await codes.redeem(attempt('right', { address: '192.0.2.1' }))).toBe(false);
      expect(await codes.redeem(attempt('right'))).toBe(true);
      expect(await codes.redeem(attempt('right', { mobile: OTHER }))).toBe(false);
      expect(await codes.redeem(attempt('right', { mobile: OTHER, address: '192.0.2.1' }))).toBe(true);
    }),
  );

  it(
    'lets no more guesses through than those, sent side by side',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          codes.redeem(attempt('wrong', index % 2 === 0 ? {} : { address: `198.51.100.${index}` })),
        ),
      );
      expect(await codes.redeem(attempt('right'))).toBe(false);
      expect(await codes.redeem(attempt('right', { address: '192.0.2.1' }))).toBe(false);
    }),
  );

  it(
    'replaces the code of a mobile, with all tries anew',
    withSubject(make, async (codes) => {
      await codes.store(code('first'));
      for (let count = 0; count < 5; count += 1) await codes.redeem(attempt('wrong'));
      await codes.store(code('second', { expiresAt: 200 }));
      expect(await codes.redeem(attempt('first'))).toBe(false);
      expect(await codes.redeem(attempt('second', { at: 199 }))).toBe(true);
    }),
  );

  it(
    'has one winner among many who redeem at once',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => codes.redeem({ ...attempt('right'), maxTries: 20 })),
      );
      expect(answers.filter(Boolean)).toHaveLength(1);
    }),
  );

  it(
    'counts every try of guesses sent side by side',
    withSubject(make, async (codes) => {
      await codes.store(code('right'));
      const guesses = Array.from({ length: 12 }, (_, index) => codes.redeem(attempt(`wrong-${index}`)));
      expect(await Promise.all(guesses)).not.toContain(true);
      expect(await codes.redeem(attempt('right'))).toBe(false);
    }),
  );
};

export const smsCodesContract = (name: string, make: MakeSubject<SmsCodes>): void => {
  describe(`${name}: SmsCodes`, () => {
    requestsContract(make);
    redeemContract(make);

    it(
      'removes old requests and codes that ended, and nothing else',
      withSubject(make, async (codes) => {
        for (const at of [1, 2, 3]) await codes.reserve(request(at), []);
        await codes.store(code('over', { expiresAt: 9 }));
        await codes.store(code('valid', { mobile: OTHER, expiresAt: 10 }));
        expect(await codes.deleteOlder(3, 10)).toBe(3);
        expect(await codes.deleteOlder(3, 10)).toBe(0);
        expect(await codes.reserve(request(4), [perMobile(1)])).toMatchObject({ oldest: 3 });
        expect(await codes.redeem(attempt('valid', { mobile: OTHER, at: 9 }))).toBe(true);
      }),
    );
  });
};
