import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/contracts';
import { addLocalWeixin } from '../src/weixin/weixin.js';
import { createWeixinOAuth } from '@ykd/adapters-http/upstream';
import { testServer } from './support/server.js';

const ACCOUNT = { appId: 'wxlocal', appSecret: 'local-secret' };
const MINUTE = 60_000;

let fastify: FastifyInstance;
let address: string;
let now: number;
beforeEach(async () => {
  now = 1_000_000;
  fastify = await testServer({
    addMore: (scope) =>
      addLocalWeixin(scope, { ...ACCOUNT, templateId: 'tpl-1', showsInbox: false, now: () => now }),
  });
  address = await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => fastify.close());

const oauth = (changed: Partial<typeof ACCOUNT> = {}) =>
  createWeixinOAuth({
    ...ACCOUNT,
    ...changed,
    openUrl: LOCAL_WEIXIN_PREFIX,
    apiUrl: () => `${address}${LOCAL_WEIXIN_PREFIX}`,
  });

const authorizeUrl = (state = '42') => oauth().authorizeUrl({ redirectUri: `${address}/back?x=1`, state });

const unescape = (html: string): string => html.replaceAll('&amp;', '&');

/** The links of the page, in their order: three accounts, and the refusal. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a class="[a-z]+" href="([^"]*)"/g)].map(([, href = '']) => unescape(href));

const choose = async (at: number, state?: string): Promise<URL> => {
  const page = await fetch(authorizeUrl(state));
  const href = linksOf(await page.text())[at] ?? '';
  const answer = await fetch(new URL(href, address), { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
};

const codeOf = async (at: number): Promise<string> => (await choose(at)).searchParams.get('code') ?? '';

describe('the page of the local WeChat', () => {
  it('offers three accounts and a refusal, in Chinese, and may do nothing but be shown', async () => {
    const page = await fetch(authorizeUrl());
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('选择一个微信身份');
    expect(linksOf(html)).toHaveLength(4);
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/);
    expect(csp).not.toContain('unsafe');
    expect(html).not.toContain('<script');
  });

  it('leads back with a code and the state, and keeps the query that was there', async () => {
    const back = await choose(0, 'abc123');
    expect(back.origin + back.pathname).toBe(`${address}/back`);
    expect(back.searchParams.get('x')).toBe('1');
    expect(back.searchParams.get('state')).toBe('abc123');
    expect(back.searchParams.get('code')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('leads back without a code after a refusal', async () => {
    const html = await (await fetch(authorizeUrl())).text();
    expect(linksOf(html)[3]).toBe(`${address}/back?x=1&state=42`);
  });

  it.each([
    ['another account', { appid: 'wx-other' }],
    ['another site to come back to', { redirect_uri: 'https://evil.example/' }],
    ['a script to come back to', { redirect_uri: 'javascript:alert(1)' }],
    ['another kind of answer', { response_type: 'token' }],
    ['a state that WeChat does not carry', { state: '"><script>alert(1)</script>' }],
  ])('refuses %s', async (_name, changed) => {
    const url = new URL(authorizeUrl());
    for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value);
    const page = await fetch(url);
    expect(page.status).toBe(400);
    const html = await page.text();
    expect(html).toContain('微信无法打开这个页面');
    expect(html).not.toMatch(/<script|javascript:|evil/);
  });

  it('gives no code for an account that it does not offer', async () => {
    const url = new URL(authorizeUrl());
    url.pathname = `${LOCAL_WEIXIN_PREFIX}/connect/confirm`;
    url.searchParams.set('openid', 'o-somebody-else');
    expect((await fetch(url)).status).toBe(400);
  });
});

describe('the codes of the local WeChat', () => {
  it('stand for the account that was chosen, once', async () => {
    const code = await codeOf(1);
    expect(await oauth().openidOf(code)).toBe('o-demo-weixin-2');
    expect(await oauth().openidOf(code)).toBeUndefined();
    expect(await oauth().openidOf('made-up')).toBeUndefined();
  });

  it('run out after five minutes', async () => {
    const [early, late] = [await codeOf(0), await codeOf(0)];
    now += 5 * MINUTE - 1;
    expect(await oauth().openidOf(early)).toBe('o-demo-weixin-1');
    now += 1;
    expect(await oauth().openidOf(late)).toBeUndefined();
    await codeOf(0);
    expect(await oauth().openidOf(late)).toBeUndefined();
  });

  it.each([{ appId: 'wx-other' }, { appSecret: 'wrong' }])('are not told to %j', async (changed) => {
    const code = await codeOf(0);
    await expect(oauth(changed).openidOf(code)).rejects.toThrow(/WeChat refuses: 40(013|125)/);
    expect(await oauth().openidOf(code)).toBe('o-demo-weixin-1');
  });

  it.each([
    ['', 40_013],
    ['appid=wxlocal&secret=local-secret&grant_type=authorization_code', 41_008],
    ['appid=wxlocal&secret=local-secret&code=x&grant_type=password', 40_002],
    ['appid=wxlocal&appid=wxlocal&secret=local-secret&code=x', 40_013],
  ])('are asked for in one way only: %j answers %s', async (query, errcode) => {
    const answer = await fetch(`${address}${LOCAL_WEIXIN_PREFIX}/sns/oauth2/access_token?${query}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errcode });
  });
});

describe('a name that might be another site’s', () => {
  const paths = ['connect/oauth2/authorize', 'connect/confirm', 'sns/oauth2/access_token'];
  const statuses = async (host: string): Promise<number[]> => {
    const answers = await Promise.all(
      paths.map((path) => fastify.inject({ url: `${LOCAL_WEIXIN_PREFIX}/${path}`, headers: { host } })),
    );
    return answers.map(({ statusCode }) => statusCode);
  };

  it.each(['evil.com', 'localhost.evil.com:3000', '127.0.0.1.evil.com'])(
    '(%s) finds nothing',
    async (host) => {
      expect(await statuses(host)).toEqual([404, 404, 404]);
    },
  );

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000'])('is not %s', async (host) => {
    expect(await statuses(host)).toEqual([400, 400, 200]);
  });
});

it('is not there unless it is asked for', async () => {
  const other = await testServer();
  const answer = await other.inject(`${LOCAL_WEIXIN_PREFIX}/connect/oauth2/authorize`);
  expect(answer.statusCode).toBe(404);
  await other.close();
});
