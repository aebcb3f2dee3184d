import type { PaymentOrder } from '@ykd/application/ports';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { describe, expect, it } from 'vitest';
import { createWeixinPay } from '../../../src/upstream/weixinpay/weixin-pay.js';
import {
  KEY_ID,
  merchantKeys,
  NOW,
  scripted,
  settings,
  type Heard,
  type Scripted,
} from './support/scripted.js';

const order: PaymentOrder = {
  way: 'NATIVE',
  outTradeNo: '0123456789abcdef0123456789abcdef',
  description: 'Java 就业班',
  amount: 19_900,
  expiresAt: NOW + 30 * 60_000,
  notifyUrl: 'https://ykd.example/api/pay/weixin/notify',
};

const asked = async (
  answer: Scripted,
  call: (provider: ReturnType<typeof createWeixinPay>) => Promise<unknown>,
): Promise<Heard> => {
  const { dispatcher, heard } = scripted(answer);
  await call(createWeixinPay(settings, { now: () => NOW, dispatcher }));
  return heard[0]!;
};

describe('a request', () => {
  it('is signed by the merchant, as the SDK checks it', async () => {
    const heard = await asked({ body: { code_url: 'weixin://x' } }, (pay) => pay.begin(order));
    const [, scheme = '', rest = ''] = /^(\S+) (.*)$/.exec(heard.headers['authorization'] ?? '') ?? [];
    const parts = Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]),
    );
    expect(scheme).toBe('WECHATPAY2-SHA256-RSA2048');
    expect(parts).toMatchObject({
      mchid: settings.mchId,
      serial_no: settings.serialNo,
      timestamp: `${NOW / 1000}`,
    });
    const text = Formatter.request('POST', heard.path, NOW / 1000, parts['nonce_str'] ?? '', heard.body);
    expect(Rsa.verify(text, parts['signature'] ?? '', merchantKeys.publicKey)).toBe(true);
    expect(heard.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/./),
      'wechatpay-serial': KEY_ID,
    });
  });

  const common = {
    appid: settings.appId,
    mchid: settings.mchId,
    description: order.description,
    out_trade_no: order.outTradeNo,
    time_expire: '2026-03-01T12:30:00+08:00',
    notify_url: order.notifyUrl,
    amount: { total: 19_900, currency: 'CNY' },
  };

  it.each([
    ['native', { way: 'NATIVE' }, 'code_url', common],
    ['jsapi', { way: 'JSAPI', openid: 'o-1' }, 'prepay_id', { ...common, payer: { openid: 'o-1' } }],
    [
      'h5',
      { way: 'H5', payerAddress: '203.0.113.7' },
      'h5_url',
      { ...common, scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } } },
    ],
  ] as const)('begins a payment by %s', async (name, facts, answer, body) => {
    let invitation: string | undefined;
    const heard = await asked({ body: { [answer]: 'the invitation' } }, async (pay) => {
      invitation = await pay.begin({ ...order, ...facts });
    });
    expect(invitation).toBe('the invitation');
    expect(`${heard.method} ${heard.path}`).toBe(`POST /v3/pay/transactions/${name}`);
    expect(JSON.parse(heard.body)).toEqual(body);
  });

  it('says no more of what is bought than fits', async () => {
    const long = { ...order, description: '课'.repeat(60) };
    const heard = await asked({ body: { code_url: 'weixin://x' } }, (pay) => pay.begin(long));
    expect(JSON.parse(heard.body)).toMatchObject({ description: '课'.repeat(42) });
  });

  it('asks about a payment by its number', async () => {
    const heard = await asked(
      {
        body: {
          appid: settings.appId,
          mchid: settings.mchId,
          out_trade_no: 'a/b',
          trade_state: 'NOTPAY',
        },
      },
      (pay) => pay.query('a/b'),
    );
    expect(heard).toMatchObject({
      method: 'GET',
      path: '/v3/pay/transactions/out-trade-no/a%2Fb?mchid=1900000109',
      body: '',
    });
  });

  it('closes a payment', async () => {
    const heard = await asked({ status: 204 }, (pay) => pay.close(order.outTradeNo));
    expect(`${heard.method} ${heard.path}`).toBe(
      `POST /v3/pay/transactions/out-trade-no/${order.outTradeNo}/close`,
    );
    expect(JSON.parse(heard.body)).toEqual({ mchid: settings.mchId });
  });

  it('gives money back, and asks about it', async () => {
    const answer = { body: { out_refund_no: 'r-00001', status: 'PROCESSING' } };
    const refund = {
      refundId: 'r-00001',
      transactionId: '4200001',
      amount: 1,
      total: 2,
      reason: '退'.repeat(40),
      notifyUrl: order.notifyUrl,
    };
    const heard = await asked(answer, (pay) => pay.refund(refund));
    expect(`${heard.method} ${heard.path}`).toBe('POST /v3/refund/domestic/refunds');
    expect(JSON.parse(heard.body)).toEqual({
      transaction_id: '4200001',
      out_refund_no: 'r-00001',
      reason: '退'.repeat(26),
      notify_url: order.notifyUrl,
      amount: { refund: 1, total: 2, currency: 'CNY' },
    });
    const query = await asked(answer, (pay) => pay.queryRefund('r-00001'));
    expect(`${query.method} ${query.path}`).toBe('GET /v3/refund/domestic/refunds/r-00001');
  });
});

describe('what a page inside WeChat needs', () => {
  it('is signed by the merchant', () => {
    const { paySign, ...params } = createWeixinPay(settings, { now: () => NOW }).bridgeParams('wx2922');
    expect(params).toEqual({
      appId: settings.appId,
      timeStamp: `${NOW / 1000}`,
      nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
      package: 'prepay_id=wx2922',
      signType: 'RSA',
    });
    const text = Formatter.joinedByLineFeed(params.appId, params.timeStamp, params.nonceStr, params.package);
    expect(Rsa.verify(text, paySign, merchantKeys.publicKey)).toBe(true);
  });
});

describe('the keys of the settings', () => {
  it.each([
    ['a private key that is none', { privateKey: 'not a key' }],
    ['a public key that is none', { publicKey: { id: KEY_ID, pem: 'not a key' } }],
  ])('are refused with %s, and not shown', (_name, wrong) => {
    const make = () => createWeixinPay({ ...settings, ...wrong }, { now: () => NOW });
    expect(make).toThrow(TypeError);
    expect(make).not.toThrow('not a key');
  });
});
