import { describe, expect, it } from 'vitest';
import { NASTY_TEXT } from './samples.js';
import { place, begin, receive, close } from './shop-acts.js';
import { PLACED_AT, sampleAttempt, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

const CHECK_AT = PLACED_AT + 100;

export const paymentAttemptsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  /** A store with the unpaid order `o`. */
  const make: MakeSubject<ShopParts> = async () => {
    const made = await withProduct(makeEmpty)();
    await place(made.subject, sampleShopOrder('o'));
    return made;
  };
  const claim = ({ paymentAttempts }: ShopParts, at: number, limit = 9) =>
    paymentAttempts.claimDue({ at, leaseMs: 50, limit });
  const numbers = (attempts: readonly { readonly outTradeNo: string }[]) =>
    attempts.map(({ outTradeNo }) => outTradeNo);

  describe(`${name}: PaymentAttempts`, () => {
    it(
      'keeps a payment that is begun, and answers it for the same way and payer',
      withSubject(make, async (parts) => {
        const { paymentAttempts } = parts;
        const first = sampleAttempt('try1');
        expect(await begin(parts, 'try1')).toStrictEqual(first);
        expect(await begin(parts, 'try2')).toStrictEqual(first);
        const inside = { way: 'JSAPI', openid: NASTY_TEXT, gmtCreated: PLACED_AT + 20 } as const;
        expect(await begin(parts, 'try3', inside)).toStrictEqual(sampleAttempt('try3', inside));
        expect(await begin(parts, 'try4', { ...inside, openid: 'another' })).toMatchObject({
          outTradeNo: 'try4',
        });
        expect(await begin(parts, 'try5', inside)).toMatchObject({ outTradeNo: 'try3' });
        expect(numbers(await paymentAttempts.ofOrder('o'))).toEqual(['try1', 'try3', 'try4']);
        expect(await paymentAttempts.find('try1')).toStrictEqual(first);
        expect(await paymentAttempts.find('try2')).toBeUndefined();
        expect(await paymentAttempts.ofOrder('nothing')).toEqual([]);
      }),
    );

    it(
      'begins one payment of many at once',
      withSubject(make, async (parts) => {
        const begun = await Promise.all(['a1', 'a2', 'a3', 'a4'].map((id) => begin(parts, id)));
        expect(new Set(begun.map((attempt) => attempt?.outTradeNo)).size).toBe(1);
        expect(await parts.paymentAttempts.ofOrder('o')).toHaveLength(1);
      }),
    );

    it(
      'begins none for an order that does not wait for it',
      withSubject(make, async (parts) => {
        expect(await begin(parts, 'try1', { orderId: 'nothing' })).toBeUndefined();
        await close(parts, 'o', { note: '', at: PLACED_AT + 50 });
        expect(await begin(parts, 'try1')).toBeUndefined();
        await place(parts, sampleShopOrder('free', { amount: 0 }));
        expect(await begin(parts, 'try1', { orderId: 'free' })).toBeUndefined();
        expect(await parts.paymentAttempts.find('try1')).toBeUndefined();
      }),
    );

    it(
      'keeps what the provider answered',
      withSubject(make, async (parts) => {
        await begin(parts, 'try1');
        await parts.paymentAttempts.invited('try1', `weixin://wxpay/${NASTY_TEXT}`, PLACED_AT + 12);
        const invited = sampleAttempt('try1', {
          invitation: `weixin://wxpay/${NASTY_TEXT}`,
          invitedAt: PLACED_AT + 12,
        });
        expect(await parts.paymentAttempts.find('try1')).toStrictEqual(invited);
        expect(await begin(parts, 'try2')).toStrictEqual(invited);
        await parts.paymentAttempts.invited('nothing', 'x', 1);
        expect(await parts.paymentAttempts.find('nothing')).toBeUndefined();
      }),
    );

    it(
      'hands a payment out when it is due, to one worker at a time',
      withSubject(make, async (parts) => {
        await begin(parts, 'try1');
        expect(await claim(parts, CHECK_AT - 1)).toEqual([]);
        expect(await claim(parts, CHECK_AT)).toStrictEqual([sampleAttempt('try1')]);
        expect(await claim(parts, CHECK_AT + 49)).toEqual([]);
        expect(numbers(await claim(parts, CHECK_AT + 50))).toEqual(['try1']);
        await parts.paymentAttempts.checked('try1', CHECK_AT + 500);
        expect(await claim(parts, CHECK_AT + 499)).toEqual([]);
        expect(await claim(parts, CHECK_AT + 500)).toStrictEqual([sampleAttempt('try1', { checks: 1 })]);
        await parts.paymentAttempts.checked('nothing', 1);
      }),
    );

    it(
      'hands out the longest due first, as many as asked for, each to one of many workers',
      withSubject(make, async (parts) => {
        for (const [outTradeNo, dueAt] of [
          ['c', 30],
          ['a', 10],
          ['b', 20],
        ] as const) {
          await place(parts, sampleShopOrder(`o-${outTradeNo}`));
          await begin(parts, outTradeNo, { orderId: `o-${outTradeNo}` }, PLACED_AT + dueAt);
        }
        expect(numbers(await claim(parts, PLACED_AT + 60, 2))).toEqual(['a', 'b']);
        const taken = await Promise.all([1, 2, 3].map(() => claim(parts, PLACED_AT + 60)));
        expect(numbers(taken.flat())).toEqual(['c']);
      }),
    );

    it(
      'asks no more about a payment that is closed or made',
      withSubject(make, async (parts) => {
        const { paymentAttempts } = parts;
        await begin(parts, 'try1');
        await paymentAttempts.closed('try1');
        expect(await paymentAttempts.find('try1')).toMatchObject({ status: 'CLOSED' });
        expect(await begin(parts, 'try2')).toMatchObject({ outTradeNo: 'try2' });
        await receive(parts, sampleReceipt('t1', { outTradeNo: 'try2' }));
        await paymentAttempts.closed('try2');
        expect(await paymentAttempts.find('try2')).toMatchObject({ status: 'PAID' });
        for (const outTradeNo of ['try1', 'try2']) await paymentAttempts.checked(outTradeNo, CHECK_AT);
        await paymentAttempts.closed('nothing');
        expect(await claim(parts, CHECK_AT + 1_000_000)).toEqual([]);
      }),
    );
  });
};
