import { HONG, MING, PASSWORD, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const OPENID = 'o-phone';
const ORIGIN = 'https://www.ykd.example';
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let fastify: FastifyInstance;
let deps: Fakes;
beforeEach(async () => {
  ({ fastify, deps } = await testServer({ publicOrigin: ORIGIN }));
  deps.members.weixin.set(OPENID, { id: MING.id, at: 0 });
});
afterEach(() => fastify.close());

const setCookies = (answer: LightMyRequestResponse): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String);

const cookieHeader = (answer: LightMyRequestResponse): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

const comeBack = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  fastify.inject({ url: '/api/member/weixinmp/callback', query, headers: { ...PAGE, ...headers } });

describe('the binding', () => {
  const bind = async (headers: Record<string, string>) => {
    const session = await loginCookie(fastify, HONG.mobile);
    const url = await fastify.inject({
      url: '/api/member/oauthurl/weixinmp?target=%2F',
      headers: { cookie: session },
    });
    const kept = await comeBack(deps.weixin.confirm(url.json<{ data: string }>().data, 'o-hong'), {
      cookie: `${session}; ${cookieHeader(url)}`,
    });
    return fastify.inject({
      method: 'POST',
      url: '/api/member/bind',
      headers: { cookie: `${session}; ${cookieHeader(kept)}`, ...headers },
    });
  };

  it('is done from this site', async () => {
    expect((await bind({ origin: ORIGIN })).json()).toMatchObject({ isSuccess: true, data: { id: HONG.id } });
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, {}, SAME_ORIGIN])(
    'is not done for another site (%j)',
    async (headers) => {
      const answer = await bind(headers);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
      expect(await deps.members.findByWeixin('o-hong')).toBeUndefined();
    },
  );
});

describe('the release of the binding', () => {
  const unbind = async (headers: Record<string, string>) =>
    fastify.inject({
      method: 'POST',
      url: '/api/member/unbind',
      headers: { cookie: await loginCookie(fastify), ...headers },
    });

  it('is done from this site', async () => {
    expect((await unbind({ origin: ORIGIN })).json()).toEqual({ isSuccess: true, data: null });
    expect(await deps.members.findByWeixin(OPENID)).toBeUndefined();
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, {}, SAME_ORIGIN])(
    'is not done for another site (%j)',
    async (headers) => {
      expect((await unbind(headers)).statusCode).toBe(403);
      expect(await deps.members.findByWeixin(OPENID)).toMatchObject({ id: MING.id });
    },
  );
});

describe('a logout inside WeChat', () => {
  const WEIXIN = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0' };

  it('is kept out of reach for scripts, refuses the guard, and ends with the next login', async () => {
    const cookie = await loginCookie(fastify);
    const logout = await fastify.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { ...WEIXIN, origin: ORIGIN, cookie },
    });
    const [left = ''] = setCookies(logout).filter((line) => line.startsWith('ykd_weixin_left='));
    expect(left).toMatch(/^ykd_weixin_left=1; Path=\/; Expires=[^;]+GMT; HttpOnly; Secure; SameSite=Lax$/);

    const kept = { ...WEIXIN, cookie: 'ykd_weixin_left=1' };
    const query = { target: '/learn', automatic: 'true' };
    const asked = await fastify.inject({ url: '/api/member/oauthurl/weixinmp', query, headers: kept });
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      { isSuccess: false, code: 'WEIXIN_LEFT', message: '你已退出登录，请重新登录' },
    ]);
    expect(asked.headers['set-cookie']).toBeUndefined();
    const login = await fastify.inject({
      method: 'POST',
      url: '/api/member/login',
      headers: { ...kept, origin: ORIGIN },
      payload: { account: MING.userName, pwd: PASSWORD },
    });
    expect(setCookies(login).join()).toContain('ykd_weixin_left=; Max-Age=0;');
  });
});
