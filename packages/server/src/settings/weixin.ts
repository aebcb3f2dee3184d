import { WEIXIN_API_URL, WEIXIN_MP_URL, WEIXIN_OPEN_URL } from '@ykd/adapters-http/upstream';
import { z } from 'zod';
import { isOrigin } from './origin.js';

const host = (fallback: string) => z.string().refine(isOrigin, `应为来源，如 ${fallback}`).default(fallback);

/** What the environment may say of WeChat. */
export const weixinShape = {
  WEIXIN_APP_ID: z.string().optional(),
  WEIXIN_APP_SECRET: z.string().optional(),
  WEIXIN_TEMPLATE_ID: z.string().optional(),
  WEIXIN_OPEN_URL: host(WEIXIN_OPEN_URL),
  WEIXIN_MP_URL: host(WEIXIN_MP_URL),
  WEIXIN_API_URL: host(WEIXIN_API_URL),
};

type WeixinEnvironment = z.output<z.ZodObject<typeof weixinShape>>;

/** Which WeChat members come in by: an official account's, the built-in one of the demo, or none. */
export type WeixinConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'local' }
  | {
      readonly kind: 'official';
      readonly appId: string;
      readonly appSecret: string;
      readonly openUrl: string;
      readonly mpUrl: string;
      readonly apiUrl: string;
      /** The template of one-time messages; absent: none are sent. */
      readonly templateId?: string;
    };

/** The WeChat that the settings name; without an account the demo has one of its own. */
export const weixinOf = (read: WeixinEnvironment, demo: boolean): WeixinConfig => {
  const { WEIXIN_APP_ID: appId, WEIXIN_APP_SECRET: appSecret } = read;
  if (appId === undefined || appSecret === undefined) return { kind: demo ? 'local' : 'off' };
  const { WEIXIN_OPEN_URL: openUrl, WEIXIN_MP_URL: mpUrl, WEIXIN_API_URL: apiUrl } = read;
  const { WEIXIN_TEMPLATE_ID: templateId } = read;
  return {
    kind: 'official',
    appId,
    appSecret,
    openUrl,
    mpUrl,
    apiUrl,
    ...(templateId === undefined ? {} : { templateId }),
  };
};

/** What is wrong with these settings together. The secret goes to the API in the open part of a request. */
export const weixinProblems = (read: WeixinEnvironment, production: boolean): readonly string[] => {
  const pair = ['WEIXIN_APP_ID', 'WEIXIN_APP_SECRET'] as const;
  const missing = pair.filter((name) => read[name] === undefined);
  const hosts = ['WEIXIN_OPEN_URL', 'WEIXIN_MP_URL', 'WEIXIN_API_URL'] as const;
  const isAlone = read.WEIXIN_TEMPLATE_ID !== undefined && missing.length === pair.length;
  return [
    ...(missing.length === 1 ? missing.map((name) => `${name}：使用微信登录时必须设置`) : []),
    ...(isAlone ? ['WEIXIN_TEMPLATE_ID：要与 WEIXIN_APP_ID 一起设置'] : []),
    ...hosts
      .filter((name) => production && read[name].startsWith('http:'))
      .map((name) => `${name}：生产环境应为 https 地址`),
  ];
};
