import type { TransferOrder } from '@ykd/application/ports';
import { Rsa } from 'wechatpay-axios-plugin';
import { describe, expect, it } from 'vitest';
import { failureOf, over, refusing } from './support/over.js';
import { KEY_ID, platformKeys, settings, type Scripted } from './support/scripted.js';

const order: TransferOrder = {
  outBillNo: 'transfer1',
  openid: 'o-1',
  userName: '张三',
  amount: 1_990,
  remark: '推广佣金',
  sceneId: '1005',
  reports: [
    { type: '岗位类型', content: '课程推广' },
    { type: '报酬说明', content: '推广佣金' },
  ],
  notifyUrl: 'https://ykd.example/api/pay/weixin/notify',
};
const taken = {
  out_bill_no: 'transfer1',
  transfer_bill_no: '133000001',
  create_time: '2026-03-01T12:00:00+08:00',
  state: 'WAIT_USER_CONFIRM',
  package_info: 'affffddafdfafddffda==',
};
const found = {
  mch_id: settings.mchId,
  out_bill_no: 'transfer1',
  transfer_bill_no: '133000001',
  appid: settings.appId,
  state: 'SUCCESS',
  transfer_amount: 1_990,
  transfer_remark: '推广佣金',
  openid: 'o-1',
  create_time: '2026-03-01T12:00:00+08:00',
  update_time: '2026-03-01T12:01:00+08:00',
};

describe('a transfer', () => {
  it('is asked for as WeChat Pay wants it, the name readable for nobody else', async () => {
    const { pay, heard } = over({ body: taken });
    expect(await pay.transfer(order)).toEqual({
      kind: 'taken',
      transferNo: '133000001',
      state: 'WAIT_USER_CONFIRM',
      reason: null,
      invitation: taken.package_info,
    });
    const [request] = heard;
    expect(`${request?.method} ${request?.path}`).toBe('POST /v3/fund-app/mch-transfer/transfer-bills');
    expect(request?.headers).toMatchObject({ 'wechatpay-serial': KEY_ID });
    const { user_name, ...body } = JSON.parse(request?.body ?? '') as Record<string, unknown>;
    expect(body).toEqual({
      appid: settings.appId,
      out_bill_no: 'transfer1',
      transfer_scene_id: '1005',
      openid: 'o-1',
      transfer_amount: 1_990,
      transfer_remark: '推广佣金',
      notify_url: order.notifyUrl,
      transfer_scene_report_infos: [
        { info_type: '岗位类型', info_content: '课程推广' },
        { info_type: '报酬说明', info_content: '推广佣金' },
      ],
    });
    expect(request?.body).not.toContain('张三');
    expect(Rsa.decrypt(String(user_name), platformKeys.privateKey)).toBe('张三');
  });

  it('says no more than fits, and no name where none is given', async () => {
    const { pay, heard } = over({ body: { ...taken, package_info: '' } });
    const answer = await pay.transfer({ ...order, userName: null, remark: '😀'.repeat(33) });
    expect(answer).toMatchObject({ invitation: null });
    const body = JSON.parse(heard[0]?.body ?? '') as Record<string, unknown>;
    expect(body).not.toHaveProperty('user_name');
    expect(body['transfer_remark']).toBe('😀'.repeat(32));
  });

  it.each([
    ['NOT_ENOUGH', 403],
    ['PARAM_ERROR', 400],
    ['ALREADY_EXISTS', 400],
  ])('may be refused: %s', async (code, status) => {
    const { pay } = over(refusing(status, code));
    expect(await pay.transfer(order)).toEqual({ kind: 'refused', error: `出错了（${code}）` });
  });

  it.each<[string, Scripted | Error]>([
    ['no answer', new Error('other side closed')],
    ['SYSTEM_ERROR', refusing(500, 'SYSTEM_ERROR')],
    ['too many requests', refusing(429, 'FREQUENCY_LIMIT_EXCEED')],
    ['a refusal that nobody signed', refusing(400, 'PARAM_ERROR', () => ({}))],
    ['an answer that nobody signed', { body: taken, headers: () => ({}) }],
    ['an answer about another one', { body: { ...taken, out_bill_no: 'transfer2' } }],
    ['a state that there is not', { body: { ...taken, state: 'DONE' } }],
  ])('is neither taken nor refused by %s, and not asked for twice by itself', async (_name, answer) => {
    const { pay, left } = over(answer, { body: taken });
    await failureOf(pay.transfer(order));
    expect(left()).toBe(1);
  });
});

describe('the question about a transfer', () => {
  it('tells how it stands', async () => {
    const { pay, heard } = over({ body: found });
    expect(await pay.queryTransfer('transfer1')).toEqual({
      kind: 'known',
      transferNo: '133000001',
      state: 'SUCCESS',
      reason: null,
      amount: 1_990,
    });
    expect(`${heard[0]?.method} ${heard[0]?.path}`).toBe(
      'GET /v3/fund-app/mch-transfer/transfer-bills/out-bill-no/transfer1',
    );
  });

  it.each([
    ['ACCOUNT_FROZEN', '收款账户被冻结（ACCOUNT_FROZEN）'],
    // Of a code that nobody here knows no more is said than that it failed.
    ['SOMETHING_NEW', '微信支付没有转成（SOMETHING_NEW）'],
    ['商户撤销', '商户撤销'],
    ['', null],
    [null, null],
  ])('tells why it failed: %j', async (fail_reason, reason) => {
    const { pay } = over({ body: { ...found, state: 'FAIL', fail_reason } });
    expect(await pay.queryTransfer('transfer1')).toMatchObject({ state: 'FAIL', reason });
  });

  it('tells that there is none only when WeChat Pay says so itself', async () => {
    expect(await over(refusing(404, 'NOT_FOUND')).pay.queryTransfer('transfer1')).toEqual({
      kind: 'unknown',
    });
    const forged = refusing(404, 'NOT_FOUND', () => ({}));
    await failureOf(over(forged).pay.queryTransfer('transfer1'));
  });

  it.each([{ mch_id: '1900000110' }, { out_bill_no: 'transfer2' }, { transfer_amount: 0 }])(
    'is not answered by %j',
    async (wrong) => {
      const { pay } = over({ body: { ...found, ...wrong } });
      expect(await failureOf(pay.queryTransfer('transfer1'))).toMatchObject({ code: 'UNREADABLE' });
    },
  );
});

describe('the wish to cancel a transfer', () => {
  const cancelling = {
    out_bill_no: 'transfer1',
    transfer_bill_no: '133000001',
    state: 'CANCELING',
    update_time: '2026-03-01T12:01:00+08:00',
  };

  it('is sent without a body, and answered with how it stands', async () => {
    const { pay, heard } = over({ body: cancelling });
    expect(await pay.cancelTransfer('transfer1')).toEqual({
      kind: 'cancelling',
      transferNo: '133000001',
      state: 'CANCELING',
    });
    const [request] = heard;
    expect(`${request?.method} ${request?.path}`).toBe(
      'POST /v3/fund-app/mch-transfer/transfer-bills/out-bill-no/transfer1/cancel',
    );
    expect(request?.body ?? '').toBe('');
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it.each([
    ['INVALID_REQUEST', 400],
    ['NOT_FOUND', 404],
  ])('may be refused: %s', async (code, status) => {
    const { pay } = over(refusing(status, code));
    expect(await pay.cancelTransfer('transfer1')).toEqual({ kind: 'refused', error: `出错了（${code}）` });
  });

  it.each<[string, Scripted | Error]>([
    ['no answer', new Error('other side closed')],
    ['SYSTEM_ERROR', refusing(500, 'SYSTEM_ERROR')],
    ['a refusal that nobody signed', refusing(400, 'INVALID_REQUEST', () => ({}))],
    ['an answer about another one', { body: { ...cancelling, out_bill_no: 'transfer2' } }],
  ])('is neither taken nor refused by %s, and not sent twice by itself', async (_name, answer) => {
    const { pay, left } = over(answer, { body: cancelling });
    await failureOf(pay.cancelTransfer('transfer1'));
    expect(left()).toBe(1);
  });
});

it('the confirmation is opened with the merchant, the app and the invitation', () => {
  expect(over().pay.confirmParams('aff==')).toEqual({
    mchId: settings.mchId,
    appId: settings.appId,
    package: 'aff==',
  });
});
