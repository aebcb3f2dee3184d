import { MING, SEED_NOW } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isChinese } from '../support/chinese.js';
import { testServer } from '../support/server.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';

let server: Awaited<ReturnType<typeof testServer>>;
let fastify: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  server = await testServer();
  ({ fastify } = server);
  cookie = await loginCookie(fastify);
});
afterAll(() => fastify.close());

const BEAT = { id: 'a', courseId: 'py1', outlineNum: 0, sectionNum: 0, from: SEED_NOW - 60_000, seconds: 60 };

const post = (beats: unknown, over: object = {}) =>
  fastify.inject({
    method: 'POST',
    url: '/api/study/beats',
    headers: { ...SAME_ORIGIN, cookie },
    payload: { beats, ...over } as object,
  });

it.each([
  ['no seconds', [{ ...BEAT, seconds: 0 }]],
  ['negative seconds', [{ ...BEAT, seconds: -60 }]],
  ['more than a beat has', [{ ...BEAT, seconds: 61 }]],
  ['huge seconds', [{ ...BEAT, seconds: 1e308 }]],
  ['parts of a second', [{ ...BEAT, seconds: 0.5 }]],
  ['a time that is none', [{ ...BEAT, from: -1 }]],
  ['a field too many', [{ ...BEAT, userId: MING.id }]],
  ['too many beats', Array.from({ length: 101 }, (_, at) => ({ ...BEAT, id: `${at}` }))],
  ['no list', BEAT],
])('refuses %s in Chinese', async (_what, beats) => {
  const answer = await post(beats);
  expect(answer.statusCode).toBe(400);
  expect(isChinese(answer.json<{ message: string }>().message)).toBe(true);
});

it('refuses ten thousand beats, and counts none of them', async () => {
  const beats = Array.from({ length: 10_000 }, (_, at) => ({ ...BEAT, id: `${at}` }));
  expect((await post(beats)).statusCode).toBe(413);
  expect(await server.deps.studyLogs.findByYear(MING.id, 2026)).toEqual([]);
});

it('gives a member who sends the same minute a hundred times one minute', async () => {
  const beats = Array.from({ length: 100 }, (_, at) => ({ ...BEAT, id: `x${at}`, from: BEAT.from - at }));
  expect((await post(beats)).json()).toMatchObject({ data: { seconds: 60 } });
  expect((await post(beats)).json()).toMatchObject({ data: { seconds: 0 } });
});
