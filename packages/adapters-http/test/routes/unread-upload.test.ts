import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fakePng, type Fakes } from '@ykd/application/testing';
import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
let socket: Socket;
beforeEach(async () => {
  ({ fastify, deps } = await testServer());
  cookie = await loginCookie(fastify);
});
afterEach(async () => {
  socket.destroy();
  await fastify.close();
});

const PART = '--x\r\nContent-Disposition: form-data; name="avatarfile"; filename="a.png"\r\n\r\n';

/** Begins an upload and never ends it; answers what comes back all the same. */
const begin = async (
  headers: Readonly<Record<string, string | number>>,
  ...body: (string | Uint8Array)[]
) => {
  const { host, port } = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const all = {
    Host: host,
    Origin: `http://${host}`,
    'Content-Type': 'multipart/form-data; boundary=x',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /middleware_api/upload/avatar HTTP/1.1\r\n${lines.join('')}\r\n`);
  for (const part of body) socket.write(part);
  let answer = '';
  while (!answer.includes('}')) answer += String((await once(socket, 'data'))[0]);
  expect([deps.files.stored.size, deps.avatarFiles.stored.size]).toEqual([0, 0]);
  return answer;
};

const chunk = (bytes: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);

describe('an upload that is refused is not read to its end', () => {
  it('when nobody is logged in', async () => {
    const answer = await begin({ 'Content-Length': 500_000 }, PART);
    expect(answer).toContain(' 401 ');
    expect(answer).toContain('NO_LOGIN');
  });

  it('when the session is none', async () => {
    const answer = await begin({ 'Content-Length': 500_000, Cookie: 'ykd_session=nonsense' }, PART);
    expect(answer).toContain('NO_LOGIN');
  });

  it('when the session is over', async () => {
    await fastify.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { cookie, origin: 'http://localhost:80' },
    });
    const answer = await begin({ 'Content-Length': 500_000, Cookie: cookie }, PART);
    expect(answer).toContain('NO_LOGIN');
  });

  it('when it says that it is too large', async () => {
    const answer = await begin({ 'Content-Length': 1_300_000, Cookie: cookie }, PART);
    expect(answer).toContain(' 400 ');
    expect(answer).toContain('"message":"头像图片大小不能超过 1M"');
    expect(answer).toContain('"field":"avatarfile"');
  });

  it('when it turns out to be too large, and the way to it is closed', async () => {
    const closed = begin(
      { 'Transfer-Encoding': 'chunked', Cookie: cookie },
      chunk(PART),
      chunk(fakePng('', AVATAR_MAX_BYTES + 100)),
    );
    const answer = await closed;
    expect(answer).toContain('"message":"头像图片大小不能超过 1M"');
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('except for the little that is left of one a bit too large: its sender hears why', async () => {
    const bytes = fakePng('', AVATAR_MAX_BYTES + 1000);
    const length = PART.length + bytes.length + 50_000;
    const answer = await begin({ 'Content-Length': length, Cookie: cookie }, PART, bytes);
    expect(answer).toContain('"message":"头像图片大小不能超过 1M"');
    expect(answer.toLowerCase()).not.toContain('connection: close');
    socket.write('x'.repeat(50_000));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain(' 200 OK');
  });
});
