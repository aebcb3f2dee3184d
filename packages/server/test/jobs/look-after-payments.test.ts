import { PAY_WINDOW_MS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import {
  createFakes,
  sampleAttempt,
  sampleProduct,
  sampleShopOrder,
  shopActs,
  type Fakes,
} from '@ykd/application/testing';
import pino from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { lookAfterPayments, type LookAfterPaymentsDeps } from '../../src/jobs/look-after-payments.js';
import { signal } from '../support/signal.js';

const MINUTE = 60_000;

afterEach(() => void vi.useRealTimers());

/** A shop with an order of each id, placed now, and a payment of the same number begun for it. */
const shopWith = async (...ids: readonly string[]): Promise<Fakes> => {
  const fakes = createFakes();
  const { clock, products, payment } = fakes;
  await products.insert(sampleProduct('product-1'));
  for (const id of ids) {
    const at = clock.now();
    await shopActs.place(fakes, sampleShopOrder(id, { gmtCreated: at }), { openMax: 99 });
    const { way, amount } = sampleAttempt(id);
    await shopActs.begin(fakes, id, { orderId: id, gmtCreated: at }, at + MINUTE);
    const expiresAt = at + PAY_WINDOW_MS;
    await payment.provider.begin({ way, amount, outTradeNo: id, expiresAt, description: '', notifyUrl: '' });
  }
  return fakes;
};

const look = (fakes: Fakes, over: Partial<LookAfterPaymentsDeps> = {}): (() => Promise<void>) => {
  const stop = lookAfterPayments({ ...fakes, logger: pino({ level: 'silent' }), ...over });
  onTestFinished(stop);
  return stop;
};

const statusOf = ({ shop }: Fakes, id: string): string | undefined => shop.orders.get(id)?.status;

it('does at the start what waits from before: finds payments, closes orders, gives money back', async () => {
  const fakes = await shopWith('paid', 'late', 'paid-and-closed');
  const { clock, payment } = fakes;
  for (const number of ['paid', 'paid-and-closed']) payment.provider.pay(number);
  clock.advance(MINUTE);
  await shopActs.close(fakes, 'paid-and-closed', { at: clock.now() });
  clock.advance(PAY_WINDOW_MS);
  await look(fakes)();
  expect(['paid', 'late', 'paid-and-closed'].map((id) => statusOf(fakes, id))).toEqual([
    'TRADE_PAID_SUCCESS',
    'TRADE_CLOSED',
    'TRADE_CLOSED',
  ]);
  // What was found in the first round is given back in the next one.
  await look(fakes)();
  expect([...payment.provider.refunds.values()]).toMatchObject([{ amount: 399_900 }]);
});

it('does not stop after a few of many', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => `order${at}`);
  const fakes = await shopWith(...ids);
  fakes.clock.advance(PAY_WINDOW_MS);
  look(fakes);
  const waiting = () => ids.filter((id) => statusOf(fakes, id) === WAIT_PAY_STATUS);
  await expect.poll(waiting, { interval: 1 }).toEqual([]);
});

it('looks again and again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const fakes = await shopWith('a');
  look(fakes);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statusOf(fakes, 'a')).toBe(WAIT_PAY_STATUS);
  fakes.payment.provider.pay('a');
  fakes.clock.advance(MINUTE);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => statusOf(fakes, 'a'), { interval: 1 }).toBe('TRADE_PAID_SUCCESS');
});

/** A provider that is asked about a payment that was made, and answers once the gate is open. */
const slowProvider = ({ payment }: Fakes) => {
  const { provider } = payment;
  const [asked, gate] = [signal(), signal()];
  const query: typeof provider.query = async (outTradeNo) => {
    asked.happen();
    await gate.happened;
    return provider.query(outTradeNo);
  };
  return { asked, gate, payment: { ...payment, provider: { ...provider, query } } };
};

it('ends when what is under way has ended, and begins nothing more', async () => {
  const fakes = await shopWith('a');
  fakes.payment.provider.pay('a');
  fakes.clock.advance(MINUTE);
  const { asked, gate, payment } = slowProvider(fakes);
  const stop = look(fakes, { payment });
  await asked.happened;
  const stopped = stop();
  gate.happen();
  await stopped;
  expect(statusOf(fakes, 'a')).toBe('TRADE_PAID_SUCCESS');
});

it('begins no round beside one that takes long, and does not end before it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const fakes = await shopWith('a');
  fakes.payment.provider.pay('a');
  fakes.clock.advance(MINUTE);
  const { asked, gate, payment } = slowProvider(fakes);
  const stop = look(fakes, { payment });
  await asked.happened;
  await vi.advanceTimersByTimeAsync(10_000);
  const ended: string[] = [];
  const stopped = stop().then(() => ended.push('the job'));
  await new Promise(setImmediate);
  ended.push('the round');
  gate.happen();
  await stopped;
  expect(ended).toEqual(['the round', 'the job']);
  expect(statusOf(fakes, 'a')).toBe('TRADE_PAID_SUCCESS');
});

it('tells the operator what broke, and goes on with the rest', async () => {
  const fakes = await shopWith('a');
  fakes.clock.advance(PAY_WINDOW_MS);
  const told: unknown[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void told.push(JSON.parse(line)) });
  const paymentAttempts = {
    ...fakes.paymentAttempts,
    claimDue: () => Promise.reject(new Error('the disk is full')),
  };
  look(fakes, { logger, paymentAttempts });
  await expect.poll(() => statusOf(fakes, 'a'), { interval: 1 }).toBe('TRADE_CLOSED');
  expect(told).toMatchObject([{ job: 'checkAttempts', err: { message: 'the disk is full' } }]);
});
