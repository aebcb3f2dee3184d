import { fakePng } from '@ykd/application/testing';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import { afterEach, expect, it } from 'vitest';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';

type Server = Awaited<ReturnType<typeof testServer>>;
let server: Server;
afterEach(() => server.fastify.close());

/** As a browser sends it: a form with one file, on a connection that is kept for the next one. */
const formOf = (field: string, size: number): FormData => {
  const form = new FormData();
  form.set(field, new Blob([Uint8Array.from(fakePng('', size))]), 'a.png');
  return form;
};

const ROUNDS = 12;

it.each([
  ['/middleware_api/upload/avatar', 'avatarfile', 'xiaoming', '头像图片大小不能超过 1M'],
  ['/middleware_api/upload/product?productId=p', 'productfile', 'admin', '商品图片大小不能超过 1M'],
])('tells the sender of each form that is too large why: %s', async (path, field, account, message) => {
  server = await testServer();
  const cookie = await loginCookie(server.fastify, account);
  const origin = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = formOf(field, AVATAR_MAX_BYTES + 1 + round * 12_000);
    const headers = { cookie, origin };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
  }
});

it('keeps no server from closing while the rest of it still comes in', async () => {
  server = await testServer();
  const cookie = await loginCookie(server.fastify, 'admin');
  const origin = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/middleware_api/upload/product?productId=p`, {
    method: 'POST',
    headers: { cookie, origin },
    body: formOf('productfile', 3 * AVATAR_MAX_BYTES),
  });
  expect(answer.status).toBe(400);
  await answer.text();
  // Ends, though the connection was at work when closing began, and would be kept for a minute afterwards.
  await server.fastify.close();
  expect(server.fastify.server.listening).toBe(false);
});
