import { X509Certificate } from 'node:crypto';
import { fakeClock } from '@ykd/application/testing';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { expect, it, onTestFinished } from 'vitest';
import { rfc3339 } from '@ykd/adapters-http/protocols/weixinpay';
import { useLocalWorlds, type Mode } from './support/local-world.js';
import { orderIn, OUT_TRADE_NO } from './support/orders.js';

const worlds = useLocalWorlds();

/** A local WeChat Pay with the SDK, which goes by the clock of the machine. */
const start = async (mode: Mode) => {
  const world = await worlds.start({ clock: fakeClock(Date.now()), mode });
  onTestFinished(() => world.close());
  const { mchId, merchant, platform } = worlds.keys();
  const id = mode === 'certificates' ? platform.serialNo : platform.publicKeyId;
  const sdk = new Wechatpay({
    mchid: mchId,
    serial: merchant.serialNo,
    privateKey: merchant.privateKey,
    certs: { [id]: platform.publicKey },
  });
  return { ...world, sdk, options: { baseURL: world.address, headers: { 'wechatpay-serial': id } } };
};

const MODES = ['certificates', 'public-key'] as const;

it.each(MODES)('understands the SDK, which believes its answers: %s', async (mode) => {
  const { local, sdk, options } = await start(mode);
  const mchid = worlds.keys().mchId;
  const begun = await sdk.chain('v3/pay/transactions/native').post<Record<string, unknown>>(
    {
      appid: 'wx-local',
      mchid,
      description: 'Java 就业班',
      out_trade_no: OUT_TRADE_NO,
      time_expire: rfc3339(Date.now() + 60_000),
      notify_url: 'http://127.0.0.1:9/notify',
      amount: { total: 19_900 },
    },
    options,
  );
  expect(begun.data['code_url']).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dev\/weixinpay\?pr=wx[0-9a-f]{34}$/);
  const [transaction_id = ''] = local.pay(OUT_TRADE_NO);
  const query = sdk.chain(`v3/pay/transactions/out-trade-no/${OUT_TRADE_NO}`);
  const paid = await query.get({ ...options, params: { mchid } });
  expect(paid.data).toMatchObject({ trade_state: 'SUCCESS', transaction_id });
  const refund = { transaction_id, out_refund_no: 'r-00001', amount: { refund: 1, total: 19_900 } };
  const asked = await sdk.chain('v3/refund/domestic/refunds').post<object>(refund, options);
  expect(asked.data).toMatchObject({ status: 'PROCESSING', out_trade_no: OUT_TRADE_NO });
});

it('offers its certificate, which the SDK opens', async () => {
  const { sdk, options } = await start('certificates');
  const { data } = await sdk.chain('v3/certificates').get<{
    readonly data: readonly {
      readonly serial_no: string;
      readonly encrypt_certificate: {
        readonly ciphertext: string;
        readonly nonce: string;
        readonly associated_data: string;
      };
    }[];
  }>(options);
  const { serial_no, encrypt_certificate: sealed } = data.data[0]!;
  const { ciphertext, nonce, associated_data } = sealed;
  const pem = Aes.AesGcm.decrypt(ciphertext, worlds.keys().apiV3Key, nonce, associated_data);
  expect(new X509Certificate(pem).serialNumber).toBe(serial_no);
});

it.each(MODES)('tells what the SDK can verify and open: %s', async (mode) => {
  const world = await start(mode);
  await world.provider.begin(orderIn(world));
  const [transaction_id] = world.local.pay(OUT_TRADE_NO);
  const { headers, body } = world.local.rawNotice(world.local.notices()[0]!.id);
  const text = Formatter.response(
    headers['wechatpay-timestamp'] ?? '',
    headers['wechatpay-nonce'] ?? '',
    body,
  );
  expect(Rsa.verify(text, headers['wechatpay-signature'] ?? '', worlds.keys().platform.publicKey)).toBe(true);
  const { resource } = JSON.parse(body) as { resource: Record<string, string> };
  const { ciphertext = '', nonce = '', associated_data } = resource;
  const opened = Aes.AesGcm.decrypt(ciphertext, worlds.keys().apiV3Key, nonce, associated_data);
  expect(JSON.parse(opened)).toMatchObject({ trade_state: 'SUCCESS', transaction_id });
});
