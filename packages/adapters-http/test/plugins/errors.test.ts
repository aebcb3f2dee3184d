import { connect } from 'node:net';
import { type Application, createApplication } from '@ykd/application';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { isChinese } from '../support/chinese.js';
import { testDeps } from '../support/deps.js';
import { testServer } from '../support/server.js';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server on which asking for the user throws. */
const brokenServer = async (thrown: unknown, lines: string[] = []): Promise<FastifyInstance> => {
  const whole = createApplication(await testDeps());
  const loginUser = (): Promise<never> => Promise.reject(thrown as Error);
  const application: Application = {
    ...whole,
    member: (context) => ({ ...whole.member(context), loginUser }),
  };
  const stream = { write: (line: string) => lines.push(line) };
  const isUnavailable = (cause: unknown): boolean =>
    cause instanceof Error && cause.message === 'database is locked';
  const { fastify } = await testServer(
    { application, isUnavailable },
    { logger: { level: 'error', stream } },
  );
  servers.push(fastify);
  return fastify;
};

const plainServer = async (): Promise<FastifyInstance> => {
  const { fastify } = await testServer();
  servers.push(fastify);
  return fastify;
};

describe('what nobody expected', () => {
  it.each([
    new Error('SELECT * FROM member: secret'),
    'secret text',
    undefined,
    { statusCode: 200, secret: 1 },
  ])('answers %j with 500, says nothing of it and logs it', async (error) => {
    const lines: string[] = [];
    const fastify = await brokenServer(error, lines);
    const answer = await fastify.inject('/api/member/getloginUser');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      isSuccess: false,
      code: 'INTERNAL',
      message: '服务器开小差了，请稍后再试',
    });
    expect(lines.join('')).toContain('INTERNAL');
  });

  it('logs what it was', async () => {
    const lines: string[] = [];
    const fastify = await brokenServer(new Error('no such table: member'), lines);
    await fastify.inject('/api/member/getloginUser');
    expect(lines.join('')).toContain('no such table: member');
  });

  it('answers an outage with 503 and when to come back', async () => {
    const lines: string[] = [];
    const fastify = await brokenServer(new Error('database is locked'), lines);
    const answer = await fastify.inject('/api/member/getloginUser');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({
      isSuccess: false,
      code: 'UNAVAILABLE',
      message: '服务暂时不可用，请稍后再试',
    });
    expect(lines.join('')).toContain('database is locked');
  });
});

describe('what is no call', () => {
  it.each<['GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', string]>([
    ['GET', '/api/unknown'],
    ['GET', '/api'],
    ['GET', '/courseapi/'],
    ['GET', '/middleware_api/learn/nothing?userId=1'],
    ['POST', '/api/unknown'],
    ['PUT', '/api/member/login'],
    ['DELETE', '/api/member/login'],
    ['PATCH', '/nothing'],
    ['GET', '/api/member/login'],
    ['GET', '/api/member/getloginuser'],
  ])('%s %s answers 404 in JSON', async (method, url) => {
    const fastify = await plainServer();
    const answer = await fastify.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ isSuccess: false, code: 'NOT_FOUND', message: '请求的地址不存在' });
  });

  it.each(['/api/%', '/api/%ff', '/%E4%B8', '/api/member/%c0%80'])('%s is a bad address', async (url) => {
    const fastify = await plainServer();
    const answer = await fastify.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ isSuccess: false, code: 'BAD_URL', message: '网址格式不正确' });
  });
});

const rawAnswer = async (fastify: FastifyInstance, text: string): Promise<string> => {
  const { port } = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
};

describe('what is not even HTTP', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'a huge header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a smuggled length',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
      'BAD_REQUEST',
    ],
  ])('%s gets the envelope and the door', async (_name, text, status, code) => {
    const answer = await rawAnswer(await plainServer(), text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    const envelope = JSON.parse(body) as { code: string; message: string };
    expect(envelope.code).toBe(code);
    expect(envelope.message).toSatisfy(isChinese);
  });
});
