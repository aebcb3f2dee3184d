import { HONG, MING, PASSWORD } from '@ykd/application/testing';
import { DAY_MS } from '@ykd/domain/shared';
import type { Fakes } from '@ykd/application/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
beforeEach(async () => {
  ({ fastify, deps } = await testServer({}, { trustProxy: true }));
});
afterEach(() => fastify.close());

const login = (headers: Record<string, string> = {}, account = 'xiaoming') =>
  fastify.inject({ method: 'POST', url: '/api/member/login', headers, payload: { account, pwd: PASSWORD } });

const whoIs = async (headers: Record<string, string>): Promise<string | undefined> => {
  const answer = await fastify.inject({ url: '/api/member/getloginUser', headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { id: string } | null }>().data?.id;
};

const bearer = async (cookie: string): Promise<string> => {
  const answer = await fastify.inject({ url: '/api/member/getloginUser', headers: { cookie } });
  return `Bearer ${answer.json<{ data: { token: string } }>().data.token}`;
};

/** The session's cookie as it is set; the device's comes behind it. */
const setCookie = ({ headers: { 'set-cookie': set } }: LightMyRequestResponse): string =>
  [set ?? []].flat()[0] ?? '';

describe('the session cookie', () => {
  it('is out of reach for scripts and other sites', async () => {
    const cookie = setCookie(await login());
    expect(cookie).toMatch(/^ykd_session=[\w-]{20,}; Path=\/; Expires=[^;]+GMT; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['https://www.ykd.example', true],
    ['http://www.ykd.example', false],
  ])('is Secure as the public origin %s says, whatever reached the proxy', async (publicOrigin, secure) => {
    const { fastify: behindProxy } = await testServer({ publicOrigin });
    const payload = { account: 'xiaoming', pwd: PASSWORD };
    const headers = { origin: publicOrigin };
    const answer = await behindProxy.inject({ method: 'POST', url: '/api/member/login', headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(setCookie(answer).includes('; Secure')).toBe(secure);
    await behindProxy.close();
  });

  it('is Secure over HTTPS', async () => {
    expect(setCookie(await login({ 'x-forwarded-proto': 'https' }))).toMatch(/; Secure/);
  });

  it('lasts as long as the session', async () => {
    const expires = /Expires=([^;]+)/.exec(setCookie(await login()))?.[1] ?? '';
    expect(Date.parse(expires) - deps.clock.now()).toBe(30 * DAY_MS);
  });

  it('is dropped on logout, and useless afterwards', async () => {
    const cookie = await loginCookie(fastify);
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { cookie, ...SAME_ORIGIN },
    });
    expect(setCookie(answer)).toMatch(/^ykd_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await whoIs({ cookie })).toBeUndefined();
  });

  it('says only the last word when a session slides on and ends in one request', async () => {
    const cookie = await loginCookie(fastify);
    deps.clock.advance(2 * 3_600_000);
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { cookie, ...SAME_ORIGIN },
    });
    const words = answer.cookies.filter(({ name }) => name === 'ykd_session');
    expect(words.map(({ value }) => value)).toEqual(['']);
  });

  it('is renewed while it is used', async () => {
    const cookie = await loginCookie(fastify);
    deps.clock.advance(2 * 3_600_000);
    const answer = await fastify.inject({ url: '/api/member/getloginUser', headers: { cookie } });
    expect(setCookie(answer)).toContain(`${cookie};`);
  });

  it('is a new one with each login: a planted token never becomes a session', async () => {
    const planted = 'ykd_session=planted-by-somebody-else';
    const first = setCookie(await login({ cookie: planted, ...SAME_ORIGIN }));
    expect(first).not.toContain('planted');
    expect(await whoIs({ cookie: planted })).toBeUndefined();

    const old = await loginCookie(fastify);
    const next = setCookie(await login({ cookie: old, ...SAME_ORIGIN }));
    expect(next).not.toContain(old);
    expect(await whoIs({ cookie: old })).toBeUndefined();
  });

  it.each([
    'ykd_session=',
    'ykd_session=unknown',
    `ykd_session=${'a'.repeat(4000)}`,
    'ykd_session=%00%ff',
    'ykd_session',
    '; ;=; ykd_session=a=b; xykd_session="x"',
    'xykd_session=1',
  ])('that reads %j is nobody’s', async (cookie) => {
    expect(await whoIs({ cookie })).toBeUndefined();
  });

  it('is found among others', async () => {
    const cookie = await loginCookie(fastify);
    expect(await whoIs({ cookie: `a=1; ${cookie}; b=2` })).toBe(MING.id);
  });
});

describe('the session cookie over HTTPS', () => {
  const HTTPS = { 'x-forwarded-proto': 'https' };
  const valueOf = (answer: LightMyRequestResponse, name: string) =>
    answer.cookies.find((cookie) => cookie.name === name)?.value;

  it('has a name that no neighbour can set', async () => {
    expect(setCookie(await login(HTTPS))).toMatch(
      /^__Host-ykd_session=[\w-]{20,}; Path=\/; Expires=[^;]+GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is taken under the old name, and goes on under the new one', async () => {
    const cookie = await loginCookie(fastify);
    const token = cookie.split('=')[1];
    const answer = await fastify.inject({
      url: '/api/member/getloginUser',
      headers: { cookie, ...HTTPS },
    });
    expect(answer.json()).toMatchObject({ data: { id: MING.id } });
    expect(valueOf(answer, '__Host-ykd_session')).toBe(token);
    expect(valueOf(answer, 'ykd_session')).toBe('');
    // What a neighbour plants beside it is not looked at.
    const both = `ykd_session=planted; __Host-ykd_session=${token}`;
    expect(await whoIs({ cookie: both, ...HTTPS })).toBe(MING.id);
  });

  it('goes at a logout under both names', async () => {
    const cookie = await loginCookie(fastify);
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { cookie, ...HTTPS, origin: 'https://localhost:80' },
    });
    expect(answer.statusCode).toBe(200);
    expect(valueOf(answer, '__Host-ykd_session')).toBe('');
    expect(valueOf(answer, 'ykd_session')).toBe('');
  });
});

describe('what can be read in two ways', () => {
  const AMBIGUOUS = { isSuccess: false, code: 'AMBIGUOUS' };

  // No browser has two of this name: somebody on the way put the request together.
  it('is refused: two cookies of the name that is the host’s own', async () => {
    const cookie = '__Host-ykd_session=a; __Host-ykd_session=b';
    const answer = await fastify.inject({ url: '/api/member/getloginUser', headers: { cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(AMBIGUOUS);
  });

  // A neighbour on a subdomain can set one beside ours; which comes first is up to him.
  it.each([{}, { 'x-forwarded-proto': 'https' }])(
    'is nobody’s: two cookies of the name that neighbours can set, %o',
    async (headers) => {
      const own = await loginCookie(fastify);
      const strangers = await loginCookie(fastify, HONG.mobile);
      for (const cookie of [
        `${own}; ${strangers}`,
        `${strangers}; ${own}`,
        `a=1;${own};b=2;${own}`,
        `${strangers};ykd_session`,
      ]) {
        const answer = await fastify.inject({
          url: '/api/member/getloginUser',
          headers: { ...headers, cookie },
        });
        expect(answer.statusCode).toBe(200);
        expect(answer.json()).toMatchObject({ data: null });
        expect(answer.cookies).toEqual([]);
      }
    },
  );

  it('keeps nobody from his session over HTTPS, which has a name of its own', async () => {
    const own = await loginCookie(fastify);
    const strangers = await loginCookie(fastify, HONG.mobile);
    const cookie = `${strangers}; ykd_session=planted; __Host-${own}; ykd_session=again`;
    expect(await whoIs({ cookie, 'x-forwarded-proto': 'https' })).toBe(MING.id);
  });

  it('is refused: two hosts', async () => {
    const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.end(
      'GET /api/member/getloginUser HTTP/1.1\r\nHost: a.example\r\nhOST: b.example\r\nConnection: close\r\n\r\n',
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"AMBIGUOUS"');
  });
});

describe('a bearer token', () => {
  it('stands for its session', async () => {
    const authorization = await bearer(await loginCookie(fastify));
    expect(await whoIs({ authorization })).toBe(MING.id);
  });

  it('takes precedence over the cookie, also when it is worthless', async () => {
    const ming = await loginCookie(fastify);
    const hong = await bearer(await loginCookie(fastify, HONG.mobile));
    expect(await whoIs({ cookie: ming, authorization: hong })).toBe(HONG.id);
    expect(await whoIs({ cookie: ming, authorization: 'Bearer nonsense' })).toBeUndefined();
    expect(await whoIs({ cookie: ming, authorization: 'Bearer' })).toBeUndefined();
  });

  it('leaves other schemes of a proxy alone', async () => {
    const cookie = await loginCookie(fastify);
    expect(await whoIs({ cookie, authorization: 'Basic cHJveHk6cHc=' })).toBe(MING.id);
  });

  it('ends after ten minutes', async () => {
    const authorization = await bearer(await loginCookie(fastify));
    deps.clock.advance(10 * 60_000 - 1);
    expect(await whoIs({ authorization })).toBe(MING.id);
    deps.clock.advance(1);
    expect(await whoIs({ authorization })).toBeUndefined();
  });

  it('ends with its session', async () => {
    const cookie = await loginCookie(fastify);
    const authorization = await bearer(cookie);
    await fastify.inject({ method: 'POST', url: '/api/member/logout', headers: { cookie, ...SAME_ORIGIN } });
    expect(await whoIs({ authorization })).toBeUndefined();
  });

  it('cannot be forged', async () => {
    const authorization = await bearer(await loginCookie(fastify));
    const middle = Math.floor((authorization.length + 'Bearer '.length) / 2);
    const swapped = authorization[middle] === 'A' ? 'B' : 'A';
    const forged = authorization.slice(0, middle) + swapped + authorization.slice(middle + 1);
    for (const value of [
      forged,
      authorization.slice(0, -2),
      `${authorization}A`,
      `Bearer ${'a'.repeat(5000)}`,
    ]) {
      expect(await whoIs({ authorization: value })).toBeUndefined();
    }
  });

  it('of an expired kind gets the answer for nobody where a login is needed', async () => {
    const answer = await fastify.inject({
      url: `/courseapi/projectuser/findLast?userId=${MING.id}`,
      headers: { authorization: 'Bearer old' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ isSuccess: false, code: 'NO_LOGIN', message: '请先登录' });
  });
});
