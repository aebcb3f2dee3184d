import type { KeyObject } from 'node:crypto';
import { MockAgent } from 'undici';
import { signText } from '../../../../src/upstream/weixinpay/signing.js';
import type { WeixinPaySettings } from '../../../../src/upstream/weixinpay/settings.js';
import { messageText } from '../../../../src/upstream/weixinpay/verify-message.js';
import { newKeys, pemOf } from './keys.js';

/** The instant at which these tests happen. */
export const NOW = Date.UTC(2026, 2, 1, 4);

export const merchantKeys = newKeys();
export const platformKeys = newKeys();
export const strangerKeys = newKeys();

export const KEY_ID = 'PUB_KEY_ID_0119000001092026010100112233';
const ORIGIN = 'https://api.mch.weixin.qq.com';

export const settings: WeixinPaySettings = {
  mchId: '1900000109',
  appId: 'wx8888888888888888',
  serialNo: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  privateKey: pemOf(merchantKeys),
  apiV3Key: 'the-key-of-api-v3-has-32-bytes!!',
  publicKey: {
    id: KEY_ID,
    pem: platformKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  },
  apiUrl: ORIGIN,
};

/** The headers with which WeChat Pay signs a text. */
export const signedHeaders = (
  body: string,
  {
    serial = KEY_ID,
    at = NOW,
    key = platformKeys.privateKey,
  }: { readonly serial?: string; readonly at?: number; readonly key?: KeyObject } = {},
): Record<string, string> => {
  const timestamp = `${Math.floor(at / 1000)}`;
  const nonce = 'c5ac7061fccab6bf3e254dcf98995b8c';
  return {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': signText(messageText(timestamp, nonce, body), key),
  };
};

/** An answer of the double: signed unless other headers are given. `Error`: the connection breaks. */
export interface Scripted {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: (body: string) => Record<string, string>;
}

/** A request as it came in. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A WeChat Pay that gives these answers, one after the other, to whatever is asked. */
export const scripted = (...answers: readonly (Scripted | Error)[]) => {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const heard: Heard[] = [];
  const pool = agent.get(ORIGIN);
  for (const answer of answers) {
    const intercept = pool.intercept({ path: () => true, method: () => true });
    if (answer instanceof Error) {
      intercept.replyWithError(answer);
      continue;
    }
    const { status = 200, body = '', headers = signedHeaders } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    intercept.reply((request) => {
      heard.push({
        method: request.method,
        path: request.path,
        headers: request.headers as Record<string, string>,
        body: typeof request.body === 'string' ? request.body : '',
      });
      return { statusCode: status, data: text, responseOptions: { headers: headers(text) } };
    });
  }
  return { dispatcher: agent, heard, left: () => agent.pendingInterceptors().length };
};
