import { describe, expect, it } from 'vitest';
import {
  begunIn,
  OUT_TRADE_NO,
  readAll,
  REFUND_ID,
  refundOf,
  type PaymentProviderWorld,
} from './payment-provider-world.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every PaymentProvider does with money on its way back. */
export const paymentRefundsContract = (name: string, make: MakeSubject<PaymentProviderWorld>): void => {
  const begun = begunIn(make);

  describe(`${name}: PaymentProvider, refunds`, () => {
    it(
      'gives money back when the bank does, and tells so',
      withSubject(begun, async (world) => {
        const { provider } = world;
        const refund = refundOf(world.pay(OUT_TRADE_NO));
        expect(await provider.queryRefund(REFUND_ID)).toEqual({ kind: 'unknown' });
        expect(await provider.refund(refund)).toEqual({ kind: 'processing' });
        expect(await provider.refund(refund)).toEqual({ kind: 'processing' });
        expect(await provider.queryRefund(REFUND_ID)).toEqual({ kind: 'processing' });
        world.settleRefund(REFUND_ID, 'done');
        expect(await provider.refund(refund)).toEqual({ kind: 'done' });
        expect(await provider.queryRefund(REFUND_ID)).toEqual({ kind: 'done' });
        expect((await readAll(world)).at(-1)).toEqual({
          kind: 'refund',
          refundId: REFUND_ID,
          state: { kind: 'done' },
          outTradeNo: OUT_TRADE_NO,
          transactionId: refund.transactionId,
          amount: 19_900,
        });
        expect(await provider.query(OUT_TRADE_NO)).toMatchObject({
          kind: 'paid',
          amount: 19_900,
          refunded: true,
        });
      }),
    );

    it(
      'says of a payment that some of it goes back, from the beginning of that',
      withSubject(begun, async ({ provider, ...world }) => {
        const transactionId = world.pay(OUT_TRADE_NO);
        expect(await provider.query(OUT_TRADE_NO)).not.toHaveProperty('refunded');
        await provider.refund(refundOf(transactionId, { amount: 1 }));
        expect(await provider.query(OUT_TRADE_NO)).toMatchObject({ transactionId, refunded: true });
      }),
    );

    it(
      'tells when a refund failed',
      withSubject(begun, async (world) => {
        const transactionId = world.pay(OUT_TRADE_NO);
        await world.provider.refund(refundOf(transactionId));
        world.settleRefund(REFUND_ID, 'abnormal');
        const state = { kind: 'failed', error: expect.stringMatching(/./) };
        expect(await world.provider.queryRefund(REFUND_ID)).toEqual(state);
        expect((await readAll(world)).at(-1)).toEqual({
          kind: 'refund',
          refundId: REFUND_ID,
          state,
          outTradeNo: OUT_TRADE_NO,
          transactionId,
          amount: 19_900,
        });
      }),
    );

    it(
      'holds the money of a refund that failed until people send it to another account',
      withSubject(begun, async (world) => {
        const { provider } = world;
        const transactionId = world.pay(OUT_TRADE_NO);
        await provider.refund(refundOf(transactionId));
        world.settleRefund(REFUND_ID, 'abnormal');
        expect(await provider.query(OUT_TRADE_NO)).toMatchObject({ transactionId, refunded: true });
        const another = refundOf(transactionId, { refundId: 'refund-again' });
        expect(await provider.refund(another)).toMatchObject({ kind: 'failed' });
        world.settleRefund(REFUND_ID, 'done');
        expect(await provider.queryRefund(REFUND_ID)).toEqual({ kind: 'done' });
        expect((await readAll(world)).at(-1)).toMatchObject({ refundId: REFUND_ID, state: { kind: 'done' } });
      }),
    );

    it(
      'has given nothing back when a refund is closed, and takes another one',
      withSubject(begun, async (world) => {
        const { provider } = world;
        const transactionId = world.pay(OUT_TRADE_NO);
        await provider.refund(refundOf(transactionId));
        world.settleRefund(REFUND_ID, 'closed');
        expect(await provider.queryRefund(REFUND_ID)).toMatchObject({ kind: 'failed' });
        expect(await provider.query(OUT_TRADE_NO)).not.toHaveProperty('refunded');
        expect(() => world.settleRefund(REFUND_ID, 'done')).toThrow();
        const another = refundOf(transactionId, { refundId: 'refund-again' });
        expect(await provider.refund(another)).toEqual({ kind: 'processing' });
      }),
    );

    it(
      'gives each of two payments back by itself, and nothing twice',
      withSubject(begun, async (world) => {
        const { provider } = world;
        const [first, second] = world.payTwice(OUT_TRADE_NO);
        expect(await provider.refund(refundOf(second))).toEqual({ kind: 'processing' });
        const failed = { kind: 'failed' };
        const again = { refundId: 'refund-again' };
        expect(await provider.refund(refundOf(second, again))).toMatchObject(failed);
        expect(await provider.refund(refundOf(first))).toMatchObject(failed);
        expect(await provider.refund(refundOf(first, { ...again, amount: 19_901 }))).toMatchObject(failed);
        expect(await provider.refund(refundOf(first, { ...again, total: 20_000 }))).toMatchObject(failed);
        expect(await provider.refund(refundOf('no-such-transaction', again))).toMatchObject(failed);
        expect(await provider.refund(refundOf(first, again))).toEqual({ kind: 'processing' });
      }),
    );
  });
};
