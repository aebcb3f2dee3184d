import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contracts/areas.js';
import { uploadField, type AnyCall } from '../../src/contracts/call.js';
import { staffCourseCalls } from '../../src/contracts/staff-course.js';
import { UPLOADS_PER_MEMBER } from '../../src/plugins/upload-guard.js';
import { connectTo } from '../support/raw-client.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const UPLOADS = allCalls.filter(({ upload }) => upload !== undefined);
const COURSE: AnyCall = staffCourseCalls.upload;

let fastify: FastifyInstance;
const sockets: Socket[] = [];
beforeEach(async () => {
  ({ fastify } = await testServer());
  await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await fastify.close();
});

/** Begins an upload of 60 MB at most and never ends it. */
const begin = async (call: AnyCall, cookie: string): Promise<Socket> => {
  const socket = await connectTo(fastify);
  sockets.push(socket);
  const lines = [
    `POST ${call.path}?productId=p HTTP/1.1`,
    'Host: 127.0.0.1',
    'Origin: http://127.0.0.1',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${Math.min(call.upload?.maxBytes ?? 0, 60_000_000)}`,
  ];
  const part = `--x\r\nContent-Disposition: form-data; name="${uploadField(call)}"; filename="a"\r\n\r\n`;
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`);
  return socket;
};

/** What comes back to a form without a file. */
const emptyTo = async ({ path }: AnyCall, cookie: string): Promise<string> => {
  const headers = { ...SAME_ORIGIN, cookie, 'content-type': 'multipart/form-data; boundary=x' };
  return (await fastify.inject({ method: 'POST', url: path, headers, payload: '--x--\r\n' })).body;
};

/** What comes back to an upload that is not read to its end. */
const answerTo = async (call: AnyCall, cookie: string): Promise<string> => {
  const socket = await begin(call, cookie);
  let answer = '';
  while (!answer.includes('}')) answer += String((await once(socket, 'data'))[0]);
  return answer;
};

describe('the right to an upload', () => {
  it.each(UPLOADS.filter(({ errors }) => errors.includes('forbidden')))(
    'is named by a call that refuses some: $path',
    ({ upload }) => {
      expect(upload?.right).toBeDefined();
    },
  );

  it.each(UPLOADS.filter(({ upload }) => upload?.right !== undefined))(
    'is asked before the body is read: $path',
    async (call) => {
      expect(await answerTo(call, await loginCookie(fastify))).toContain('FORBIDDEN');
    },
  );

  it('is asked of nobody who is not logged in', async () => {
    expect(await answerTo(COURSE, 'a=b')).toContain('NO_LOGIN');
  });
});

describe('how many uploads are let in at once', () => {
  const UNLIMITED = UPLOADS.find(({ path }) => path.endsWith('/checkin')) ?? COURSE;

  it.each([
    ['of the large ones, from all together', COURSE, COURSE.upload?.atOnce ?? 0],
    ['from one member', UNLIMITED, UPLOADS_PER_MEMBER],
  ])('is bounded: %s', async (_name, call, max) => {
    const cookie = await loginCookie(fastify, 'admin');
    let letIn = 0;
    fastify.server.on('request', () => (letIn += 1));
    const begun = await Promise.all(Array.from({ length: max }, () => begin(call, cookie)));
    await expect.poll(() => letIn).toBe(max);
    expect(await answerTo(call, cookie)).toContain('TOO_MANY_ATTEMPTS');

    begun[0]?.destroy();
    // Its place is free as soon as the server knows that it is gone: the next file, an empty one, is judged.
    await expect.poll(() => emptyTo(call, cookie)).not.toContain('TOO_MANY_ATTEMPTS');
  });
});
