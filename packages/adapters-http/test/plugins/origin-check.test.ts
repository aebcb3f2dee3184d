import { PASSWORD } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const OWN = 'http://localhost:80';
const FRIEND = 'https://friend.example';
const EVIL = 'https://evil.example';
const REFUSED = { isSuccess: false, code: 'ORIGIN_NOT_ALLOWED', message: '请求来源不被允许' };

let fastify: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  ({ fastify } = await testServer({ allowedOrigins: [FRIEND] }));
  cookie = await loginCookie(fastify);
});
afterAll(() => fastify.close());

const post = (headers: Record<string, string>) =>
  fastify.inject({ method: 'POST', url: '/api/commonquery/query?returnClassName=YkdProduct', headers });

describe('a request that may change something', () => {
  it.each<[string, Record<string, string>, number]>([
    ['the site itself, with the cookie', { origin: OWN, cookie: 'session' }, 200],
    ['an allowed origin, with the cookie', { origin: FRIEND, cookie: 'session' }, 200],
    ['another origin, with the cookie', { origin: EVIL, cookie: 'session' }, 403],
    ['another origin, without a cookie', { origin: EVIL }, 403],
    ['another origin, with a bearer token', { origin: EVIL, authorization: 'Bearer abc' }, 403],
    ['an origin that looks alike', { origin: `${FRIEND}.evil.example`, cookie: 'session' }, 403],
    ['another port of the site', { origin: 'http://localhost:8080', cookie: 'session' }, 403],
    ['the site over another scheme', { origin: 'https://localhost:80', cookie: 'session' }, 403],
    ['a sandboxed frame', { origin: 'null', cookie: 'session' }, 403],
    ['an empty origin', { origin: '', cookie: 'session' }, 403],
    ['no origin, with the cookie', { cookie: 'session' }, 403],
    [
      'no origin, with the cookie, from this site',
      { cookie: 'session', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['no origin, with the cookie, from a sibling', { cookie: 'session', 'sec-fetch-site': 'same-site' }, 403],
    [
      'no origin, with the cookie, from elsewhere',
      { cookie: 'session', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['no origin, with a cookie of others', { cookie: 'theme=dark' }, 200],
    ['no origin and no cookie: a service', {}, 200],
  ])('from %s', async (_name, { cookie: wanted, ...headers }, status) => {
    const sent = wanted === undefined ? {} : { cookie: wanted === 'session' ? cookie : wanted };
    const answer = await post({ ...headers, ...sent });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(status === 403 ? REFUSED : { isSuccess: true });
  });

  it('is refused also where it logs in: nobody is logged in by another site', async () => {
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/login',
      headers: { origin: EVIL },
      payload: { account: 'xiaoming', pwd: PASSWORD },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    fastify.inject({
      method: 'OPTIONS',
      url: '/api/member/username',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  it('answers the preflight of an allowed origin, without credentials', async () => {
    const { statusCode, headers } = await preflight(FRIEND);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      vary: 'origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('refuses the preflight of another origin', async () => {
    const { statusCode, headers } = await preflight(EVIL);
    expect(statusCode).toBe(403);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('lets only allowed origins read', async () => {
    const read = (origin: string) => fastify.inject({ url: '/api/member/getloginUser', headers: { origin } });
    const [friend, evil] = await Promise.all([read(FRIEND), read(EVIL)]);
    expect([friend.statusCode, friend.headers['access-control-allow-origin']]).toEqual([200, FRIEND]);
    expect([evil.statusCode, evil.headers['access-control-allow-origin']]).toEqual([200, undefined]);
    expect(evil.headers.vary).toBe('origin');
  });

  it('takes a decision instead of a list, and the public origin instead of the host', async () => {
    const server = await testServer({
      allowedOrigins: (origin) => origin.endsWith('.ykd.example'),
      publicOrigin: 'https://ykd.example',
    });
    const status = async (origin: string) => {
      const answer = await server.fastify.inject({
        method: 'POST',
        url: '/api/member/logout',
        headers: { origin },
      });
      return answer.statusCode;
    };
    expect(await status('https://chat.ykd.example')).toBe(200);
    expect(await status('https://ykd.example')).toBe(200);
    expect(await status(OWN)).toBe(403);
    await server.fastify.close();
  });
});
