import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import { PASSWORD } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../../src/client/http.js';
import { RequestError } from '../../src/client/request-error.js';
import { clientOf } from '../../src/client/client-of.js';
import { allCalls } from '../../src/contracts/areas.js';
import { chatCalls } from '../../src/contracts/chat.js';
import { checkInCalls } from '../../src/contracts/check-in.js';
import { schoolCalls } from '../../src/contracts/school.js';
import { invoiceFile } from '../../src/contracts/invoice.js';
import { exportFile } from '../../src/contracts/list-export.js';
import { orderWatch } from '../../src/contracts/shop.js';
import { solutionCalls } from '../../src/contracts/solution.js';
import { studyCalls } from '../../src/contracts/study.js';
import { studyTimeCalls } from '../../src/contracts/study-time.js';
import { RATE_LIMITS } from '../../src/plugins/rate-limit.js';
import { solution } from '../support/learn.js';
import { testServer } from '../support/server.js';
import { SAME_ORIGIN } from '../support/sessions.js';

let fastify: FastifyInstance;
let alive = true;
beforeAll(async () => {
  const ping = (): Promise<void> => (alive ? Promise.resolve() : Promise.reject(new Error('no database')));
  ({ fastify } = await testServer({ ping, metrics: { token: 'scrape-me' } }));
});
afterAll(() => fastify.close());

describe('security headers', () => {
  it('let a page load scripts from the site alone', async () => {
    const { headers } = await fastify.inject('/healthz');
    const csp = String(headers['content-security-policy']);
    expect(Object.fromEntries(csp.split(';').map((part) => part.split(/ (.*)/, 2)))).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=(), ') as unknown,
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(['/api/member/getloginUser', '/api/unknown', '/api/%'])(
    'keep the answer of %s from being more',
    async (url) => {
      const { headers } = await fastify.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('keep answers to calls out of caches', async () => {
    const { headers } = await fastify.inject('/api/member/getloginUser');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });
});

describe('/docs', () => {
  interface Document {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
  }

  it('describes every call, the pictures, the stream and the way in of payments, and nothing else', async () => {
    const { paths } = (await fastify.inject('/docs/json')).json<Document>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path} ${summary}`),
    );
    expect(described.toSorted()).toEqual(
      [
        ...[...allCalls, exportFile, invoiceFile, orderWatch].map(
          (call) => `${call.method} ${call.path} ${call.summary}`,
        ),
        'GET /api/report/picture/{token} 年度学习报告的图片（PNG）；地址不对或过期回答 404',
        'GET /api/class/calendar/{name} 日历（iCalendar），供别的程序订阅；地址不对回答 404',
        'GET /uploads/avatar/{name} 头像图片',
        'GET /uploads/checkin/{name} 打卡图片，它的会员与点评他的员工看得到',
        'GET /uploads/course/{name} 课文图片',
        'GET /uploads/product/{name} 商品图片，width 为 400 时缩小到这个宽度',
        'GET /uploads/receipt/{name} 付款凭证的图片，只有看得到订单的员工看得到',
        `POST ${PAYMENT_NOTICE_PATH} 微信支付的支付与退款通知`,
      ].toSorted(),
    );
  });

  it('names what it refers to', async () => {
    const { body } = await fastify.inject('/docs/json');
    const document = JSON.parse(body) as { components: { schemas: Record<string, unknown> } };
    const names = [...body.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1] ?? '');
    expect(names).toContain('ContentNode');
    for (const name of names) expect(document.components.schemas).toHaveProperty(name);
  });

  it('is a page that works under a policy of its own', async () => {
    const page = await fastify.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'self'; style-src 'self' 'unsafe-inline'/,
    );
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    const script = await fastify.inject('/docs/static/swagger-ui-bundle.js');
    expect([script.statusCode, String(script.headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
  });
});

describe('health', () => {
  it('is alive while the process is, and ready while its database is', async () => {
    expect((await fastify.inject('/healthz')).json()).toEqual({ isSuccess: true, data: { status: 'alive' } });
    expect((await fastify.inject('/readyz')).json()).toEqual({ isSuccess: true, data: { status: 'ready' } });
    alive = false;
    expect((await fastify.inject('/healthz')).statusCode).toBe(200);
    const answer = await fastify.inject('/readyz');
    alive = true;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ isSuccess: false, code: 'UNAVAILABLE' });
    expect(answer.body).not.toContain('no database');
  });
});

describe('/metrics', () => {
  const scrape = (remoteAddress: string, headers: Record<string, string> = {}) =>
    fastify.inject({ url: '/metrics', remoteAddress, headers });

  it('counts requests by route, for this machine', async () => {
    await fastify.inject('/api/member/getloginUser');
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const answer = await scrape(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(
        'http_request_duration_seconds_count{method="GET",route="/api/member/getloginUser",status_code="200"}',
      );
    }
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['another machine', '10.0.0.7', {}, 403],
    ['another machine with the token', '10.0.0.7', { authorization: 'Bearer scrape-me' }, 200],
    ['another machine with a wrong token', '10.0.0.7', { authorization: 'Bearer scrape-m' }, 403],
    ['a visitor of a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, 403],
  ])('answers %s', async (_name, address, headers, status) => {
    expect((await scrape(address, headers)).statusCode).toBe(status);
  });

  it('needs no token to stay closed', async () => {
    const server = await testServer();
    const headers = { authorization: 'Bearer undefined' };
    const answer = await server.fastify.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers });
    await server.fastify.close();
    expect(answer.json()).toEqual({ isSuccess: false, code: 'ACCESS_DENIED', message: '没有权限访问' });
  });
});

describe('the limit of logins', () => {
  it('holds for each address and says how long', async () => {
    const server = await testServer({ rateLimits: { login: { max: 2, windowMs: 60_000 } } });
    const login = (remoteAddress: string) =>
      server.fastify.inject({
        method: 'POST',
        url: '/api/member/login',
        remoteAddress,
        payload: { account: 'xiaoming', pwd: PASSWORD },
      });
    const statuses = [await login('10.0.0.1'), await login('10.0.0.1'), await login('10.0.0.2')];
    const refused = await login('10.0.0.1');
    const elsewhere = await server.fastify.inject({
      url: '/api/member/getloginUser',
      remoteAddress: '10.0.0.1',
    });
    await server.fastify.close();
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toEqual({
      isSuccess: false,
      code: 'TOO_MANY_ATTEMPTS',
      message: '尝试次数过多，请 1 分钟后再试',
      details: { retryAfterSeconds: 60 },
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('holds for a whole network of IPv6, and for an address in both its spellings', async () => {
    const server = await testServer({ rateLimits: { login: { max: 1, windowMs: 60_000 } } });
    const status = async (remoteAddress: string): Promise<number> => {
      const url = '/api/member/login';
      const payload = { account: 'xiaoming', pwd: PASSWORD };
      return (await server.fastify.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
    };
    const addresses = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1', '10.0.0.1'];
    const statuses: number[] = [];
    for (const address of [...addresses, '::ffff:10.0.0.1']) statuses.push(await status(address));
    await server.fastify.close();
    expect(statuses).toEqual([200, 429, 200, 200, 429]);
  });
});

describe.each([
  ['searches for schools', schoolCalls.search, RATE_LIMITS.search, 200],
  ['searches in courses', studyCalls.search, RATE_LIMITS.search, 400],
  ['rooms', chatCalls.open, RATE_LIMITS.chat, 400],
  ['entries of the check-in', checkInCalls.save, RATE_LIMITS['check-in'], 400],
  ['solutions', solutionCalls.save, RATE_LIMITS.solution, 400],
  ['reports of study', studyTimeCalls.beats, RATE_LIMITS['study-beats'], 400],
] as const)('the limit of %s', (_name, { method, path: url }, { max }, usual) => {
  it('holds for each address', async () => {
    const server = await testServer();
    const ask = async (remoteAddress: string): Promise<number> =>
      (await server.fastify.inject({ method, url, remoteAddress, headers: SAME_ORIGIN })).statusCode;
    const statuses: number[] = [];
    for (let count = 0; count <= max; count += 1) statuses.push(await ask('10.0.0.1'));
    expect(statuses.slice(0, -1).every((status) => status === usual)).toBe(true);
    expect([statuses.at(-1), await ask('10.0.0.2')]).toEqual([429, usual]);
    await server.fastify.close();
  });
});

// Uploads are counted once their member is known.
it.each(
  allCalls.flatMap(({ method, path, limit, upload }) =>
    limit === undefined || upload !== undefined ? [] : [[path, method, limit] as const],
  ),
)('the limit that the contract of %s names is kept', async (url, method, limit) => {
  const server = await testServer({ rateLimits: { [limit]: { max: 1, windowMs: 60_000 } } });
  const statuses: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    statuses.push((await server.fastify.inject({ method, url, headers: SAME_ORIGIN })).statusCode);
  }
  await server.fastify.close();
  expect(statuses).toEqual([expect.not.toBeOneOf([404, 429]), 429]);
});

it('searches and rooms tell their callers that there were too many', () => {
  for (const { errors } of [schoolCalls.search, studyCalls.search, chatCalls.open]) {
    expect(errors).toContain('too-many-attempts');
  }
});

it('a report of study and a solution that were one too many are sent again later', async () => {
  const body = { isSuccess: false, code: 'TOO_MANY_ATTEMPTS', message: '请稍后再试', retryAfterSeconds: 9 };
  const http = createHttp({ fetch: async () => Response.json(body, { status: 429 }) });
  await expect(clientOf(http, studyTimeCalls).beats({ beats: [] })).rejects.toThrow(RequestError);
  await expect(clientOf(http, solutionCalls).save(solution)).rejects.toThrow(RequestError);
});
