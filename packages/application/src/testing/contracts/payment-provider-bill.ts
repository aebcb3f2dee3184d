import { billReadyAt, type BillRow } from '@ykd/domain/bill';
import { DAY_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  begunIn,
  MINUTE,
  orderOf,
  OUT_TRADE_NO,
  REFUND_ID,
  refundOf,
  type PaymentProviderWorld,
} from './payment-provider-world.js';
import { withSubject, type MakeSubject } from './subject.js';

const SECOND_TRADE = 'trade00000000000000000000000002';

/** Goes to a minute before midnight in Shanghai. */
const beforeMidnight = ({ clock }: PaymentProviderWorld): string => {
  const next = startOfShanghaiDay(shanghaiDayIndex(clock.now()) + 1);
  clock.advance(next - MINUTE - clock.now());
  return shanghaiDay(clock.now());
};

const untilReady = ({ clock }: PaymentProviderWorld, day: string): void =>
  clock.advance(billReadyAt(day) - clock.now());

/** What a bill says, one after the other by number. */
const told = async ({ provider }: PaymentProviderWorld, day: string): Promise<readonly BillRow[]> => {
  const bill = await provider.bill(day);
  return bill.kind === 'rows' ? bill.rows.toSorted((a, b) => (a.number < b.number ? -1 : 1)) : [];
};

/** What every provider's bills say. */
export const paymentBillContract = (name: string, make: MakeSubject<PaymentProviderWorld>): void => {
  const begun = begunIn(make);

  describe(`${name}: the bill of a day`, () => {
    it(
      'has every payment and refund of the day, from ten in the morning of the next one',
      withSubject(make, async (world) => {
        const { provider, clock } = world;
        const day = beforeMidnight(world);
        await provider.begin(orderOf(world));
        await provider.begin(orderOf(world, { outTradeNo: SECOND_TRADE, amount: 1, description: '甲,乙' }));
        const [paidAt, number, cent] = [clock.now(), world.pay(OUT_TRADE_NO), world.pay(SECOND_TRADE)];
        clock.advance(10_000);
        const acceptedAt = clock.now();
        await provider.refund(refundOf(number, { amount: 99 }));
        world.settleRefund(REFUND_ID, 'done');
        await expect(provider.bill(day)).rejects.toThrow();
        clock.advance(billReadyAt(day) - clock.now() - 1);
        expect(await provider.bill(day)).toEqual({ kind: 'creating' });
        clock.advance(1);
        const payment = { kind: 'PAYMENT', at: paidAt, state: 'DONE' } as const;
        const back = { kind: 'REFUND', number: REFUND_ID, amount: 99, at: acceptedAt, state: 'DONE' };
        const all = [
          { ...payment, number, transactionId: number, outTradeNo: OUT_TRADE_NO, amount: 19_900 },
          { ...payment, number: cent, transactionId: cent, outTradeNo: SECOND_TRADE, amount: 1 },
          { ...back, transactionId: number, outTradeNo: OUT_TRADE_NO },
        ];
        expect(await told(world, day)).toEqual(all.toSorted((a, b) => (a.number < b.number ? -1 : 1)));
      }),
    );

    it(
      'says that nothing happened on a day',
      withSubject(begun, async (world) => {
        const day = beforeMidnight(world);
        untilReady(world, day);
        expect(await world.provider.bill(day)).toEqual({ kind: 'none' });
      }),
    );

    it(
      'has a refund on the day on which it was accepted, as it stood when the bill was made',
      withSubject(make, async (world) => {
        const { provider, clock } = world;
        const day = beforeMidnight(world);
        await provider.begin(orderOf(world));
        const number = world.pay(OUT_TRADE_NO);
        clock.advance(2 * MINUTE);
        await provider.refund(refundOf(number));
        untilReady(world, day);
        expect((await told(world, day)).map(({ kind }) => kind)).toEqual(['PAYMENT']);
        const next = shanghaiDay(clock.now());
        untilReady(world, next);
        clock.advance(1_000);
        world.settleRefund(REFUND_ID, 'done');
        expect(await told(world, next)).toMatchObject([{ number: REFUND_ID, state: 'PROCESSING' }]);
      }),
    );

    it(
      'shows what the bank could not do as failed',
      withSubject(make, async (world) => {
        const { provider } = world;
        const day = beforeMidnight(world);
        await provider.begin(orderOf(world));
        const number = world.pay(OUT_TRADE_NO);
        await provider.refund(refundOf(number, { amount: 1 }));
        await provider.refund(refundOf(number, { amount: 2, refundId: 'refund-closed' }));
        world.settleRefund(REFUND_ID, 'abnormal');
        world.settleRefund('refund-closed', 'closed');
        untilReady(world, day);
        const refunds = (await told(world, day)).filter(({ kind }) => kind === 'REFUND');
        expect(refunds.map(({ state }) => state)).toEqual(['FAILED', 'FAILED']);
      }),
    );

    it(
      'is wrong about what was planted, and about nothing else',
      withSubject(make, async (world) => {
        const day = beforeMidnight(world);
        const trades = [OUT_TRADE_NO, SECOND_TRADE, 'trade00000000000000000000000003'];
        const numbers: string[] = [];
        for (const outTradeNo of trades) {
          await world.provider.begin(orderOf(world, { outTradeNo }));
          numbers.push(world.pay(outTradeNo));
        }
        const [cent = '', gone = '', late = ''] = numbers;
        world.plant(cent, 'cent');
        world.plant(gone, 'left-out');
        world.plant(late, 'late');
        untilReady(world, day);
        expect(await told(world, day)).toMatchObject([{ number: cent, amount: 19_901 }]);
        world.clock.advance(DAY_MS);
        const next = shanghaiDay(billReadyAt(day));
        expect(await told(world, next)).toMatchObject([{ number: late, amount: 19_900 }]);
      }),
    );

    it(
      'does not come while the provider is away',
      withSubject(begun, async (world) => {
        const day = beforeMidnight(world);
        untilReady(world, day);
        world.setOutage(true);
        await expect(world.provider.bill(day)).rejects.toThrow();
      }),
    );
  });
};
