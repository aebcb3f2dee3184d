import type { WeixinOAuth } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { createWeixinCall, weixinRefusal } from './call.js';
import { AUTHORIZE_PATH, ERRORS, SCOPE, TOKEN_PATH } from './protocol.js';

export interface WeixinOAuthOptions {
  /** The official account of the platform. */
  readonly appId: string;
  readonly appSecret: string;
  /** Where browsers find WeChat: an origin, or a path below the platform's own. */
  readonly openUrl?: string;
  /** Where this server finds WeChat; asked for at each call, because a local one is known only once it listens. */
  readonly apiUrl?: () => string;
  /** How long WeChat may take, ms. */
  readonly timeoutMs?: number;
}

/** WeChat's own addresses: for browsers, and for servers. */
export const WEIXIN_OPEN_URL = 'https://open.weixin.qq.com';
export const WEIXIN_API_URL = 'https://api.weixin.qq.com';

/** What says that WeChat does not know the code, or not any more. */
const CODE_ERRORS: readonly number[] = [ERRORS.badCode, ERRORS.usedCode, ERRORS.expiredCode];

const accountSchema = z.object({ openid: z.string().check(z.regex(/^[\w-]{1,128}$/)) });

/** WeChat's OAuth 2.0 for pages of an official account. */
export const createWeixinOAuth = ({
  appId,
  appSecret,
  openUrl = WEIXIN_OPEN_URL,
  apiUrl = () => WEIXIN_API_URL,
  timeoutMs,
}: WeixinOAuthOptions): WeixinOAuth => {
  const call = createWeixinCall({ apiUrl, timeoutMs });
  return {
    authorizeUrl: ({ redirectUri, state }) => {
      const url = new URL(`${openUrl}${AUTHORIZE_PATH}`, redirectUri);
      // In this order: WeChat is known to be particular about it.
      url.searchParams.set('appid', appId);
      url.searchParams.set('redirect_uri', redirectUri);
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('scope', SCOPE);
      url.searchParams.set('state', state);
      url.hash = 'wechat_redirect';
      return url.href;
    },
    openidOf: async (code) => {
      const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' };
      const answer = await call(TOKEN_PATH, { query }, accountSchema);
      if ('openid' in answer) return answer.openid;
      if (CODE_ERRORS.includes(answer.errcode)) return undefined;
      throw weixinRefusal(answer);
    },
  };
};
