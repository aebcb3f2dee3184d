import { studyIn2024, fakeBrowser, logIn, MING, must, TEST_ORIGIN } from '@ykd/application/testing';
import { portsOf } from '@ykd/application';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { testServer } from '../support/server.js';

const GONE = {
  isSuccess: false,
  code: 'NOT_FOUND',
  message: '请求的地址不存在',
};

/** A server, and the address of the poster of Ming, who studied on three days. */
const ready = async () => {
  const server = await testServer({ publicOrigin: TEST_ORIGIN });
  await studyIn2024(server, MING.id, 3);
  const ports = portsOf(server.application, fakeBrowser().context);
  await logIn(ports, MING.mobile);
  const poster = { edition: 'report2024', year: 2024, topic: 'poster', hidesName: false } as const;
  const { path } = must(await ports.reportPicture.address(poster));
  return { ...server, path };
};

it('sends the picture to whoever has its address, to be kept by his browser alone', async () => {
  const { fastify, deps, path } = await ready();
  const answer = await fastify.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect([...answer.rawPayload.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  expect(deps.reportPictures.drawn.at(-1)?.picture.link).toBe(`${TEST_ORIGIN}/shopmall`);
});

it('is kept no longer than its address lasts', async () => {
  const { fastify, deps, path } = await ready();
  const kept = async () => (await fastify.inject(path)).headers['cache-control'];
  deps.clock.advance(30 * DAY_MS - 2 * HOUR_MS);
  expect(await kept()).toBe('private, max-age=3600');
  deps.clock.advance(HOUR_MS + 1);
  expect(await kept()).toBe('private, max-age=3599');
  deps.clock.advance(HOUR_MS - MINUTE_MS);
  expect(await kept()).toBe('private, max-age=59');
  deps.clock.advance(MINUTE_MS - 2);
  expect(await kept()).toBe('private, max-age=0');
});

it('says in Chinese that an address is wrong or over, and keeps nobody from asking again', async () => {
  const { fastify, deps, path } = await ready();
  deps.clock.advance(30 * DAY_MS);
  for (const url of [path, '/api/report/picture/x', '/api/report/picture/%E4%BD%A0']) {
    const answer = await fastify.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(GONE);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
});

it('draws so many a minute for one address', async () => {
  const server = await testServer({ rateLimits: { picture: { max: 2, windowMs: 60_000 } } });
  const codes: number[] = [];
  for (let asked = 0; asked < 3; asked += 1)
    codes.push((await server.fastify.inject('/api/report/picture/x')).statusCode);
  expect(codes).toEqual([404, 404, 429]);
});
