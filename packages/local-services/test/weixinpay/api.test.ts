import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authorizationOf, readPrivateKey, rfc3339 } from '@ykd/adapters-http/protocols/weixinpay';
import { useLocalWorlds, type LocalWorld } from './support/local-world.js';

const worlds = useLocalWorlds();
let world: LocalWorld;
beforeEach(async () => {
  world = await worlds.start();
});
afterEach(() => world.close());

const NO = '0123456789abcdef0123456789abcdef';
const NATIVE = '/v3/pay/transactions/native';

const body = (changes: object = {}) => ({
  appid: 'wx-local',
  mchid: worlds.keys().mchId,
  description: 'Java 就业班',
  out_trade_no: NO,
  time_expire: rfc3339(world.clock.now() + 60_000),
  notify_url: 'http://127.0.0.1:9/notify',
  amount: { total: 19_900, currency: 'CNY' },
  ...changes,
});

interface Signing {
  readonly at?: number;
  readonly mchId?: string;
  readonly serialNo?: string;
  readonly privateKey?: KeyObject;
  readonly signedBody?: string;
  readonly signedPath?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request that is signed like this, and else as it should be. */
const call = async (method: 'GET' | 'POST', path: string, sent?: object | string, signing: Signing = {}) => {
  const { mchId, merchant } = worlds.keys();
  const text = sent === undefined ? '' : typeof sent === 'string' ? sent : JSON.stringify(sent);
  const request = {
    method,
    path: signing.signedPath ?? path,
    body: signing.signedBody ?? text,
    timestamp: `${Math.floor((signing.at ?? world.clock.now()) / 1000)}`,
    nonce: randomBytes(16).toString('hex'),
  };
  const signer = {
    mchId: signing.mchId ?? mchId,
    serialNo: signing.serialNo ?? merchant.serialNo,
    privateKey: signing.privateKey ?? readPrivateKey(merchant.privateKey)!,
  };
  const answer = await fetch(`${world.address}${path}`, {
    method,
    headers: {
      authorization: authorizationOf(request, signer),
      accept: 'application/json',
      'content-type': 'application/json',
      ...signing.headers,
    },
    ...(sent === undefined ? {} : { body: text }),
  });
  const answered = await answer.text();
  return {
    status: answer.status,
    signature: answer.headers.get('wechatpay-signature'),
    serial: answer.headers.get('wechatpay-serial'),
    body: answered === '' ? undefined : (JSON.parse(answered) as Record<string, unknown>),
  };
};
const begin = (changes?: object, signing?: Signing) => call('POST', NATIVE, body(changes), signing);

describe('a request to the local WeChat Pay', () => {
  it.each<[string, () => Signing]>([
    ['by nobody', () => ({ headers: { authorization: '' } })],
    ['by another scheme', () => ({ headers: { authorization: 'Bearer x' } })],
    ['with half a header', () => ({ headers: { authorization: 'WECHATPAY2-SHA256-RSA2048 mchid="1"' } })],
    [
      'by another key',
      () => ({ privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    ],
    ['by another merchant', () => ({ mchId: '1900000110' })],
    ['by another certificate', () => ({ serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1' })],
    ['six minutes ago', () => ({ at: world.clock.now() - 6 * 60_000 })],
    ['in six minutes', () => ({ at: world.clock.now() + 6 * 60_000 })],
    ['with another body', () => ({ signedBody: '{}' })],
    ['for another path', () => ({ signedPath: '/v3/certificates' })],
  ])('signed %s is refused, and nothing is signed in return', async (_name, signing) => {
    expect(await begin({}, signing())).toMatchObject({
      status: 401,
      signature: null,
      body: { code: 'SIGN_ERROR' },
    });
    expect(world.local.trades()).toEqual([]);
  });

  it('says what it accepts', async () => {
    const answer = await begin({}, { headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
  });

  it.each([
    { mchid: '1900000110' },
    { description: '' },
    { description: '课'.repeat(43) },
    { out_trade_no: 'short' },
    { out_trade_no: 'with space' },
    { out_trade_no: 'x'.repeat(33) },
    { time_expire: '2026-01-15 10:30' },
    { time_expire: '2026-01-15T02:30:00Z' },
    { time_expire: '2020-01-15T10:30:00+08:00' },
    { notify_url: '/notify' },
    { notify_url: 'http://127.0.0.1:9/notify?order=1' },
    { amount: { total: 0 } },
    { amount: { total: -1 } },
    { amount: { total: 1.5 } },
    { amount: { total: '1' } },
    { amount: { total: 1, currency: 'USD' } },
    { amount: undefined },
  ])('with %j is refused', async (changes) => {
    expect(await begin(changes)).toMatchObject({
      status: 400,
      signature: expect.stringMatching(/./),
      body: { code: 'PARAM_ERROR', message: expect.stringMatching(/./) },
    });
    expect(world.local.trades()).toEqual([]);
  });

  it.each(['', '[]', '{', 'null'])('with the body %j is refused', async (text) => {
    expect(await call('POST', NATIVE, text)).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
  });

  it('for another app is refused', async () => {
    const answer = await begin({ appid: 'wx-other' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'APPID_MCHID_NOT_MATCH' } });
  });

  it.each<[string, object]>([
    ['jsapi', {}],
    ['jsapi', { payer: { openid: '' } }],
    ['h5', {}],
    ['h5', { scene_info: { payer_client_ip: '2001:db8::/64', h5_info: { type: 'Wap' } } }],
    ['h5', { scene_info: { payer_client_ip: '127.0.0.1' } }],
  ])('to pay by %s needs more than %j', async (way, changes) => {
    const answer = await call('POST', `/v3/pay/transactions/${way}`, body(changes));
    expect(answer).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
  });

  it('under a number that was used for something else is refused', async () => {
    expect(await begin()).toMatchObject({ status: 200 });
    expect(await begin()).toMatchObject({ status: 200 });
    expect(await begin({ amount: { total: 1 } })).toMatchObject({
      status: 403,
      body: { code: 'OUT_TRADE_NO_USED' },
    });
    const jsapi = await call('POST', '/v3/pay/transactions/jsapi', body({ payer: { openid: 'o-1' } }));
    expect(jsapi).toMatchObject({ status: 403, body: { code: 'OUT_TRADE_NO_USED' } });
    expect(world.local.trade(NO)).toMatchObject({ amount: 19_900, way: 'NATIVE' });
  });

  it('is answered with the key that it asks for', async () => {
    const { platform } = worlds.keys();
    expect((await begin()).serial).toBe(platform.serialNo);
    const asking = { headers: { 'wechatpay-serial': platform.publicKeyId } };
    expect((await begin({}, asking)).serial).toBe(platform.publicKeyId);
  });

  it('to an address that there is not is not found', async () => {
    expect((await call('GET', '/v3/pay/transactions/id/1')).status).toBe(404);
  });

  it('gets no answer while it is out', async () => {
    world.local.setOutage(true);
    const answer = await fetch(`${world.address}/v3/certificates`);
    expect([answer.status, answer.headers.get('wechatpay-signature')]).toEqual([503, null]);
  });
});
