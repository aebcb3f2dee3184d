import { MING, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weixinCalls } from '../../src/contracts/weixin.js';
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

/** Leaves for WeChat; answers what a browser has and knows then. */
const leave = async (target = '/learn') => {
  const answer = await fastify.inject({ url: '/api/member/oauthurl/weixinmp', query: { target } });
  const { data } = answer.json<{ data: string }>();
  return { answer, cookie: cookieHeader(answer), back: deps.weixin.confirm(data, OPENID) };
};

const comeBack = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  fastify.inject({ url: '/api/member/weixinmp/callback', query, headers: { ...PAGE, ...headers } });

describe('the state', () => {
  it('is kept out of reach for scripts and other sites, sealed, for ten minutes', async () => {
    const { answer, back } = await leave();
    const [cookie = ''] = setCookies(answer);
    expect(cookie).toMatch(
      /^ykd_weixin_state=[^;]+; Path=\/; Expires=[^;]+GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(expires - deps.clock.now()).toBe(10 * 60_000);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(back.state).not.toBe('');
  });

  it('is for the platform’s own origin, whatever host the request names', async () => {
    const answer = await fastify.inject({
      url: '/api/member/oauthurl/weixinmp?target=%2Flearn',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.json<{ data: string }>().data).toContain(encodeURIComponent(`${ORIGIN}/api/member/`));
    expect(answer.body).not.toContain('evil');
  });
});

describe('a browser that comes back', () => {
  it('is led to where it wanted to go, with a session of its own', async () => {
    const { cookie, back } = await leave('/learn?q=中&r=%2F#a');
    const answer = await comeBack(back, { cookie: `${cookie}; ykd_session=planted` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`${ORIGIN}/learn?q=%E4%B8%AD&r=%2F#a`);
    const session = answer.cookies.find(({ name }) => name === '__Host-ykd_session');
    expect(session?.value).toMatch(/^[\w-]{20,}$/);
    expect(setCookies(answer).join()).toContain('ykd_weixin_state=; Max-Age=0');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    'https://www.ykd.example@evil.example/',
    'https://www.ykd.example.evil.example/',
    '/%0d%0aset-cookie:%20a=b//evil.example',
    'https:/\\evil.example',
    '\thttps://evil.example',
    `${ORIGIN}\\@evil.example`,
  ])('never leaves the site for the target %j', async (target) => {
    const asked = await fastify.inject({ url: '/api/member/oauthurl/weixinmp', query: { target } });
    // A target with control characters is no text at all.
    if (asked.statusCode === 400) return;
    const back = deps.weixin.confirm(asked.json<{ data: string }>().data, OPENID);
    const answer = await comeBack(back, { cookie: cookieHeader(asked) });
    expect(new URL(String(answer.headers.location)).origin).toBe(ORIGIN);
  });

  it('with another one’s code and state is led to a page that says so, and is nobody (login CSRF)', async () => {
    const enemy = await leave();
    const victim = await leave();
    for (const headers of [{}, { cookie: victim.cookie }]) {
      const answer = await comeBack(enemy.back, headers);
      expect(answer.headers.location).toBe(`${ORIGIN}/bind?error=weixin-refused`);
      expect(setCookies(answer).join()).not.toContain('ykd_session');
    }
    expect((await comeBack(victim.back, { cookie: victim.cookie })).headers.location).toBe(`${ORIGIN}/learn`);
  });

  it.each([
    ['forged', 'ykd_weixin_state=%5B%221%22%2C%22%2F%22%2C9e15%5D'],
    ['endless', `ykd_weixin_state=${'a'.repeat(5000)}`],
    ['that of the other step', 'ykd_weixin_openid=1'],
    ['broken', 'ykd_weixin_state=%ff%00'],
  ])('with a kept state that is %s is refused', async (_name, cookie) => {
    const answer = await comeBack({ code: 'c', state: '1' }, { cookie });
    expect(answer.headers.location).toBe(`${ORIGIN}/bind?error=weixin-refused`);
  });

  it('after a no is led to a page that says so', async () => {
    const { cookie, back } = await leave();
    const answer = await comeBack({ state: back.state }, { cookie });
    expect(answer.headers.location).toBe(`${ORIGIN}/bind?error=weixin-declined`);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['ykd_weixin_state']);
    const known = await fastify.inject({
      url: '/api/member/bindstate',
      headers: { cookie: cookieHeader(answer) },
    });
    expect(known.json()).toMatchObject({ data: { waiting: false, target: '/learn' } });
  });

  it('with parameters that WeChat added is welcome', async () => {
    const { cookie, back } = await leave();
    const answer = await comeBack({ ...back, nsukey: 'x', from: 'singlemessage' }, { cookie });
    expect(answer.headers.location).toBe(`${ORIGIN}/learn`);
  });

  it('while WeChat is away is told so, and can open the same address again', async () => {
    const { cookie, back } = await leave();
    deps.weixin.reachable = false;
    const page = await comeBack(back, { cookie });
    expect(page.headers.location).toBe(`${ORIGIN}/bind?error=weixin-unavailable`);
    const data = await comeBack(back, { cookie, accept: 'application/json' });
    expect([data.statusCode, data.json()]).toEqual([
      503,
      { isSuccess: false, code: 'WEIXIN_UNAVAILABLE', message: '微信暂时无法使用，请稍后再试' },
    ]);
    deps.weixin.reachable = true;
    expect((await comeBack(back, { cookie })).headers.location).toBe(`${ORIGIN}/learn`);
  });

  it('is counted, as logins are', async () => {
    const limited = await testServer({ rateLimits: { login: { max: 2, windowMs: 60_000 } } });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await limited.fastify.inject({ url: '/api/member/weixinmp/callback?code=c&state=1' });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([400, 400, 429]);
    expect(weixinCalls.comeBack.errors).toContain('too-many-attempts');
    await limited.fastify.close();
  });
});
