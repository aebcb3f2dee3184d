import type { ShopPort } from '@ykd/application/shop';
import { runRefunds } from '@ykd/application/payment';
import { shopActs } from '@ykd/application/testing';
import { BehaviorSubject, NEVER } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderStore, type OrderStore } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { createTestShop, type TestShop } from './shop-world.js';
import { gate, settle } from './world.js';

let test: TestShop;
let store: OrderStore;
let time: ReturnType<typeof createVirtualClock>;
let visible$: BehaviorSubject<boolean>;
let orderId: string;
/** Replaces parts of the way to the server. */
let over: Partial<ShopPort>;

const offline = (): never => {
  throw new Error('offline');
};
const statusOf = (): string | undefined => store.getSnapshot().order?.status;

/** Lets so many seconds go by, with the answers that come in them. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    time.advance(1000);
    await settle();
  }
};

beforeEach(async () => {
  test = await createTestShop();
  orderId = await test.placed();
  over = {};
  time = createVirtualClock();
  visible$ = new BehaviorSubject(true);
  const shop = new Proxy(test.shop, {
    get: (port, name: keyof ShopPort) => over[name] ?? port[name],
  });
  store = createOrderStore({ shop, online$: NEVER, visible$, scheduler: time.scheduler });
});

describe('the current order', () => {
  it('is read', async () => {
    const opening = store.open(orderId);
    expect(store.getSnapshot()).toEqual({ orderId, status: 'loading', connection: 'none' });
    await opening;
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', order: { id: orderId, amount: 399_900 } });
  });

  it('may be missing, or not to be reached', async () => {
    await store.open('nothing');
    expect(store.getSnapshot()).toEqual({ orderId: 'nothing', status: 'missing', connection: 'none' });
    over = { order: offline };
    await store.open(orderId);
    expect(store.getSnapshot()).toEqual({ orderId, status: 'failed', connection: 'none' });
    over = {};
    await store.open(orderId);
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('stays in view when a later reading fails', async () => {
    await store.open(orderId);
    over = { order: offline };
    await store.open(orderId);
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', order: { id: orderId } });
  });

  it('is not mixed up with another one whose answer comes late', async () => {
    const late = gate();
    over = {
      order: async (input) => {
        const answer = await test.shop.order(input);
        if (input.orderId === orderId) await late.opened;
        return answer;
      },
    };
    const opening = store.open(orderId);
    const other = await test.placed();
    await store.open(other);
    late.open();
    await opening;
    expect(store.getSnapshot().order?.id).toBe(other);
  });

  it('is not set back by an answer that was overtaken', async () => {
    await store.open(orderId);
    const late = gate();
    over = {
      order: async (input) => {
        const answer = await test.shop.order(input);
        await late.opened;
        return answer;
      },
    };
    const slow = store.open(orderId);
    await settle();
    await store.cancel(orderId);
    late.open();
    await slow;
    expect(statusOf()).toBe('TRADE_CLOSED');
  });

  it('is forgotten with the member', async () => {
    await store.open(orderId);
    store.reset();
    expect(store.getSnapshot()).toEqual({ status: 'idle', connection: 'none' });
  });

  it('is forgotten with what was on its way to the member before', async () => {
    const late = gate();
    const order = test.shop.order;
    over = { order: (input) => late.opened.then(() => order(input)) };
    const first = store.open(orderId);
    store.reset();
    over = { order: () => new Promise(() => undefined) };
    void store.open(orderId);
    late.open();
    await first;
    expect(store.getSnapshot()).toEqual({ orderId, status: 'loading', connection: 'none' });
  });
});

describe('following it', () => {
  it('shows by itself that the phone paid, and rests then', async () => {
    await store.open(orderId);
    store.follow();
    await settle();
    expect(store.getSnapshot().connection).toBe('live');
    await test.paid(orderId);
    await settle();
    expect(store.getSnapshot()).toMatchObject({
      connection: 'none',
      order: { status: 'TRADE_PAID_SUCCESS' },
    });
  });

  it('reads again when the reading after a change was lost', async () => {
    await store.open(orderId);
    store.follow();
    await settle();
    over = { order: offline };
    await test.paid(orderId);
    await settle();
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', order: { status: 'TRADE_WAIT_PAY' } });
    visible$.next(false);
    over = {};
    await pass(10);
    expect(statusOf()).toBe('TRADE_WAIT_PAY');
    over = { order: offline };
    visible$.next(true);
    await pass(4);
    over = {};
    await pass(2);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', order: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('finds by asking what it could not hear of', async () => {
    over = { watch: offline };
    await store.open(orderId);
    store.follow();
    await settle();
    expect(store.getSnapshot().connection).toBe('polling');
    await test.paid(orderId);
    await settle();
    expect(statusOf()).toBe('TRADE_WAIT_PAY');
    await pass(5);
    expect(store.getSnapshot()).toMatchObject({
      connection: 'none',
      order: { status: 'TRADE_PAID_SUCCESS' },
    });
  });

  it('says that it cannot be read, and takes it back once it can', async () => {
    over = { watch: offline };
    await store.open(orderId);
    store.follow();
    await settle();
    over = { order: offline, watch: offline };
    await pass(5);
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', order: { id: orderId } });
    await pass(10);
    expect(store.getSnapshot().status).toBe('failed');
    over = { watch: offline };
    await pass(2);
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('says nothing about the way before the first try to listen has failed', async () => {
    const late = gate();
    over = {
      watch: async (...call) => {
        await late.opened;
        return test.shop.watch(...call);
      },
    };
    await store.open(orderId);
    store.follow();
    await pass(4);
    expect(store.getSnapshot().connection).toBe('none');
    late.open();
    await settle();
    expect(store.getSnapshot().connection).toBe('live');
  });

  it('finds the money of a second payment, and follows it until it is back', async () => {
    await store.open(orderId);
    store.follow();
    await settle();
    const tellOfTheOther = await test.paidTwice(orderId);
    const causes = () => store.getSnapshot().order?.refunds.map(({ cause, status }) => [cause, status]);
    await settle();
    expect(statusOf()).toBe('TRADE_PAID_SUCCESS');
    await tellOfTheOther();
    await pass(10);
    expect(causes()).toEqual([['PAID_TWICE', 'WAITING']]);
    expect(store.getSnapshot().connection).toBe('live');
    const { fakes } = test;
    await runRefunds(fakes, offline);
    const [refund] = await fakes.refunds.ofOrder(orderId);
    fakes.payment.provider.settleRefund(refund?.id ?? '');
    fakes.clock.advance(3_600_000);
    await runRefunds(fakes, offline);
    await settle();
    expect(causes()).toEqual([['PAID_TWICE', 'DONE']]);
    expect(store.getSnapshot().connection).toBe('none');
  });

  it('leaves an order in peace that came to rest', async () => {
    await test.paid(orderId);
    await store.open(orderId);
    store.follow();
    await pass(60);
    over = { order: offline, watch: offline };
    await pass(600);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', connection: 'none' });
  });

  it('shows what happened while nobody saw the page', async () => {
    await store.open(orderId);
    store.follow();
    await settle();
    visible$.next(false);
    await test.paid(orderId);
    await settle();
    expect(statusOf()).toBe('TRADE_WAIT_PAY');
    visible$.next(true);
    await settle();
    expect(statusOf()).toBe('TRADE_PAID_SUCCESS');
  });

  it('ends when it is told to, and with an order that is gone or another one', async () => {
    await store.open(orderId);
    const stop = store.follow();
    await settle();
    stop();
    expect(store.getSnapshot().connection).toBe('none');
    await test.paid(orderId);
    await settle();
    expect(statusOf()).toBe('TRADE_WAIT_PAY');

    store.follow();
    await store.open('nothing');
    await pass(60);
    expect(store.getSnapshot()).toEqual({ orderId: 'nothing', status: 'missing', connection: 'none' });
    store.reset();
    store.follow()();
    expect(store.getSnapshot()).toEqual({ status: 'idle', connection: 'none' });
  });

  it('goes on when money is asked back, until it is back', async () => {
    await test.paid(orderId);
    await store.open(orderId);
    store.follow();
    expect(store.getSnapshot().connection).toBe('none');
    await store.requestRefund(orderId, '买错了');
    await settle();
    expect(store.getSnapshot().connection).toBe('live');
    const { fakes } = test;
    await shopActs.approve(fakes, 'refund1', orderId, fakes.clock.now());
    await runRefunds(fakes, offline);
    fakes.payment.provider.settleRefund('refund1');
    fakes.clock.advance(3_600_000);
    await runRefunds(fakes, offline);
    await settle();
    expect(store.getSnapshot()).toMatchObject({ connection: 'none', order: { status: 'TRADE_REFUNDED' } });
  });
});

describe('what the buyer does', () => {
  beforeEach(() => store.open(orderId));

  it('asks the provider about a payment that nobody was told of', async () => {
    await test.paidSilently(orderId);
    expect(statusOf()).toBe('TRADE_WAIT_PAY');
    await store.check(orderId);
    expect(statusOf()).toBe('TRADE_PAID_SUCCESS');
  });

  it('closes the order', async () => {
    expect((await store.cancel(orderId)).ok).toBe(true);
    expect(statusOf()).toBe('TRADE_CLOSED');
  });

  it('learns that an order is paid which he wants to close', async () => {
    await test.paidSilently(orderId);
    expect(await store.cancel(orderId)).toMatchObject({ ok: false, error: { kind: 'order-state' } });
    await settle();
    expect(statusOf()).toBe('TRADE_PAID_SUCCESS');
  });

  it('asks for his money back, with a reason', async () => {
    await test.paid(orderId);
    expect(await store.requestRefund(orderId, ' ')).toMatchObject({ error: { kind: 'invalid-input' } });
    await store.requestRefund(orderId, '买错了');
    expect(statusOf()).toBe('TRADE_REFUNDING');
  });

  it('is told when nothing got through', async () => {
    over = { cancel: offline };
    await expect(store.cancel(orderId)).rejects.toThrow('offline');
    expect(statusOf()).toBe('TRADE_WAIT_PAY');
  });
});
