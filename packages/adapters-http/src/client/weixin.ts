import type { WeixinPort } from '@ykd/application';
import { weixinCalls } from '../contracts/weixin.js';
import type { Http } from './http.js';

/** The way in from inside WeChat over HTTP. */
export const weixinClient = (http: Http): WeixinPort => ({
  oauthUrl: ({ target, automatic }) =>
    http.send(weixinCalls.oauthUrl, { query: automatic ? { target, automatic: 'true' } : { target } }),
  comeBack: ({ code, state }) =>
    http.send(weixinCalls.comeBack, { query: code === undefined ? { state } : { code, state } }),
  bindState: () => http.send(weixinCalls.bindState),
  bind: () => http.send(weixinCalls.bind),
  binding: () => http.send(weixinCalls.binding),
  unbind: () => http.send(weixinCalls.unbind),
});
