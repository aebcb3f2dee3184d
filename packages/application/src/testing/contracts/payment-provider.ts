import { describe, expect, it } from 'vitest';
import type { RawNotice } from '../../ports/payment-provider.js';
import { paymentBillContract } from './payment-provider-bill.js';
import { paymentRefundsContract } from './payment-provider-refunds.js';
import {
  begunIn,
  MINUTE,
  orderOf,
  OUT_TRADE_NO,
  readAll,
  REFUND_ID,
  refundOf,
  type PaymentProviderWorld,
} from './payment-provider-world.js';
import { paymentTransfersContract } from './payment-provider-transfers.js';
import { withSubject, type MakeSubject } from './subject.js';

export type { PaymentProviderWorld };

export const paymentProviderContract = (name: string, make: MakeSubject<PaymentProviderWorld>): void => {
  const begun = begunIn(make);
  paymentRefundsContract(name, make);
  paymentBillContract(name, make);
  paymentTransfersContract(name, make);

  describe(`${name}: PaymentProvider`, () => {
    it(
      'begins a payment in each way, and answers what that way needs',
      withSubject(make, async (world) => {
        const { provider } = world;
        const native = await provider.begin(orderOf(world));
        const jsapi = await provider.begin(
          orderOf(world, { way: 'JSAPI', outTradeNo: 'trade-jsapi', openid: 'o-1' }),
        );
        const h5 = await provider.begin(
          orderOf(world, { way: 'H5', outTradeNo: 'trade-h5', payerAddress: '2001:db8::1' }),
        );
        expect(native).toMatch(/^[a-z]+:\/\//);
        expect(h5).toMatch(/^https?:\/\//);
        expect(jsapi).not.toBe('');
        const { timeStamp, nonceStr, paySign, ...rest } = provider.bridgeParams(jsapi);
        expect(rest).toEqual({
          appId: expect.stringMatching(/^wx/),
          package: `prepay_id=${jsapi}`,
          signType: 'RSA',
        });
        expect(timeStamp).toBe(`${world.clock.now() / 1000}`);
        expect([nonceStr, paySign]).not.toContain('');
      }),
    );

    it(
      'needs to know who pays where the way asks for it',
      withSubject(make, async (world) => {
        await expect(world.provider.begin(orderOf(world, { way: 'JSAPI' }))).rejects.toThrow();
        await expect(world.provider.begin(orderOf(world, { way: 'H5' }))).rejects.toThrow();
        expect(await world.provider.query(OUT_TRADE_NO)).toEqual({ kind: 'unknown' });
      }),
    );

    it(
      'begins the same payment again, and no other one under its number',
      withSubject(begun, async (world) => {
        await expect(world.provider.begin(orderOf(world))).resolves.not.toBe('');
        for (const other of [
          { amount: 1 },
          { description: '别的' },
          { expiresAt: world.clock.now() + MINUTE },
        ]) {
          await expect(world.provider.begin(orderOf(world, other))).rejects.toThrow();
        }
      }),
    );

    it(
      'says how a payment stands',
      withSubject(begun, async ({ provider, clock, ...payer }) => {
        expect(await provider.query('never-heard-of')).toEqual({ kind: 'unknown' });
        expect(await provider.query(OUT_TRADE_NO)).toEqual({ kind: 'unpaid' });
        payer.fail(OUT_TRADE_NO);
        expect(await provider.query(OUT_TRADE_NO)).toEqual({ kind: 'unpaid', failed: true });
        clock.advance(MINUTE);
        const transactionId = payer.pay(OUT_TRADE_NO);
        const paid = {
          kind: 'paid',
          transactionId,
          amount: 19_900,
          paidAt: clock.now(),
          payer: expect.any(String),
        };
        clock.advance(MINUTE);
        expect(await provider.query(OUT_TRADE_NO)).toEqual(paid);
      }),
    );

    it(
      'takes one payment, and none once its time is over',
      withSubject(begun, async (world) => {
        const { provider, clock } = world;
        await provider.begin(orderOf(world, { outTradeNo: 'trade-late' }));
        world.pay(OUT_TRADE_NO);
        expect(() => world.pay(OUT_TRADE_NO)).toThrow();
        await expect(provider.begin(orderOf(world))).rejects.toThrow();
        clock.advance(30 * MINUTE);
        expect(() => world.pay('trade-late')).toThrow();
        expect((await provider.query('trade-late')).kind).not.toBe('paid');
      }),
    );

    it(
      'takes no payment after it was closed, however often that is',
      withSubject(begun, async (world) => {
        const { provider } = world;
        await provider.close(OUT_TRADE_NO);
        await provider.close(OUT_TRADE_NO);
        expect(await provider.query(OUT_TRADE_NO)).toEqual({ kind: 'closed' });
        expect(() => world.pay(OUT_TRADE_NO)).toThrow();
        await expect(provider.begin(orderOf(world))).rejects.toThrow();
        expect(world.notices()).toEqual([]);
      }),
    );

    it(
      'has nothing to close where nothing was begun, and leaves paid what is paid',
      withSubject(begun, async ({ provider, pay }) => {
        await provider.close('never-heard-of');
        const transactionId = pay(OUT_TRADE_NO);
        await provider.close(OUT_TRADE_NO);
        expect(await provider.query(OUT_TRADE_NO)).toMatchObject({ kind: 'paid', transactionId });
      }),
    );

    it(
      'tells of a payment',
      withSubject(begun, async (world) => {
        const transactionId = world.pay(OUT_TRADE_NO);
        const paidAt = world.clock.now();
        world.clock.advance(24 * 60 * MINUTE);
        expect(await readAll(world)).toEqual([
          {
            kind: 'payment',
            outTradeNo: OUT_TRADE_NO,
            transactionId,
            amount: 19_900,
            paidAt,
            payer: expect.any(String),
          },
        ]);
      }),
    );

    it(
      'tells of each of two payments, and names the first one when it is asked',
      withSubject(begun, async (world) => {
        const both = world.payTwice(OUT_TRADE_NO);
        expect(new Set(both).size).toBe(2);
        const told = (await readAll(world)).map(
          (notice) => notice?.kind === 'payment' && notice.transactionId,
        );
        expect(new Set(told)).toEqual(new Set(both));
        expect(await world.provider.query(OUT_TRADE_NO)).toMatchObject({ transactionId: both[0] });
      }),
    );

    it(
      'believes no notification that is too old, changed, cut off, or signed for another one',
      withSubject(begun, async (world) => {
        const { provider, clock } = world;
        world.payTwice(OUT_TRADE_NO);
        const [notice, ...others] = world.notices();
        const another = others.at(-1);
        if (notice === undefined || another === undefined) throw new Error('nothing was told');
        const { headers, body } = notice;
        expect(await provider.read(notice)).toMatchObject({ kind: 'payment' });
        const forged: readonly RawNotice[] = [
          { headers, body: another.body },
          { headers, body: `${body} ` },
          { headers, body: body.slice(0, -1) },
          { headers, body: '' },
          { headers: {}, body },
        ];
        for (const one of forged) expect(await provider.read(one)).toBeUndefined();
        clock.advance(5 * MINUTE + 1000);
        expect(await provider.read(notice)).toBeUndefined();
      }),
    );

    it(
      'throws while it is away, and knows everything when it is back',
      withSubject(begun, async (world) => {
        const { provider } = world;
        world.setOutage(true);
        const transactionId = world.pay(OUT_TRADE_NO);
        const calls = [
          () => provider.begin(orderOf(world)),
          () => provider.query(OUT_TRADE_NO),
          () => provider.close(OUT_TRADE_NO),
          () => provider.refund(refundOf(transactionId)),
          () => provider.queryRefund(REFUND_ID),
        ];
        for (const call of calls) await expect(call()).rejects.toThrow();
        world.setOutage(false);
        expect(await provider.query(OUT_TRADE_NO)).toMatchObject({ kind: 'paid', transactionId });
        expect(await provider.queryRefund(REFUND_ID)).toEqual({ kind: 'unknown' });
      }),
    );
  });
};
