import type { FastifyReply } from 'fastify';
import { PAGE_CSP } from './page.js';

/** The account at the local WeChat. */
export interface LocalWeixinOptions {
  /** The one account that it knows. */
  readonly appId: string;
  readonly appSecret: string;
  /** The one template of messages that it knows. */
  readonly templateId: string;
  /** Whether it shows everybody what was sent. */
  readonly showsInbox: boolean;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Who there is in the local WeChat. */
export const PEOPLE = [
  { openid: 'o-demo-weixin-1', name: '小明的微信', note: '绑定以后，下次直接登录' },
  { openid: 'o-demo-weixin-2', name: '小红的微信', note: '另一个微信账号' },
  { openid: 'o-demo-weixin-3', name: '新同学的微信', note: '第一次来，还没有绑定' },
] as const;

/** Answers a page. */
export const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': PAGE_CSP, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);

/** An address with further parameters. */
export const withParams = (address: string, params: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};
