import { avatarKey, avatarNameOf } from '@ykd/application/avatar';
import { fakePng, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
beforeEach(async () => {
  ({ fastify, deps } = await testServer());
  cookie = await loginCookie(fastify);
});
afterEach(() => fastify.close());

const upload = async (): Promise<string> => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/middleware_api/upload/avatar',
    headers: { ...SAME_ORIGIN, cookie },
    payload: formOf(['avatarfile', fakePng('pixels')]),
  });
  return answer.json<{ data: { imageUrl: string } }>().data.imageUrl;
};

describe('a picture', () => {
  it('is shown as what it is, runs as nothing, and is kept by nobody for more than a day', async () => {
    const { headers } = await fastify.inject(await upload());
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    });
  });

  it.each([
    '/uploads/avatar/..%2f..%2fsession-secret',
    '/uploads/avatar/..%2favatar%2fid-1.png',
    '/uploads/avatar/%2e%2e%2fid-1.png',
    '/uploads/avatar/..%5cid-1.png',
    '/uploads/avatar/id-1.png%00',
    '/uploads/avatar/missing.png',
    '/uploads/avatar/missing.svg',
    '/uploads/avatar/',
    '/uploads/avatar',
    '/uploads/',
    '/uploads/avatar/a/b.png',
    '/uploads/avatar/%F0%9F%98%80.png',
    `/uploads/avatar/${'a'.repeat(200)}.png`,
    '/uploads/avatar/__proto__',
  ])('is not found at %s', async (url) => {
    await upload();
    const answer = await fastify.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      404,
      'application/json; charset=utf-8',
      { isSuccess: false, code: 'NOT_FOUND', message: '请求的地址不存在' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is gone once its member removed it', async () => {
    const imgUrl = await upload();
    const stranger = await loginCookie(fastify, 'xiaohong');
    const remove = (as: string) =>
      fastify.inject({
        method: 'POST',
        url: '/middleware_api/delete/avatar',
        headers: { ...SAME_ORIGIN, cookie: as },
        payload: { imgUrl },
      });
    await remove(stranger);
    expect((await fastify.inject(imgUrl)).statusCode).toBe(200);
    await remove(cookie);
    expect((await fastify.inject(imgUrl)).statusCode).toBe(404);
    expect(deps.files.stored.has(avatarKey(avatarNameOf(imgUrl) ?? ''))).toBe(false);
  });
});
