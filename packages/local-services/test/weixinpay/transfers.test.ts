import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeClock } from '@ykd/application/testing';
import { TRANSFER_CONFIRM_MS } from '@ykd/domain/payout';
import { Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useLocalWorlds, type LocalWorld, type Mode } from './support/local-world.js';
import { startReceiver } from './support/receiver.js';
import { OUT_BILL_NO, transferTo } from './support/transfers.js';

const worlds = useLocalWorlds();
const start = async (...options: Parameters<typeof worlds.start>): Promise<LocalWorld> => {
  const world = await worlds.start(...options);
  onTestFinished(() => world.close());
  return world;
};

describe('transfers of the local WeChat Pay', () => {
  it.each<Mode>(['certificates', 'public-key'])(
    'are told of once they are over, sealed and signed: %s',
    async (mode) => {
      const receiver = await startReceiver();
      const { local, provider } = await start({ mode });
      await provider.transfer(transferTo({ notifyUrl: receiver.url }));
      await local.tick();
      expect(receiver.received).toEqual([]);
      local.endTransfer(OUT_BILL_NO, 'confirm');
      await local.tick();
      await local.tick();
      const [notice, ...more] = receiver.received;
      expect(more).toEqual([]);
      expect(JSON.parse(notice!.body)).toMatchObject({ event_type: 'MCHTRANSFER.BILL.FINISHED' });
      expect(notice!.body).not.toContain('张三');
      expect(await provider.read(notice!)).toMatchObject({
        kind: 'transfer',
        state: 'SUCCESS',
        amount: 1_990,
      });
    },
  );

  it('fail by themselves a day after they were taken on', async () => {
    const receiver = await startReceiver();
    const { local, provider, clock } = await start();
    await provider.transfer(transferTo({ notifyUrl: receiver.url }));
    clock.advance(TRANSFER_CONFIRM_MS);
    await local.tick();
    await local.tick();
    expect(await provider.read(receiver.received[0]!)).toMatchObject({
      state: 'FAIL',
      reason: expect.stringContaining('24 小时'),
    });
  });

  it('are known again after a restart, and end once though two processes end them', async () => {
    const first = await start();
    const second = await start({ folder: first.folder, clock: first.clock });
    await first.provider.transfer(transferTo());
    await first.provider.transfer(transferTo({ outBillNo: 'transfer2' }));
    const [one] = second.local.transfers();
    expect(one).toMatchObject({ outBillNo: OUT_BILL_NO, userName: '张三', state: 'WAIT_USER_CONFIRM' });
    second.local.endTransfer(OUT_BILL_NO, 'confirm');
    expect(() => first.local.endTransfer(OUT_BILL_NO, 'fail')).toThrow();
    first.clock.advance(TRANSFER_CONFIRM_MS);
    await Promise.all([first.local.tick(), second.local.tick()]);
    const states = [first, second].map(({ local }) => local.transfers().map(({ state }) => state));
    expect(states).toEqual([
      ['SUCCESS', 'FAIL'],
      ['SUCCESS', 'FAIL'],
    ]);
    expect(first.local.notices()).toHaveLength(2);
  });

  it('that are over are left alone: nothing more is written down about them', async () => {
    const { local, provider, clock, folder } = await start();
    const journal = () => readFileSync(join(folder, 'journal.jsonl'), 'utf8');
    await provider.transfer(transferTo());
    local.endTransfer(OUT_BILL_NO, 'confirm');
    const before = journal();
    clock.advance(TRANSFER_CONFIRM_MS);
    expect(local.transfers()).toMatchObject([{ state: 'SUCCESS' }]);
    expect(journal()).toBe(before);
  });

  it('are refused while there is no money, and may be asked for again later', async () => {
    const { local, provider } = await start();
    local.setBroke(true);
    expect(await provider.transfer(transferTo())).toMatchObject({
      kind: 'refused',
      error: expect.stringContaining('NOT_ENOUGH'),
    });
    expect(await provider.queryTransfer(OUT_BILL_NO)).toEqual({ kind: 'unknown' });
    local.setBroke(false);
    expect(await provider.transfer(transferTo())).toMatchObject({ kind: 'taken' });
  });

  it('are refused with a number, a scene, a receiver or a remark that the real one would not take', async () => {
    const { provider } = await start();
    const wrong = [
      { outBillNo: 'with-a-dash' },
      { outBillNo: 'a'.repeat(33) },
      { sceneId: '' },
      { openid: '' },
      { remark: '' },
      { reports: [] },
      { amount: 0 },
      { notifyUrl: 'http://127.0.0.1/notify?a=1' },
    ];
    for (const facts of wrong)
      expect(await provider.transfer(transferTo(facts))).toMatchObject({
        kind: 'refused',
        error: expect.stringContaining('PARAM_ERROR'),
      });
  });

  it('are understood by the SDK, which seals the name and believes the answers', async () => {
    const world = await start({ clock: fakeClock(Date.now()) });
    const { mchId, merchant, platform } = worlds.keys();
    const sdk = new Wechatpay({
      mchid: mchId,
      serial: merchant.serialNo,
      privateKey: merchant.privateKey,
      certs: { [platform.publicKeyId]: platform.publicKey },
    });
    const options = { baseURL: world.address, headers: { 'wechatpay-serial': platform.publicKeyId } };
    const path = 'v3/fund-app/mch-transfer/transfer-bills';
    const body = {
      appid: 'wx-local',
      out_bill_no: OUT_BILL_NO,
      transfer_scene_id: '1005',
      openid: 'o-partner',
      user_name: Rsa.encrypt('张三', platform.publicKey),
      transfer_amount: 1_990,
      transfer_remark: '推广佣金',
      transfer_scene_report_infos: [{ info_type: '岗位类型', info_content: '课程推广' }],
    };
    const { data } = await sdk.chain(path).post<object>(body, options);
    expect(data).toMatchObject({ out_bill_no: OUT_BILL_NO, state: 'WAIT_USER_CONFIRM' });
    expect(world.local.transfers()[0]?.userName).toBe('张三');
    const { data: asked } = await sdk.chain(`${path}/out-bill-no/${OUT_BILL_NO}`).get<object>(options);
    expect(asked).toMatchObject({ mch_id: mchId, transfer_amount: 1_990, state: 'WAIT_USER_CONFIRM' });
    const sealedForAnother = { ...body, out_bill_no: 'transfer2', user_name: 'AAAA' };
    await expect(sdk.chain(path).post(sealedForAnother, options)).rejects.toThrow();
  });
});
