import {
  createFakes,
  fakeChatMessages,
  sampleProduct,
  sampleShopOrder,
  shopActs,
} from '@ykd/application/testing';
import pino from 'pino';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startGreeting, type StartGreetingDeps } from '../../src/jobs/greet-buyers.js';
import { signal } from '../support/signal.js';

afterEach(() => void vi.useRealTimers());

const SKU = [{ name: '班型', values: [{ value: '春季班', extraInfo: { courseIds: ['j1'] } }] }];

/** A shop with an order of each id that cost nothing and was paid with that, now. */
const shopWith = async (...ids: readonly string[]) => {
  const fakes = createFakes();
  await fakes.products.insert(sampleProduct('product-1'));
  for (const id of ids) {
    const gmtCreated = fakes.clock.now();
    await shopActs.place(fakes, sampleShopOrder(id, { amount: 0, skuAttrs: SKU, gmtCreated }), {
      freeMax: 99,
    });
  }
  return { ...fakes, chatMessages: fakeChatMessages() };
};

type Shop = Awaited<ReturnType<typeof shopWith>>;

const begin = (shop: Shop, over: Partial<StartGreetingDeps> = {}): (() => Promise<void>) => {
  const stop = startGreeting({ ...shop, logger: pino({ level: 'silent' }), ...over });
  onTestFinished(stop);
  return stop;
};

it('greets everybody who waits from before, also more than one round takes', async () => {
  const shop = await shopWith(...Array.from({ length: 50 }, (_, index) => `o${index}`));
  begin(shop);
  await expect.poll(() => shop.chatMessages.said.length, { interval: 1 }).toBe(50);
});

it('looks again and again, and stops when it is told to', async () => {
  vi.useFakeTimers();
  const shop = await shopWith();
  const stop = begin(shop);
  await shopActs.place(
    shop,
    sampleShopOrder('o', { amount: 0, skuAttrs: SKU, gmtCreated: shop.clock.now() }),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.chatMessages.said).toHaveLength(1);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('waits at its end for what is on its way', async () => {
  const shop = await shopWith('o');
  const [saying, answered] = [signal(), signal()];
  const chatMessages = {
    say: async () => {
      saying.happen();
      await answered.happened;
    },
  };
  const stop = begin(shop, { chatMessages });
  await saying.happened;
  const stopped = stop();
  answered.happen();
  await stopped;
  expect(await shop.greetings.find('o')).toMatchObject({ attempts: 1, error: null });
});

it('writes a line for who is not greeted, another one for who never will be, and goes on', async () => {
  const shop = await shopWith('o');
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  shop.chatMessages.setOutage(true);
  await begin(shop, { logger })();
  shop.clock.advance(4 * 86_400_000);
  await begin(shop, { logger })();
  const told = lines.map((line) => JSON.parse(line) as { level: number; orderId: string; msg: string });
  expect(told).toMatchObject([
    { level: 40, orderId: 'o', msg: 'a buyer was not greeted yet' },
    { level: 50, orderId: 'o', msg: 'a buyer was not greeted, and will not be' },
  ]);
});

it('outlives a database that is away', async () => {
  const shop = await shopWith();
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const greetings = { ...shop.greetings, claimDue: () => Promise.reject(new Error('the database is away')) };
  await begin(shop, { logger, greetings })();
  expect(lines.join('')).toContain('looking for buyers to greet failed');
});
