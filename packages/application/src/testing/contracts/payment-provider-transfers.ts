import { TRANSFER_CONFIRM_MS, TRANSFER_NAMED_FROM } from '@ykd/domain/payout';
import { describe, expect, it } from 'vitest';
import {
  MINUTE,
  OUT_BILL_NO,
  readAll,
  transferOf,
  type PaymentProviderWorld,
} from './payment-provider-world.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every PaymentProvider does with money on its way to people's balances. */
export const paymentTransfersContract = (name: string, make: MakeSubject<PaymentProviderWorld>): void => {
  /** The number under which the provider knows a transfer. */
  const transferNoOf = async ({ provider }: PaymentProviderWorld): Promise<string> => {
    const found = await provider.queryTransfer(OUT_BILL_NO);
    if (found.kind !== 'known') throw new Error('the provider does not know it');
    return found.transferNo;
  };

  describe(`${name}: PaymentProvider, transfers`, () => {
    it(
      'sends money to whoever confirms it, and tells so',
      withSubject(make, async (world) => {
        const { provider } = world;
        expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'unknown' });
        const taken = await provider.transfer(transferOf());
        expect(taken).toMatchObject({ kind: 'taken', state: 'WAIT_USER_CONFIRM', reason: null });
        if (taken.kind !== 'taken' || taken.invitation === null) throw new Error('nothing to confirm with');
        expect(provider.confirmParams(taken.invitation)).toMatchObject({
          appId: expect.stringMatching(/^wx/),
          package: taken.invitation,
        });
        expect(world.notices()).toEqual([]);
        world.confirmTransfer(OUT_BILL_NO);
        const paid = { transferNo: taken.transferNo, state: 'SUCCESS', reason: null, amount: 1_990 };
        expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'known', ...paid });
        expect(await readAll(world)).toEqual([{ kind: 'transfer', outBillNo: OUT_BILL_NO, ...paid }]);
        expect(() => world.confirmTransfer(OUT_BILL_NO)).toThrow();
      }),
    );

    it(
      'takes the same transfer on once, however often it is asked for',
      withSubject(make, async (world) => {
        const { provider } = world;
        const first = await provider.transfer(transferOf());
        world.clock.advance(MINUTE);
        expect(await provider.transfer(transferOf())).toEqual(first);
        world.confirmTransfer(OUT_BILL_NO);
        expect(await provider.transfer(transferOf())).toMatchObject({ state: 'SUCCESS', invitation: null });
        expect(world.notices()).toHaveLength(1);
      }),
    );

    it(
      'refuses another transfer under a used number, which stays what it was',
      withSubject(make, async (world) => {
        const { provider } = world;
        await provider.transfer(transferOf());
        const others = [
          { amount: 1_991 },
          { openid: 'o-another' },
          { userName: '李四' },
          { remark: '别的' },
          { reports: [{ type: '岗位类型', content: '别的' }] },
        ];
        for (const other of others)
          expect(await provider.transfer(transferOf(other))).toMatchObject({
            kind: 'refused',
            error: expect.stringMatching(/./),
          });
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({
          state: 'WAIT_USER_CONFIRM',
          amount: 1_990,
        });
      }),
    );

    it(
      'wants to know who gets a large sum',
      withSubject(make, async ({ provider }) => {
        const large = { amount: TRANSFER_NAMED_FROM, userName: null };
        expect(await provider.transfer(transferOf(large))).toMatchObject({ kind: 'refused' });
        expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'unknown' });
        expect(await provider.transfer(transferOf({ ...large, userName: '张三' }))).toMatchObject({
          kind: 'taken',
        });
        const small = { outBillNo: 'transfer2', amount: TRANSFER_NAMED_FROM - 1, userName: null };
        expect(await provider.transfer(transferOf(small))).toMatchObject({ kind: 'taken' });
      }),
    );

    it(
      'may only take it on at first, and says more when it is asked for again',
      withSubject(make, async (world) => {
        const { provider } = world;
        world.setTransfersSlow(true);
        expect(await provider.transfer(transferOf())).toMatchObject({ state: 'ACCEPTED', invitation: null });
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ state: 'ACCEPTED' });
        expect(() => world.confirmTransfer(OUT_BILL_NO)).toThrow();
        expect(await provider.transfer(transferOf())).toMatchObject({
          state: 'WAIT_USER_CONFIRM',
          invitation: expect.stringMatching(/./),
        });
      }),
    );

    it(
      'tells when it failed',
      withSubject(make, async (world) => {
        const { provider } = world;
        await provider.transfer(transferOf());
        world.failTransfer(OUT_BILL_NO);
        const failed = {
          transferNo: await transferNoOf(world),
          state: 'FAIL',
          reason: expect.stringMatching(/./),
          amount: 1_990,
        };
        expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'known', ...failed });
        expect(await readAll(world)).toEqual([{ kind: 'transfer', outBillNo: OUT_BILL_NO, ...failed }]);
        expect(() => world.confirmTransfer(OUT_BILL_NO)).toThrow();
      }),
    );

    it(
      'fails by itself when nobody confirms it in a day',
      withSubject(make, async (world) => {
        const { provider, clock } = world;
        await provider.transfer(transferOf());
        clock.advance(TRANSFER_CONFIRM_MS - 1000);
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ state: 'WAIT_USER_CONFIRM' });
        clock.advance(1000);
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ state: 'FAIL' });
        expect(() => world.confirmTransfer(OUT_BILL_NO)).toThrow();
        expect(await readAll(world)).toMatchObject([{ kind: 'transfer', state: 'FAIL' }]);
      }),
    );

    it(
      'cancels a transfer that waits, which takes a while, and tells so once',
      withSubject(make, async (world) => {
        const { provider, clock } = world;
        await provider.transfer(transferOf());
        const transferNo = await transferNoOf(world);
        const cancelling = { kind: 'cancelling', transferNo, state: 'CANCELING' };
        expect(await provider.cancelTransfer(OUT_BILL_NO)).toEqual(cancelling);
        expect(await provider.cancelTransfer(OUT_BILL_NO)).toEqual(cancelling);
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ state: 'CANCELING' });
        expect(() => world.confirmTransfer(OUT_BILL_NO)).toThrow();
        expect(() => world.failTransfer(OUT_BILL_NO)).toThrow();
        clock.advance(MINUTE);
        const cancelled = { transferNo, state: 'CANCELLED', reason: null, amount: 1_990 };
        expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'known', ...cancelled });
        expect(await provider.cancelTransfer(OUT_BILL_NO)).toMatchObject({ state: 'CANCELLED' });
        expect(await provider.transfer(transferOf())).toMatchObject({ state: 'CANCELLED', invitation: null });
        expect(await readAll(world)).toEqual([{ kind: 'transfer', outBillNo: OUT_BILL_NO, ...cancelled }]);
      }),
    );

    it(
      'does not cancel what its receiver has, nor what there is not',
      withSubject(make, async (world) => {
        const { provider } = world;
        const refused = { kind: 'refused', error: expect.stringMatching(/./) };
        expect(await provider.cancelTransfer(OUT_BILL_NO)).toEqual(refused);
        await provider.transfer(transferOf());
        world.confirmTransfer(OUT_BILL_NO);
        expect(await provider.cancelTransfer(OUT_BILL_NO)).toEqual(refused);
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ state: 'SUCCESS' });
      }),
    );

    it(
      'believes no notification of a transfer that was changed, is too old, or is signed for another one',
      withSubject(make, async (world) => {
        const { provider, clock } = world;
        await provider.transfer(transferOf());
        await provider.transfer(transferOf({ outBillNo: 'transfer2', amount: 1 }));
        world.confirmTransfer(OUT_BILL_NO);
        world.confirmTransfer('transfer2');
        const [notice, another] = world.notices();
        if (notice === undefined || another === undefined) throw new Error('nothing was told');
        expect(await provider.read(notice)).toMatchObject({ kind: 'transfer' });
        const { headers, body } = notice;
        for (const forged of [another.body, `${body} `, JSON.stringify({ ...JSON.parse(body), more: 1 })])
          expect(await provider.read({ headers, body: forged })).toBeUndefined();
        clock.advance(5 * MINUTE + 1000);
        expect(await provider.read(notice)).toBeUndefined();
      }),
    );

    it(
      'throws while it is away, and knows everything when it is back',
      withSubject(make, async (world) => {
        const { provider } = world;
        await provider.transfer(transferOf());
        world.setOutage(true);
        await expect(provider.transfer(transferOf())).rejects.toThrow();
        await expect(provider.queryTransfer(OUT_BILL_NO)).rejects.toThrow();
        await expect(provider.cancelTransfer(OUT_BILL_NO)).rejects.toThrow();
        world.setOutage(false);
        expect(await provider.queryTransfer(OUT_BILL_NO)).toMatchObject({ kind: 'known' });
      }),
    );
  });
};
