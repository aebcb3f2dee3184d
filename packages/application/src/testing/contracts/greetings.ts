import { describe, expect, it } from 'vitest';
import type { Greeting } from '../../ports/greetings.js';
import { NASTY_TEXT } from './samples.js';
import { place, receive, request } from './shop-acts.js';
import { PLACED_AT, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withOrder, withPaidOrder, withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** When the order of the paid worlds is paid. */
const PAID_AT = PLACED_AT + 30;
const LEASE_MS = 100;

const fresh = (orderId: string, gmtCreated: number): Greeting => ({
  orderId,
  attempts: 0,
  error: null,
  sentAt: null,
  gmtCreated,
});

/** What every Greetings does with orders that are paid. */
export const greetingsContract = (name: string, make: MakeSubject<ShopParts>): void => {
  const claim = ({ greetings }: ShopParts, at: number, limit = 9) =>
    greetings.claimDue({ at, leaseMs: LEASE_MS, limit });

  describe(`${name}: Greetings`, () => {
    it(
      'are wished for once, with the payment that pays an order',
      withSubject(withOrder(make), async (parts) => {
        expect(await parts.greetings.find('o')).toBeUndefined();
        await receive(parts, sampleReceipt('t1'));
        expect(await parts.greetings.find('o')).toStrictEqual(fresh('o', PAID_AT));
        await receive(parts, sampleReceipt('t1'));
        await receive(parts, sampleReceipt('t2'));
        expect(await claim(parts, PAID_AT + 9)).toStrictEqual([fresh('o', PAID_AT)]);
      }),
    );

    it(
      'are wished for with an order that costs nothing, and not with one that waits',
      withSubject(withProduct(make), async (parts) => {
        await place(parts, sampleShopOrder('waits'));
        await place(parts, sampleShopOrder('free', { amount: 0 }));
        await place(parts, sampleShopOrder('again', { amount: 0 }), { requestKey: 'key-free' });
        expect(await claim(parts, PLACED_AT)).toStrictEqual([fresh('free', PLACED_AT)]);
      }),
    );

    it(
      'are handed to one worker at a time, and again when his lease has ended',
      withSubject(withPaidOrder(make), async (parts) => {
        expect(await claim(parts, PAID_AT - 1)).toEqual([]);
        const all = await Promise.all(Array.from({ length: 5 }, () => claim(parts, PAID_AT)));
        expect(all.flat()).toHaveLength(1);
        expect(await claim(parts, PAID_AT + LEASE_MS - 1)).toEqual([]);
        expect(await claim(parts, PAID_AT + LEASE_MS)).toHaveLength(1);
      }),
    );

    it(
      'are handed out the longest due first, as many as asked for',
      withSubject(withProduct(make), async (parts) => {
        for (const [id, at] of [
          ['b', 20],
          ['a', 10],
          ['c', 30],
        ] as const) {
          await place(parts, sampleShopOrder(id, { amount: 0, gmtCreated: PLACED_AT + at }));
        }
        const ids = (list: readonly Greeting[]) => list.map(({ orderId }) => orderId);
        expect(ids(await claim(parts, PLACED_AT + 99, 2)).toSorted()).toEqual(['a', 'b']);
        expect(ids(await claim(parts, PLACED_AT + 99))).toEqual(['c']);
      }),
    );

    it(
      'are tried again when they say, and never once they are sent',
      withSubject(withPaidOrder(make), async (parts) => {
        const { greetings } = parts;
        const failed = { ...fresh('o', PAID_AT), attempts: 1, error: NASTY_TEXT };
        await greetings.store(failed, PAID_AT + 500);
        expect(await claim(parts, PAID_AT + 499)).toEqual([]);
        expect(await claim(parts, PAID_AT + 500)).toStrictEqual([failed]);
        const sent = { ...failed, attempts: 2, error: null, sentAt: PAID_AT + 510 };
        await greetings.store(sent, null);
        // A worker whose lease had ended comes too late.
        await greetings.store({ ...failed, attempts: 2 }, PAID_AT + 520);
        expect(await claim(parts, Number.MAX_SAFE_INTEGER)).toEqual([]);
        expect(await greetings.find('o')).toStrictEqual(sent);
      }),
    );

    it(
      'stay as they are when the order goes on',
      withSubject(withPaidOrder(make), async (parts) => {
        await request(parts);
        expect(await parts.greetings.find('o')).toStrictEqual(fresh('o', PAID_AT));
        expect(await parts.greetings.find('other')).toBeUndefined();
      }),
    );
  });
};
