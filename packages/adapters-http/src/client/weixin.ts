import type { WeixinPort } from '@ykd/application';
import { weixinCalls } from '../contracts/weixin.js';
import type { Http } from './http.js';

/** The way in from inside WeChat over HTTP. */
export const weixinClient = (http: Http): WeixinPort => ({
  oauthUrl: ({ target }) => http.send(weixinCalls.oauthUrl, { query: { target } }),
  comeBack: ({ code, state }) =>
    http.send(weixinCalls.comeBack, { query: code === undefined ? { state } : { code, state } }),
  bindState: () => http.send(weixinCalls.bindState),
  bind: () => http.send(weixinCalls.bind),
});
