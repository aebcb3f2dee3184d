import type { WeixinMessenger } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { createWeixinCall, weixinRefusal, type WeixinError } from './call.js';
import { WEIXIN_API_URL } from './oauth.js';
import {
  ERRORS,
  PERMIT_ACTION,
  PERMIT_PATH,
  PERMIT_SCENE,
  SEND_PATH,
  STABLE_TOKEN_PATH,
  type SubscribeMessage,
} from './protocol.js';

export interface WeixinMessengerOptions {
  /** The official account of the platform. */
  readonly appId: string;
  readonly appSecret: string;
  /** The template of its one-time messages. */
  readonly templateId: string;
  /** Where browsers find the pages of official accounts: an origin, or a path below the platform's own. */
  readonly mpUrl?: string;
  /** Where this server finds WeChat. */
  readonly apiUrl?: () => string;
  /** How long WeChat may take, ms. */
  readonly timeoutMs?: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** WeChat's own address of the pages of official accounts. */
export const WEIXIN_MP_URL = 'https://mp.weixin.qq.com';

/** So long before it runs out a token is asked for anew. */
const TOKEN_SPARE_MS = 5 * 60_000;

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(1024)),
  expires_in: z.int(),
});
const sentSchema = z.object({ errcode: z.literal(0) });

const isError = (answer: object): answer is WeixinError => 'errcode' in answer && answer.errcode !== 0;

/** What says that somebody allows no message (any more), that there is no such account, or that this message is never taken. */
const REFUSED: readonly number[] = [ERRORS.notAllowed, ERRORS.badOpenid, ERRORS.badMessage];
/** What says that a token is used up. */
const STALE: readonly number[] = [ERRORS.badToken, ERRORS.expiredToken, ERRORS.wrongToken];

/** WeChat's one-time messages of an official account. */
export const createWeixinMessenger = ({
  appId,
  appSecret,
  templateId,
  mpUrl = WEIXIN_MP_URL,
  apiUrl = () => WEIXIN_API_URL,
  timeoutMs,
  now,
}: WeixinMessengerOptions): WeixinMessenger => {
  const call = createWeixinCall({ apiUrl, timeoutMs });
  let kept: { readonly token: string; readonly until: number } | undefined;

  const tokenNow = async (): Promise<string> => {
    if (kept !== undefined && now() < kept.until) return kept.token;
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret };
    const answer = await call(STABLE_TOKEN_PATH, { body }, tokenSchema);
    if ('errcode' in answer) throw weixinRefusal(answer);
    kept = { token: answer.access_token, until: now() + answer.expires_in * 1000 - TOKEN_SPARE_MS };
    return kept.token;
  };
  const post = async (body: SubscribeMessage) =>
    call(SEND_PATH, { query: { access_token: await tokenNow() }, body }, sentSchema);

  return {
    permitUrl: ({ redirectUri, state }) => {
      const url = new URL(`${mpUrl}${PERMIT_PATH}`, redirectUri);
      url.searchParams.set('action', PERMIT_ACTION);
      url.searchParams.set('appid', appId);
      url.searchParams.set('scene', PERMIT_SCENE);
      url.searchParams.set('template_id', templateId);
      url.searchParams.set('redirect_url', redirectUri);
      url.searchParams.set('reserved', state);
      url.hash = 'wechat_redirect';
      return url.href;
    },
    send: async ({ openid, title, text, url }) => {
      const message: SubscribeMessage = {
        touser: openid,
        template_id: templateId,
        url,
        scene: PERMIT_SCENE,
        title,
        data: { content: { value: text } },
      };
      let answer = await post(message);
      if (isError(answer) && STALE.includes(answer.errcode)) {
        // Somebody else asked for one, which ends this one early.
        kept = undefined;
        answer = await post(message);
      }
      if (!isError(answer)) return 'sent';
      if (REFUSED.includes(answer.errcode)) return { refused: answer.errcode };
      throw weixinRefusal(answer);
    },
  };
};
