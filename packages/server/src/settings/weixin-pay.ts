import { readFileSync } from 'node:fs';
import {
  PUBLIC_KEY_ID_PREFIX,
  readPrivateKey,
  readPublicKey,
  WXPAY_API_URL,
  type WeixinPaySettings,
} from '@ykd/adapters-http/upstream';
import { z } from 'zod';
import { isOrigin } from './origin.js';

/** A key in the environment, where a line break may be written `\n`. */
const pem = (isKey: (text: string) => boolean, should: string) => {
  const checked = z.string().refine(isKey, should);
  const text = z
    .string()
    .transform((given) => given.replaceAll('\\n', '\n'))
    .pipe(checked);
  const file = z
    .string()
    .transform((path, context) => {
      try {
        return readFileSync(path, 'utf8');
      } catch {
        context.addIssue({ code: 'custom', message: '无法读取这个文件' });
        return z.NEVER;
      }
    })
    .pipe(checked);
  return { text: text.optional(), file: file.optional() };
};

const privateKey = pem(
  (text) => readPrivateKey(text) !== undefined,
  '应为 PEM 格式的 RSA 私钥（2048 位以上），即 apiclient_key.pem 的内容',
);
const publicKey = pem(
  (text) => text.includes('PUBLIC KEY') && readPublicKey(text) !== undefined,
  '应为 PEM 格式的 RSA 公钥（2048 位以上），即 pub_key.pem 的内容',
);

/** What the environment may say of WeChat Pay. */
export const weixinPayShape = {
  WXPAY_MCH_ID: z
    .string()
    .regex(/^\d{8,12}$/, '应为商户号，8 到 12 位数字')
    .optional(),
  WXPAY_APP_ID: z.string().optional(),
  WXPAY_SERIAL_NO: z
    .string()
    .regex(/^[0-9A-Fa-f]{16,64}$/, '应为商户 API 证书的序列号')
    .optional(),
  WXPAY_PRIVATE_KEY: privateKey.text,
  WXPAY_PRIVATE_KEY_FILE: privateKey.file,
  WXPAY_API_V3_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) === 32, '应为 32 个字节')
    .optional(),
  WXPAY_PUBLIC_KEY: publicKey.text,
  WXPAY_PUBLIC_KEY_FILE: publicKey.file,
  WXPAY_PUBLIC_KEY_ID: z
    .string()
    .startsWith(PUBLIC_KEY_ID_PREFIX, `应以 ${PUBLIC_KEY_ID_PREFIX} 开头`)
    .optional(),
  WXPAY_API_URL: z.string().refine(isOrigin, `应为来源，如 ${WXPAY_API_URL}`).default(WXPAY_API_URL),
};

type WeixinPayEnvironment = z.output<z.ZodObject<typeof weixinPayShape>> & {
  readonly WEIXIN_APP_ID?: string | undefined;
};

/** How the platform is paid: by WeChat Pay, by the built-in one of the demo, or not at all. */
export type WeixinPayConfig =
  { readonly kind: 'off' | 'local' } | ({ readonly kind: 'merchant' } & WeixinPaySettings);

/** The settings that go together, one of two names each where there are two. */
const REQUIRED = [
  ['WXPAY_MCH_ID'],
  ['WXPAY_APP_ID', 'WEIXIN_APP_ID'],
  ['WXPAY_SERIAL_NO'],
  ['WXPAY_PRIVATE_KEY', 'WXPAY_PRIVATE_KEY_FILE'],
  ['WXPAY_API_V3_KEY'],
] as const;

const PUBLIC_KEY = [['WXPAY_PUBLIC_KEY', 'WXPAY_PUBLIC_KEY_FILE'], ['WXPAY_PUBLIC_KEY_ID']] as const;

/** Whether anything says that payments are wanted. The app may be there for other things. */
const isWanted = (read: WeixinPayEnvironment): boolean =>
  [...REQUIRED, ...PUBLIC_KEY].flat().some((name) => name !== 'WEIXIN_APP_ID' && read[name] !== undefined);

/** The WeChat Pay that the settings name; without a merchant the demo has one of its own. */
export const weixinPayOf = (read: WeixinPayEnvironment, demo: boolean): WeixinPayConfig => {
  const { WXPAY_MCH_ID: mchId, WXPAY_SERIAL_NO: serialNo, WXPAY_API_V3_KEY: apiV3Key } = read;
  const appId = read.WXPAY_APP_ID ?? read.WEIXIN_APP_ID;
  const key = read.WXPAY_PRIVATE_KEY ?? read.WXPAY_PRIVATE_KEY_FILE;
  if (!mchId || !serialNo || !apiV3Key || !appId || !key) return { kind: demo ? 'local' : 'off' };
  const platformKey = read.WXPAY_PUBLIC_KEY ?? read.WXPAY_PUBLIC_KEY_FILE;
  const { WXPAY_PUBLIC_KEY_ID: id, WXPAY_API_URL: apiUrl } = read;
  return {
    kind: 'merchant',
    mchId,
    appId,
    serialNo: serialNo.toUpperCase(),
    privateKey: key,
    apiV3Key,
    ...(platformKey === undefined || id === undefined ? {} : { publicKey: { id, pem: platformKey } }),
    apiUrl,
  };
};

/** What is wrong with these settings together. */
export const weixinPayProblems = (read: WeixinPayEnvironment, production: boolean): readonly string[] => {
  const missing = (sets: readonly (readonly (keyof WeixinPayEnvironment)[])[]): readonly string[] =>
    sets
      .filter((names) => names.every((name) => read[name] === undefined))
      .map((names) => names.join(' 或 '));
  const { WXPAY_APP_ID: payApp, WEIXIN_APP_ID: loginApp } = read;
  const isOtherApp = payApp !== undefined && loginApp !== undefined && payApp !== loginApp;
  const publicKeyMissing = missing(PUBLIC_KEY);
  const doubled = [REQUIRED[3], PUBLIC_KEY[0]].filter((names) =>
    names.every((name) => read[name] !== undefined),
  );
  return [
    ...(isWanted(read) ? missing(REQUIRED).map((names) => `${names}：使用微信支付时必须设置`) : []),
    ...(publicKeyMissing.length === 1
      ? publicKeyMissing.map((names) => `${names}：使用微信支付公钥时必须设置`)
      : []),
    ...(isOtherApp ? ['WXPAY_APP_ID：应与 WEIXIN_APP_ID 相同，微信账号的编号各个应用不同'] : []),
    ...doubled.map((names) => `${names.join('、')}：只能设置其中一个`),
    ...(production && read.WXPAY_API_URL.startsWith('http:')
      ? ['WXPAY_API_URL：生产环境应为 https 地址']
      : []),
  ];
};

/** The environment in which a server is paid by this merchant. A key stands in one line, with `\n` for its line breaks. */
export const merchantEnvironment = (settings: WeixinPaySettings): Record<string, string> => {
  const oneLine = (key: string): string => key.replaceAll('\n', '\\n');
  const { publicKey: platformKey } = settings;
  return {
    WXPAY_MCH_ID: settings.mchId,
    WXPAY_APP_ID: settings.appId,
    WXPAY_SERIAL_NO: settings.serialNo,
    WXPAY_PRIVATE_KEY: oneLine(settings.privateKey),
    WXPAY_API_V3_KEY: settings.apiV3Key,
    ...(platformKey === undefined
      ? {}
      : { WXPAY_PUBLIC_KEY: oneLine(platformKey.pem), WXPAY_PUBLIC_KEY_ID: platformKey.id }),
    WXPAY_API_URL: settings.apiUrl,
  };
};
