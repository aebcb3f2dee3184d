import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { merchantEnvironment } from '../../src/settings/weixin-pay.js';
import { PRODUCTION } from '../support/production.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const pair = (bits = 2048) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const keys = pair();
const weak = pair(1024);

const MERCHANT = {
  WXPAY_MCH_ID: '1900000109',
  WXPAY_APP_ID: 'wx8888888888888888',
  WXPAY_SERIAL_NO: '5157f09efdc096de15ebe81a47057a7232f1b8e1',
  WXPAY_PRIVATE_KEY: keys.privateKey,
  WXPAY_API_V3_KEY: 'the-key-of-api-v3-has-32-bytes!!',
};
const PUBLIC_KEY = {
  WXPAY_PUBLIC_KEY: keys.publicKey,
  WXPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000001092026010100112233',
};
const merchant = {
  kind: 'merchant',
  mchId: '1900000109',
  appId: 'wx8888888888888888',
  serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey: keys.privateKey,
  apiV3Key: 'the-key-of-api-v3-has-32-bytes!!',
  apiUrl: 'https://api.mch.weixin.qq.com',
};

const temp = useTempFolder();

describe('how the platform is paid', () => {
  it('is built in for the demo, and off otherwise', () => {
    expect(readConfig({}).weixinPay).toEqual({ kind: 'local' });
    expect(readConfig({ YKD_DEMO: 'off' }).weixinPay).toEqual({ kind: 'off' });
    expect(readConfig(PRODUCTION).weixinPay).toEqual({ kind: 'off' });
    const login = { WEIXIN_APP_ID: 'wx1', WEIXIN_APP_SECRET: 's' };
    expect(readConfig(login).weixinPay).toEqual({ kind: 'local' });
  });

  it('is the merchant of the settings, by certificates or by the public key', () => {
    expect(readConfig({ ...PRODUCTION, ...MERCHANT }).weixinPay).toEqual(merchant);
    expect(readConfig({ ...MERCHANT, ...PUBLIC_KEY }).weixinPay).toEqual({
      ...merchant,
      publicKey: { id: PUBLIC_KEY.WXPAY_PUBLIC_KEY_ID, pem: keys.publicKey },
    });
  });

  it('takes the app of the login where no other is named', () => {
    const { WXPAY_APP_ID: _app, ...rest } = MERCHANT;
    const login = { WEIXIN_APP_ID: 'wx1', WEIXIN_APP_SECRET: 's' };
    expect(readConfig({ ...rest, ...login }).weixinPay).toMatchObject({ appId: 'wx1' });
    expect(() => readConfig(rest)).toThrow('WXPAY_APP_ID 或 WEIXIN_APP_ID：使用微信支付时必须设置');
  });

  it('is of the app in which members log in: their accounts have other names in another one', () => {
    const login = { WEIXIN_APP_ID: 'wx1', WEIXIN_APP_SECRET: 's' };
    expect(() => readConfig({ ...MERCHANT, ...login })).toThrow('WXPAY_APP_ID：应与 WEIXIN_APP_ID 相同');
    const same = { ...login, WEIXIN_APP_ID: MERCHANT.WXPAY_APP_ID };
    expect(readConfig({ ...MERCHANT, ...same }).weixinPay).toMatchObject({ kind: 'merchant' });
  });

  it('reads keys from files, and from one line', () => {
    const { WXPAY_PRIVATE_KEY: _key, ...rest } = MERCHANT;
    const file = (name: string, text: string): string => {
      writeFileSync(join(temp.path, name), text);
      return join(temp.path, name);
    };
    const files = {
      WXPAY_PRIVATE_KEY_FILE: file('apiclient_key.pem', keys.privateKey),
      WXPAY_PUBLIC_KEY_FILE: file('pub_key.pem', keys.publicKey),
      WXPAY_PUBLIC_KEY_ID: PUBLIC_KEY.WXPAY_PUBLIC_KEY_ID,
    };
    const expected = readConfig({ ...MERCHANT, ...PUBLIC_KEY }).weixinPay;
    expect(readConfig({ ...rest, ...files }).weixinPay).toEqual(expected);
    if (expected.kind !== 'merchant') throw new Error('no merchant');
    const { kind: _kind, ...settings } = expected;
    const environment = merchantEnvironment(settings);
    expect(Object.values(environment).join('')).not.toContain('\n');
    expect(readConfig(environment).weixinPay).toEqual(expected);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ WXPAY_MCH_ID: '1900000109' }, 'WXPAY_SERIAL_NO：使用微信支付时必须设置'],
    [{ WXPAY_MCH_ID: '1900000109' }, 'WXPAY_PRIVATE_KEY 或 WXPAY_PRIVATE_KEY_FILE：使用微信支付时必须设置'],
    [{ ...PUBLIC_KEY }, 'WXPAY_MCH_ID：使用微信支付时必须设置'],
    [{ ...MERCHANT, WXPAY_MCH_ID: 'leak-me' }, 'WXPAY_MCH_ID：应为商户号'],
    [{ ...MERCHANT, WXPAY_SERIAL_NO: 'leak-me' }, 'WXPAY_SERIAL_NO：应为商户 API 证书的序列号'],
    [{ ...MERCHANT, WXPAY_API_V3_KEY: 'leak-me' }, 'WXPAY_API_V3_KEY：应为 32 个字节'],
    [{ ...MERCHANT, WXPAY_API_V3_KEY: '密'.repeat(32) }, 'WXPAY_API_V3_KEY：应为 32 个字节'],
    [{ ...MERCHANT, WXPAY_PRIVATE_KEY: 'leak-me' }, 'WXPAY_PRIVATE_KEY：应为 PEM 格式的 RSA 私钥'],
    [{ ...MERCHANT, WXPAY_PRIVATE_KEY: weak.privateKey }, 'WXPAY_PRIVATE_KEY：应为 PEM 格式的 RSA 私钥'],
    [{ ...MERCHANT, WXPAY_PRIVATE_KEY: keys.publicKey }, 'WXPAY_PRIVATE_KEY：应为 PEM 格式的 RSA 私钥'],
    [{ ...MERCHANT, WXPAY_PRIVATE_KEY_FILE: '/leak-me' }, 'WXPAY_PRIVATE_KEY_FILE：无法读取这个文件'],
    [
      { ...MERCHANT, ...PUBLIC_KEY, WXPAY_PUBLIC_KEY: keys.privateKey },
      'WXPAY_PUBLIC_KEY：应为 PEM 格式的 RSA 公钥',
    ],
    [
      { ...MERCHANT, ...PUBLIC_KEY, WXPAY_PUBLIC_KEY_ID: 'leak-me' },
      'WXPAY_PUBLIC_KEY_ID：应以 PUB_KEY_ID_ 开头',
    ],
    [{ ...MERCHANT, WXPAY_PUBLIC_KEY: keys.publicKey }, 'WXPAY_PUBLIC_KEY_ID：使用微信支付公钥时必须设置'],
    [{ ...MERCHANT, WXPAY_API_URL: 'api.mch.weixin.qq.com' }, 'WXPAY_API_URL：应为来源'],
    [{ ...PRODUCTION, WXPAY_API_URL: 'http://127.0.0.1:9' }, 'WXPAY_API_URL：生产环境应为 https 地址'],
  ])('is refused where it does not fit: %#', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
    expect(() => readConfig(settings)).not.toThrow(/leak-me|BEGIN/);
  });

  it('names each key once', () => {
    const file = join(temp.path, 'key.pem');
    writeFileSync(file, keys.privateKey);
    expect(() => readConfig({ ...MERCHANT, WXPAY_PRIVATE_KEY_FILE: file })).toThrow(
      'WXPAY_PRIVATE_KEY、WXPAY_PRIVATE_KEY_FILE：只能设置其中一个',
    );
  });
});
