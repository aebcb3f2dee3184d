import type { PlaceInput, ShopPort } from '@ykd/application/shop';
import { MING } from '@ykd/application/testing';
import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCheckoutStore, createRequestKeys, type CheckoutStore } from '../../src/stores/index.js';
import { CAMP, createTestShop, WHOLE_YEAR, type TestShop } from './shop-world.js';
import { gate, memoryStorage, settle } from './world.js';

let test: TestShop;
let store: CheckoutStore;
let storage: ReturnType<typeof memoryStorage>;
let over: Partial<Pick<ShopPort, 'quote' | 'place'>>;

let made = 0;

/** A visit of the page; the storage lasts over visits, as in one tab. */
const visit = (): CheckoutStore =>
  createCheckoutStore({
    shop: {
      quote: (input) => (over.quote ?? test.shop.quote)(input),
      place: (input) => (over.place ?? test.shop.place)(input),
    },
    keys: createRequestKeys({ storage, randomId: () => `random-${(made += 1)}` }),
  });
const amounts = () => {
  const { quote, purchase } = store.getSnapshot().priced ?? {};
  return [quote?.listAmount, quote?.amount, purchase?.couponId];
};
const orderCount = (): number => test.fakes.shop.sold.size;

/** The order arrives, the answer does not. */
const answerLost = async (input: PlaceInput): Promise<never> => {
  await test.shop.place(input);
  throw new Error('offline');
};

beforeEach(async () => {
  test = await createTestShop();
  storage = memoryStorage();
  over = {};
  store = visit();
});

describe('a purchase', () => {
  it('is priced with the coupon that takes most off', async () => {
    const opening = store.open(WHOLE_YEAR);
    expect(store.getSnapshot().status).toBe('loading');
    await opening;
    expect(store.getSnapshot().status).toBe('ready');
    expect(amounts()).toEqual([399_900, 369_900, 'c-300']);
    const offers = store.getSnapshot().priced?.quote.coupons.map(({ coupon, issue }) => [coupon.id, issue]);
    expect(offers?.toSorted()).toEqual([
      ['c-10', undefined],
      ['c-300', undefined],
      ['c-old', 'expired'],
    ]);
  });

  it('is priced with another coupon, or none, as the buyer wants', async () => {
    await store.open(WHOLE_YEAR);
    const choosing = store.chooseCoupon('c-10');
    // At once, though the price is still on its way.
    expect([store.getSnapshot().couponId, ...amounts()]).toEqual(['c-10', 399_900, 369_900, 'c-300']);
    await choosing;
    expect(amounts()).toEqual([399_900, 379_905, 'c-10']);
    await store.chooseCoupon(undefined);
    expect(store.getSnapshot().couponId).toBeUndefined();
    expect(amounts()).toEqual([399_900, 399_900, undefined]);
  });

  it('keeps to a coupon that it was opened with', async () => {
    await store.open({ ...WHOLE_YEAR, couponId: 'c-10' });
    expect(amounts()).toEqual([399_900, 379_905, 'c-10']);
  });

  it('goes on without a coupon that is of no use, and says so', async () => {
    await store.open(WHOLE_YEAR);
    await store.chooseCoupon('c-old');
    expect(store.getSnapshot().problem).toEqual({ kind: 'coupon-unusable', reason: 'expired' });
    expect(amounts()).toEqual([399_900, 369_900, 'c-300']);
    await store.chooseCoupon(undefined);
    expect(store.getSnapshot().problem).toBeUndefined();
  });

  it('may be impossible, or not to be reached', async () => {
    await store.open({ productId: 'nothing', choice: [] });
    expect(store.getSnapshot()).toMatchObject({ status: 'refused', refusal: { kind: 'product-not-found' } });
    await store.open({ ...WHOLE_YEAR, choice: ['夏季班'] });
    expect(store.getSnapshot()).toMatchObject({ status: 'refused', refusal: { kind: 'unknown-choice' } });
    over = { quote: () => Promise.reject(new Error('offline')) };
    await store.open(WHOLE_YEAR);
    expect(store.getSnapshot()).toMatchObject({ status: 'failed' });
    expect(await store.place()).toBeUndefined();
  });
});

describe('ordering', () => {
  beforeEach(() => store.open(WHOLE_YEAR));

  it('places the order at the price that is shown', async () => {
    const placing = store.place();
    expect(store.getSnapshot().placing).toBe(true);
    expect(await placing).toMatchObject({
      userId: MING.id,
      amount: 369_900,
      coupon: { id: 'c-300' },
      status: 'TRADE_WAIT_PAY',
    });
    expect(store.getSnapshot().placing).toBe(false);
  });

  it('places one order for two clicks', async () => {
    const slow = gate();
    over = {
      place: async (input) => {
        await slow.opened;
        return test.shop.place(input);
      },
    };
    const [first, second] = [store.place(), store.place()];
    await settle();
    await store.chooseCoupon('c-10');
    slow.open();
    expect([(await first)?.amount, await second]).toEqual([369_900, undefined]);
    expect(orderCount()).toBe(1);
  });

  it('orders no second time when the answer was lost', async () => {
    over = { place: answerLost };
    await expect(store.place()).rejects.toThrow('offline');
    expect(store.getSnapshot()).toMatchObject({ placing: false, status: 'ready' });
    over = {};
    expect((await store.place())?.amount).toBe(369_900);
    expect(orderCount()).toBe(1);
  });

  it('orders no second time after a reload either', async () => {
    await store.chooseCoupon(undefined);
    over = { place: answerLost };
    await expect(store.place()).rejects.toThrow('offline');
    over = {};
    store = visit();
    await store.open(WHOLE_YEAR);
    await store.chooseCoupon(undefined);
    await store.place();
    expect(orderCount()).toBe(1);
  });

  it('places a new order when that of the lost answer has closed since', async () => {
    await store.chooseCoupon(undefined);
    over = { place: answerLost };
    await expect(store.place()).rejects.toThrow('offline');
    over = {};
    const [id = ''] = test.fakes.shop.sold.keys();
    test.fakes.clock.advance(PAY_WINDOW_MS);
    await test.shop.cancel({ orderId: id });
    expect(await store.place()).toMatchObject({ status: 'TRADE_WAIT_PAY' });
    expect(orderCount()).toBe(2);
  });

  it('places a second order after a first one that was answered', async () => {
    await store.place();
    await store.open(WHOLE_YEAR);
    expect((await store.place())?.amount).toBe(379_905);
    expect(orderCount()).toBe(2);
  });

  it('shows the new price when it changed, and orders at that once it was seen', async () => {
    await test.fakes.products.saveAll([{ kind: 'change', id: CAMP.id, fields: { amount: 299_900 } }], 1);
    expect(await store.place()).toBeUndefined();
    expect(store.getSnapshot().problem).toEqual({ kind: 'price-changed', amount: 269_900 });
    expect(amounts()).toEqual([299_900, 269_900, 'c-300']);
    expect(orderCount()).toBe(0);
    expect((await store.place())?.amount).toBe(269_900);
    expect(store.getSnapshot().problem).toBeUndefined();
  });

  it('goes on with the next coupon when another order took this one', async () => {
    const other = visit();
    await other.open(WHOLE_YEAR);
    await other.place();
    expect(await store.place()).toBeUndefined();
    expect(store.getSnapshot().problem).toEqual({ kind: 'coupon-unusable', reason: 'in-use' });
    expect(amounts()).toEqual([399_900, 379_905, 'c-10']);
  });

  it('is refused for what is no longer on sale', async () => {
    await test.fakes.products.saveAll([{ kind: 'change', id: CAMP.id, fields: { status: 'OFF' } }], 1);
    expect(await store.place()).toBeUndefined();
    expect(store.getSnapshot()).toMatchObject({ status: 'refused', refusal: { kind: 'product-not-found' } });
  });

  it('takes a new key when the one at hand stands for something else', async () => {
    over = { place: async (input) => test.shop.place({ ...input, amount: 1, requestKey: 'taken-key' }) };
    await test.shop.place({ ...WHOLE_YEAR, amount: 399_900, requestKey: 'taken-key' });
    await store.place();
    expect(store.getSnapshot().problem).toEqual({ kind: 'request-key-used' });
    over = {};
    expect(await store.place()).toBeDefined();
  });
});
