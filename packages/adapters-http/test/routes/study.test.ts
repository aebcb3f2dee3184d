import { coursePictureKey } from '@ykd/application/study';
import { fakePng, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
beforeEach(async () => {
  ({ fastify, deps } = await testServer());
});
afterEach(() => fastify.close());

const NAME = `${'0a'.repeat(16)}.png`;

describe('the picture of a lesson', () => {
  beforeEach(() => deps.files.put(coursePictureKey(NAME), fakePng('pixels')));

  it('is shown as what it is, runs as nothing, and may be kept for ever', async () => {
    const shown = await fastify.inject(`/uploads/course/${NAME}`);
    expect([shown.statusCode, Uint8Array.from(shown.rawPayload)]).toEqual([200, fakePng('pixels')]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '..%2f..%2fsession-secret',
    `..%2fcourses%2f${NAME}`,
    'missing.png',
    NAME.replace('png', 'svg'),
    `${NAME}%00`,
    '',
    '__proto__',
  ])('is not found at %s', async (path) => {
    const answer = await fastify.inject(`/uploads/course/${path}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('searching a course', () => {
  const search = async (query: Record<string, string>) => {
    const cookie = await loginCookie(fastify);
    const answer = await fastify.inject({ url: '/api/study/search', query, headers: { cookie } });
    return { status: answer.statusCode, body: answer.json<{ message?: string; data?: unknown[] }>() };
  };

  it.each([
    ['nothing', { courseId: 'py1', q: '' }],
    ['spaces', { courseId: 'py1', q: '   ' }],
    ['more than 50 characters', { courseId: 'py1', q: '字'.repeat(51) }],
    ['control characters', { courseId: 'py1', q: 'a\0b' }],
    ['no course', { q: '正文' }],
  ])('refuses %s in Chinese', async (_, query) => {
    const { status, body } = await search(query);
    expect([status, body.message]).toEqual([400, expect.stringMatching(/\p{Script=Han}/u)]);
  });

  it('takes 50 characters beyond the basic plane, and patterns as what they are', async () => {
    for (const q of ['😀'.repeat(50), '%', '_', '.*', "' or 1=1 --"]) {
      expect(await search({ courseId: 'py1', q })).toMatchObject({ status: 200, body: { data: [] } });
    }
  });
});
