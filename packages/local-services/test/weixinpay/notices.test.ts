import { fakeClock } from '@ykd/application/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useLocalWorlds, type LocalWorld } from './support/local-world.js';
import { OUT_TRADE_NO, orderIn } from './support/orders.js';
import { startReceiver } from './support/receiver.js';

const worlds = useLocalWorlds();
const start = async (...options: Parameters<typeof worlds.start>): Promise<LocalWorld> => {
  const world = await worlds.start(...options);
  onTestFinished(() => world.close());
  return world;
};

/** A payment that was begun, and the server that hears of it. */
const begun = async (...options: Parameters<typeof worlds.start>) => {
  const receiver = await startReceiver();
  const world = await start(...options);
  await world.provider.begin(orderIn(world, { notifyUrl: receiver.url }));
  const read = () => Promise.all(receiver.received.map((notice) => world.provider.read(notice)));
  return { ...world, receiver, read };
};

describe('the notices of the local WeChat Pay', () => {
  it.each(['certificates', 'public-key'] as const)(
    'are sent once they are due, and believed: %s',
    async (mode) => {
      const { local, receiver, read } = await begun({ mode });
      await local.tick();
      expect(receiver.received).toEqual([]);
      const [transactionId] = local.pay(OUT_TRADE_NO);
      await local.tick();
      await local.tick();
      expect(await read()).toEqual([expect.objectContaining({ kind: 'payment', transactionId })]);
      expect(local.notices()).toMatchObject([{ state: 'delivered' }]);
    },
  );

  it('are three of two payments: the first one is told of twice', async () => {
    const { local, read } = await begun();
    const [first, second] = local.pay(OUT_TRADE_NO, 'twice');
    await local.tick();
    const told = (await read()).map((notice) => notice?.kind === 'payment' && notice.transactionId);
    expect(told.toSorted()).toEqual([first, first, second].toSorted());
  });

  it.each(['silent', 'fail'] as const)('are none when the payer chose: %s', async (how) => {
    const { local, receiver, provider } = await begun();
    local.pay(OUT_TRADE_NO, how);
    await local.tick();
    expect(receiver.received).toEqual([]);
    expect((await provider.query(OUT_TRADE_NO)).kind).toBe(how === 'silent' ? 'paid' : 'unpaid');
  });

  it('are sent again, less and less often, until they are taken in', async () => {
    const { local, receiver, clock } = await begun();
    receiver.answerWith(500);
    local.pay(OUT_TRADE_NO);
    const counts: number[] = [];
    for (const seconds of [0, 14, 1, 14, 1, 29, 1, 179, 1]) {
      clock.advance(seconds * 1000);
      await local.tick();
      counts.push(receiver.received.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5]);
    receiver.answerWith(200);
    clock.advance(10 * 60_000);
    await local.tick();
    clock.advance(24 * 3600_000);
    await local.tick();
    expect(receiver.received).toHaveLength(6);
    expect(local.notices()).toMatchObject([{ state: 'delivered' }]);
  });

  it('are given up at last', async () => {
    const { local, receiver, clock } = await begun({ noticeDelaysMs: [1000] });
    receiver.answerWith(404);
    local.pay(OUT_TRADE_NO);
    for (let times = 0; times < 5; times += 1) {
      await local.tick();
      clock.advance(3600_000);
    }
    expect(receiver.received).toHaveLength(2);
    expect(local.notices()).toMatchObject([{ state: 'waiting' }]);
  });

  it('are sent after a restart, signed anew', async () => {
    const first = await begun();
    first.receiver.answerWith(503);
    first.local.pay(OUT_TRADE_NO);
    await first.local.tick();
    await first.local.close();
    first.clock.advance(3600_000);
    const { local, provider } = await start({ folder: first.folder, clock: first.clock });
    first.receiver.answerWith(204);
    await local.tick();
    expect(first.receiver.received).toHaveLength(2);
    expect(await provider.read(first.receiver.received[1]!)).toMatchObject({ kind: 'payment' });
    expect(await provider.read(first.receiver.received[0]!)).toBeUndefined();
  });

  it('wait while it is out, and are lost while they are dropped', async () => {
    const { local, receiver } = await begun();
    local.setOutage(true);
    local.pay(OUT_TRADE_NO);
    await local.tick();
    expect(local.notices()).toMatchObject([{ state: 'waiting' }]);
    local.setOutage(false);
    local.dropNotices(true);
    await local.tick();
    local.dropNotices(false);
    await local.tick();
    expect(receiver.received).toEqual([]);
    expect(local.notices()).toMatchObject([{ state: 'lost' }]);
  });

  it('can be sent by hand: again, late, or changed', async () => {
    const { local, receiver, read } = await begun();
    local.pay(OUT_TRADE_NO);
    const [{ id } = { id: '' }] = local.notices();
    const cut = await local.deliver(id, ({ headers, body }) => ({ headers, body: body.slice(0, 40) }));
    expect(cut).toBe(204);
    expect(local.notices()).toMatchObject([{ state: 'waiting' }]);
    expect(await local.deliver(id)).toBe(204);
    expect(await local.deliver(id)).toBe(204);
    expect((await read()).map((notice) => notice?.kind)).toEqual([undefined, 'payment', 'payment']);
    await local.tick();
    expect(receiver.received).toHaveLength(3);
    await expect(async () => local.deliver('no-such-notice')).rejects.toThrow('no-such-notice');
  });

  it('have nobody to reach where nobody listens', async () => {
    const world = await start();
    await world.provider.begin(orderIn(world, { notifyUrl: 'http://127.0.0.1:1/notify' }));
    world.local.pay(OUT_TRADE_NO);
    await world.local.tick();
    expect(world.local.notices()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('the refunds of the local WeChat Pay', () => {
  it('come to their end after a while, and are told of', async () => {
    const { local, provider, clock, receiver, read } = await begun({ refundMs: 3000 });
    const [transactionId = ''] = local.pay(OUT_TRADE_NO, 'silent');
    const refund = { refundId: 'r-00001', transactionId, amount: 19_900, total: 19_900, reason: '退款' };
    await provider.refund({ ...refund, notifyUrl: receiver.url });
    clock.advance(2999);
    await local.tick();
    expect(await provider.queryRefund('r-00001')).toEqual({ kind: 'processing' });
    clock.advance(1);
    await local.tick();
    expect(await read()).toMatchObject([{ kind: 'refund', refundId: 'r-00001', state: { kind: 'done' } }]);
    expect(() => local.settleRefund('r-00001')).toThrow('settled');
  });

  it('may be closed', async () => {
    const { local, provider, receiver, read } = await begun();
    const [transactionId = ''] = local.pay(OUT_TRADE_NO, 'silent');
    const refund = { refundId: 'r-00001', transactionId, amount: 1, total: 19_900, reason: '退款' };
    await provider.refund({ ...refund, notifyUrl: receiver.url });
    local.settleRefund('r-00001', 'CLOSED');
    await local.tick();
    expect(await read()).toMatchObject([{ state: { kind: 'failed' } }]);
  });
});

it('goes on by itself once it is started', async () => {
  const { local, provider, receiver, read } = await begun({
    clock: fakeClock(Date.now()),
    now: () => Date.now(),
    refundMs: 0,
    noticeDelaysMs: [0, 0],
  });
  receiver.answerWith(500);
  local.start();
  const [transactionId = ''] = local.pay(OUT_TRADE_NO);
  await receiver.heard(2);
  receiver.answerWith(204);
  const refund = { refundId: 'r-00001', transactionId, amount: 19_900, total: 19_900, reason: '退款' };
  await provider.refund({ ...refund, notifyUrl: receiver.url });
  await receiver.heard(4);
  expect((await read()).map((notice) => notice?.kind).toSorted()).toEqual([
    'payment',
    'payment',
    'payment',
    'refund',
  ]);
});
