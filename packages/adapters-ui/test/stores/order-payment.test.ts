import { CHECK_EVERY_MS, type ShopPort } from '@ykd/application/shop';
import { BehaviorSubject, NEVER } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderStore, type OrderStore } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createTestShop, type TestShop } from './shop-world.js';
import { settle } from './world.js';

let test: TestShop;
let store: OrderStore;
let time: ReturnType<typeof createVirtualClock>;
let visible$: BehaviorSubject<boolean>;
let over: Partial<ShopPort>;

/** Lets so many seconds go by, here and at the server, with the answers that come in them. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    time.advance(1000);
    test.fakes.clock.advance(1000);
    await settle();
  }
};
const provider = () => test.fakes.payment.provider;
const lastTrade = (): string => [...provider().trades.keys()].at(-1) ?? '';
const trouble = () => store.getSnapshot().trouble;

beforeEach(async () => {
  test = await createTestShop();
  over = {};
  time = createVirtualClock();
  visible$ = new BehaviorSubject(true);
  const shop = new Proxy(test.shop, {
    get: (port, name: keyof ShopPort) => over[name] ?? port[name],
  });
  store = createOrderStore({ shop, online$: NEVER, visible$, scheduler: time.scheduler });
  const orderId = await test.placed();
  await store.open(orderId);
  await test.shop.pay({ orderId, way: 'NATIVE' });
});

describe('watching a payment', () => {
  it('shows within seconds that it failed, or that the provider closed it, and forgets it with a new code', async () => {
    store.watchPayment();
    await pass(5);
    expect(trouble()).toBeUndefined();
    provider().fail(lastTrade());
    await pass(4);
    expect(trouble()).toBe('failed');
    await provider().close(lastTrade());
    await pass(4);
    expect(trouble()).toBe('closed');
    await test.shop.pay({ orderId: store.getSnapshot().orderId ?? '', way: 'NATIVE' });
    await pass(4);
    expect(trouble()).toBeUndefined();
  });

  it('shows that it came about after all', async () => {
    provider().fail(lastTrade());
    store.watchPayment();
    await pass(4);
    provider().pay(lastTrade());
    await pass(4);
    expect(store.getSnapshot()).toMatchObject({ order: { status: 'TRADE_PAID_SUCCESS' } });
    expect(trouble()).toBeUndefined();
  });

  it('asks nothing while the page is hidden or after it was left, and at once when somebody comes back', async () => {
    const leave = store.watchPayment();
    provider().fail(lastTrade());
    visible$.next(false);
    await pass(30);
    expect(trouble()).toBeUndefined();
    visible$.next(true);
    await pass(1);
    expect(trouble()).toBe('failed');
    leave();
    provider().pay(lastTrade());
    await pass(30);
    expect(store.getSnapshot()).toMatchObject({ order: { status: 'TRADE_WAIT_PAY' } });
  });

  it('leaves everything as it was while it cannot ask', async () => {
    store.watchPayment();
    provider().fail(lastTrade());
    await pass(4);
    over = {
      check: () => {
        throw new Error('offline');
      },
    };
    await pass(8);
    over = { check: async () => ({ ok: false, error: { kind: 'payment-unavailable' } }) };
    await pass(8);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', trouble: 'failed' });
    over = {};
    provider().pay(lastTrade());
    await pass(CHECK_EVERY_MS / 1000 + 4);
    expect(store.getSnapshot()).toMatchObject({ order: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('of an order goes with it', async () => {
    store.watchPayment();
    provider().fail(lastTrade());
    await pass(4);
    await store.open(await test.placed());
    expect(trouble()).toBeUndefined();
  });
});
