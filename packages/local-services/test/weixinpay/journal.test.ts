import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptKeys } from '../../src/weixinpay/keys.js';
import { readPrivateKey } from '@ykd/adapters-http/protocols/weixinpay';
import { useLocalWorlds, type LocalWorld } from './support/local-world.js';
import { OUT_TRADE_NO, orderIn } from './support/orders.js';

const worlds = useLocalWorlds();
const start = async (...options: Parameters<typeof worlds.start>): Promise<LocalWorld> => {
  const world = await worlds.start(...options);
  onTestFinished(() => world.close());
  return world;
};
const journalOf = ({ folder }: LocalWorld): string => join(folder, 'journal.jsonl');

describe('what the local WeChat Pay knows', () => {
  it('is known again after a restart', async () => {
    const first = await start();
    const { local, provider } = first;
    await provider.begin(orderIn(first));
    await provider.begin(orderIn(first, { outTradeNo: 'trade-closed' }));
    await provider.close('trade-closed');
    await provider.begin(orderIn(first, { outTradeNo: 'trade-failed' }));
    local.pay('trade-failed', 'fail');
    const [transactionId = '', second = ''] = local.pay(OUT_TRADE_NO, 'twice');
    const refund = { amount: 19_900, total: 19_900, reason: '退款', notifyUrl: 'http://127.0.0.1:1/notify' };
    await provider.refund({ ...refund, refundId: 'r-00001', transactionId: second });
    await provider.refund({ ...refund, refundId: 'r-00002', transactionId });
    local.settleRefund('r-00001');
    const all = [local.trades(), local.refunds(), local.notices()];
    await local.close();

    const again = await start({ folder: first.folder, clock: first.clock });
    expect([again.local.trades(), again.local.refunds(), again.local.notices()]).toEqual(all);
    expect(await again.provider.query(OUT_TRADE_NO)).toMatchObject({ kind: 'paid', transactionId });
    expect(await again.provider.queryRefund('r-00001')).toEqual({ kind: 'done' });
    expect(await again.provider.queryRefund('r-00002')).toEqual({ kind: 'processing' });
    expect(() => again.local.pay('trade-closed')).toThrow('closed');
  });

  it('survives a write that was broken off', async () => {
    const first = await start();
    await first.provider.begin(orderIn(first));
    await first.local.close();
    const [, line = ''] = readFileSync(journalOf(first), 'utf8').split('\n');
    appendFileSync(journalOf(first), `\n${line.replace(OUT_TRADE_NO, 'half-written').slice(0, -5)}`);

    const again = await start({ folder: first.folder, clock: first.clock });
    expect(again.local.trades()).toHaveLength(1);
    const [transactionId] = again.local.pay(OUT_TRADE_NO);
    await again.local.close();
    const third = await start({ folder: first.folder, clock: first.clock });
    expect(await third.provider.query(OUT_TRADE_NO)).toMatchObject({ kind: 'paid', transactionId });
    expect(third.local.trades()).toHaveLength(1);
  });

  it('is known to every process that shares its folder', async () => {
    const one = await start();
    const other = await start({ folder: one.folder, clock: one.clock });
    await one.provider.begin(orderIn(one));
    const [transactionId] = other.local.pay(OUT_TRADE_NO);
    expect(await one.provider.query(OUT_TRADE_NO)).toMatchObject({ kind: 'paid', transactionId });
    expect(() => one.local.pay(OUT_TRADE_NO)).toThrow('paid');
  });

  it('is for its owner only', async () => {
    const { folder } = await start();
    for (const name of ['keys.json', 'journal.jsonl']) {
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
  });
});

describe('its keys', () => {
  it('are made once, also by two processes at the same time, and leave nothing else behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ykd-weixinpay-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'keys', 'keys.json');
    const both = await Promise.all([keptKeys(file, 0), keptKeys(file, 0)]);
    expect(both[0]).toEqual(both[1]);
    expect(await keptKeys(file, 0)).toEqual(both[0]);
    expect(readdirSync(join(folder, 'keys'))).toEqual(['keys.json']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { merchant, platform, apiV3Key } = both[0]!;
    expect(readPrivateKey(merchant.privateKey)).toBeDefined();
    expect(readPrivateKey(platform.privateKey)).toBeDefined();
    expect(merchant.privateKey).not.toBe(platform.privateKey);
    expect(Buffer.byteLength(apiV3Key)).toBe(32);
  });
});
