import { MING, PASSWORD, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contracts/call.js';
import { allCalls } from '../../src/contracts/areas.js';
import { memberCalls } from '../../src/contracts/member.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const EVIL = 'https://evil.example';
const FORM = 'application/x-www-form-urlencoded';

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  cookie = await loginCookie(fastify);
  await loginCookie(fastify);
});
afterAll(() => fastify.close());

const POSTS = allCalls.filter(({ method }) => method === 'POST').map(({ path }) => path);

/** What would do harm if it were believed. */
const WANTED: Readonly<Record<string, { readonly search?: string; readonly body?: object }>> = {
  [memberCalls.sendSmsCode.path]: { search: `?mobile=${MING.mobile}` },
  [memberCalls.changePassword.path]: {
    body: { mobile: MING.mobile, smsCode: '100001', pwd: 'chosen by an enemy' },
  },
};

const post = (path: string, headers: Record<string, string>) => {
  const { search = '', body = { any: 'thing' } } = WANTED[path] ?? {};
  const fields = Object.entries(body) as [string, string][];
  const payload =
    headers['content-type'] === FORM ? new URLSearchParams(fields).toString() : JSON.stringify(body);
  return fastify.inject({
    method: 'POST',
    url: `${path}${search}`,
    headers: { cookie, ...headers },
    payload,
  });
};

/** How a page elsewhere can make a logged-in browser post. */
const WAYS: readonly (readonly [string, Record<string, string>])[] = [
  ['a form', { origin: EVIL, 'content-type': FORM }],
  ['a form with files', { origin: EVIL, 'content-type': 'multipart/form-data; boundary=x' }],
  ['a form that spells JSON', { origin: EVIL, 'content-type': 'text/plain' }],
  ['a form in a sandboxed frame', { origin: 'null', 'content-type': FORM }],
  [
    'a form of an old browser, which names no origin',
    { 'sec-fetch-site': 'cross-site', 'content-type': FORM },
  ],
  ['fetch without CORS', { origin: EVIL, 'sec-fetch-mode': 'no-cors', 'content-type': 'text/plain' }],
  ['fetch with JSON', { origin: EVIL, 'content-type': 'application/json' }],
  ['a beacon', { origin: EVIL, 'content-type': 'application/json', 'sec-fetch-mode': 'no-cors' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }],
];

describe('another site', () => {
  it.each(WAYS)('does nothing by %s', async (_way, headers) => {
    for (const path of POSTS) {
      const answer = await post(path, headers);
      expect([path, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        path,
        403,
        'ORIGIN_NOT_ALLOWED',
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets no preflight for any call', async () => {
    for (const { method, path } of allCalls) {
      const headers = { origin: EVIL, 'access-control-request-method': method };
      const answer = await fastify.inject({ method: 'OPTIONS', url: path, headers });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
  });

  it('leaves everything as it was', async () => {
    expect(deps.smsSender.sent).toEqual([]);
    expect(await deps.sessions.findByUser(MING.id, deps.clock.now())).toHaveLength(2);
    const payload = { account: MING.mobile, pwd: PASSWORD };
    const login = await fastify.inject({ method: 'POST', url: '/api/member/login', payload });
    expect(login.statusCode).toBe(200);
  });
});

describe('the site’s own origin', () => {
  const changing: readonly AnyCall[] = [
    memberCalls.sendSmsCode,
    memberCalls.loginBySms,
    memberCalls.changePassword,
    memberCalls.endSession,
    memberCalls.endOtherSessions,
  ];

  it.each(changing.map(({ path }) => path))('takes no form at %s', async (path) => {
    for (const type of [FORM, 'multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await post(path, { ...SAME_ORIGIN, 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
  });
});
