import { createApplication } from '@ykd/application';
import { fakeHumanCheck, HONG, MING } from '@ykd/application/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testDeps } from '../support/deps.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer, type TestServer } from '../support/server.js';

const STRANGER = '13512345678';
const servers: FastifyInstance[] = [];
const serve = async (...input: Parameters<typeof testServer>): Promise<TestServer> => {
  const server = await testServer(...input);
  servers.push(server.fastify);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const sms = (fastify: FastifyInstance, mobile: string) =>
  fastify.inject({ method: 'POST', url: '/api/member/smscode', query: { mobile } });

const whoIs = async (fastify: FastifyInstance, headers: Record<string, string>) => {
  const answer = await fastify.inject({ url: '/api/member/getloginUser', headers });
  return answer.json<{ data: { id: string; token: string } | null }>().data;
};

/** All that somebody can see of an answer. */
const seen = ({ statusCode, body, headers }: LightMyRequestResponse) => {
  const { date: _date, ...rest } = headers;
  return { statusCode, body, headers: rest };
};

describe('POST /api/member/smscode', () => {
  it('answers the same to the last header for a member and a stranger', async () => {
    const { fastify } = await serve();
    for (const _time of ['sent', 'too early']) {
      expect(seen(await sms(fastify, MING.mobile))).toEqual(seen(await sms(fastify, STRANGER)));
    }
  });

  it('says how long to wait', async () => {
    const { fastify } = await serve();
    await sms(fastify, MING.mobile);
    const answer = await sms(fastify, MING.mobile);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.json()).toMatchObject({ message: '尝试次数过多，请 1 分钟后再试' });
  });

  it('asks a question where many codes are asked for, and sends with the answer', async () => {
    const deps = await testDeps();
    const humanCheck = fakeHumanCheck(deps.clock);
    const application = createApplication({ ...deps, humanCheck, smsRules: { perHour: 2, perDay: 9 } });
    const { fastify } = await serve({ application });
    await sms(fastify, HONG.mobile);
    const asked = await sms(fastify, MING.mobile);
    expect(asked.statusCode).toBe(403);
    expect(asked.json()).toMatchObject({
      code: 'HUMAN_CHECK_NEEDED',
      details: { question: { token: 'question-1', bits: 0 } },
    });
    const url = `/api/member/smscode?mobile=${MING.mobile}&proof=`;
    expect((await fastify.inject({ method: 'POST', url: `${url}question-1.yes` })).statusCode).toBe(200);
    expect((await fastify.inject({ method: 'POST', url: `${url}${'x'.repeat(301)}` })).statusCode).toBe(400);

    const full = await sms(fastify, STRANGER);
    expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '3600']);
    expect(full.json()).toMatchObject({ code: 'CODES_UNAVAILABLE' });
  });

  it('says that the service is away, and not why', async () => {
    const { fastify, deps } = await serve();
    deps.smsSender.setAway(true);
    const answer = await sms(fastify, MING.mobile);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      isSuccess: false,
      code: 'SMS_UNAVAILABLE',
      message: '短信暂时无法发送，请稍后再试',
    });
  });

  it('takes the mobile from the query alone', async () => {
    const { fastify, deps } = await serve();
    const url = '/api/member/smscode';
    const payload = { mobile: MING.mobile };
    const answers = [
      await fastify.inject({ method: 'POST', url, payload }),
      await fastify.inject({ method: 'POST', url: `${url}?mobile=${MING.mobile}&mobile=${HONG.mobile}` }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'mobile' }] });
    }
    expect(deps.smsSender.sent).toEqual([]);
  });
});

describe('a flood from one address', () => {
  it.each([
    ['POST', '/api/member/smscode?mobile=1'],
    ['POST', '/api/member/loginbysms'],
    ['POST', '/api/member/changepwdbymobile'],
    ['GET', '/api/member/checkusername?userName=a'],
  ] as const)('is held back at %s %s as at the login', async (method, url) => {
    const { fastify } = await serve({ rateLimits: { login: { max: 2, windowMs: 60_000 } } });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await fastify.inject({ method, url })).statusCode);
    }
    expect(statuses.slice(2)).toEqual([429, 429]);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });
});

describe('a stolen cookie', () => {
  it('and its bearer token are worth nothing after the password was changed, in every process', async () => {
    const first = await serve();
    const second = await serve({ application: createApplication(first.deps) });
    const cookie = await loginCookie(first.fastify);
    const authorization = `Bearer ${(await whoIs(second.fastify, { cookie }))?.token}`;
    expect(await whoIs(second.fastify, { authorization })).toMatchObject({ id: MING.id });

    await sms(first.fastify, MING.mobile);
    const smsCode = first.deps.smsSender.codeFor(MING.mobile);
    const answer = await first.fastify.inject({
      method: 'POST',
      url: '/api/member/changepwdbymobile',
      headers: { cookie, ...SAME_ORIGIN },
      payload: { mobile: MING.mobile, smsCode, pwd: 'a fresh password' },
    });
    expect(answer.json()).toEqual({ isSuccess: true, data: null });

    for (const { fastify } of [first, second]) {
      expect(await whoIs(fastify, { cookie })).toBeNull();
      expect(await whoIs(fastify, { authorization })).toBeNull();
    }
    const fresh = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(await whoIs(second.fastify, { cookie: fresh })).toMatchObject({ id: MING.id });
  });
});

describe('a login by SMS', () => {
  it('sets a cookie of its own and ends the session before', async () => {
    const { fastify, deps } = await serve();
    const old = await loginCookie(fastify, HONG.mobile);
    await sms(fastify, MING.mobile);
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/loginbysms',
      headers: { cookie: `${old}; planted=1`, ...SAME_ORIGIN },
      payload: { mobile: MING.mobile, smsCode: deps.smsSender.codeFor(MING.mobile) },
    });
    expect(answer.statusCode).toBe(200);
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^ykd_session=[\w-]{20,}; Path=\/; Expires=[^;]+GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(String(answer.headers['set-cookie'])).not.toContain(old);
    expect(await whoIs(fastify, { cookie: old })).toBeNull();
  });
});
