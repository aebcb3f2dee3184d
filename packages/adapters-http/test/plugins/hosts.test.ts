import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../support/server.js';
import { pagesIn, webBuild } from '../support/web-build.js';

const WEIXIN = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0';
const PAGE = { accept: 'text/html', 'user-agent': WEIXIN };
const OAUTH_URL = '/api/member/oauthurl/weixinmp?target=/';
const BAD_REQUEST = { isSuccess: false, code: 'BAD_REQUEST', message: '请求格式不正确' };

let root: string;
let any: TestServer;
let named: TestServer;
beforeAll(async () => {
  root = await webBuild();
  const web = { root, settings: async () => ({ settings: {} }), pageOf: pagesIn({ '/learn': 'learn' }) };
  any = await testServer({ web });
  named = await testServer({ web, publicOrigin: 'https://ykd.example' });
});
afterAll(async () => {
  await any.fastify.close();
  await named.fastify.close();
  await rm(root, { recursive: true });
});

describe('a host that is none', () => {
  const hosts = ['a b', '[', 'evil.com:99999', 'evil.com/', 'me@evil.com', 'evil.com\\', 'evil.com?', '中'];
  const urls = [OAUTH_URL, '/api/member/weixinmp/callback?state=x', '/learn', '/api/unknown'];

  it.each(hosts.flatMap((host) => urls.map((url) => [host, url] as const)))(
    '(%s) is a bad request of %s',
    async (host, url) => {
      const answer = await any.fastify.inject({ url, headers: { ...PAGE, host } });
      expect([answer.statusCode, answer.json()]).toEqual([400, BAD_REQUEST]);
    },
  );

  it('does not matter where the own origin is known', async () => {
    const { fastify } = named;
    for (const host of hosts) {
      expect((await fastify.inject({ url: OAUTH_URL, headers: { host } })).statusCode).toBe(200);
      expect((await fastify.inject({ url: '/learn', headers: { ...PAGE, host } })).statusCode).toBe(302);
    }
  });

  it.each(['ykd.example', 'YKD.example:8080', 'localhost:80', '127.0.0.1:3000', '[::1]:3000', '[::1]'])(
    'is not %s',
    async (host) => {
      const { fastify } = any;
      expect((await fastify.inject({ url: OAUTH_URL, headers: { host } })).statusCode).toBe(200);
      expect((await fastify.inject({ url: '/learn', headers: { ...PAGE, host } })).statusCode).toBe(302);
    },
  );

  it('may be missing for those who ask only whether the server lives', async () => {
    await any.fastify.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (path: string): Promise<string> => {
      const socket = connect((any.fastify.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
      return text(socket);
    };
    expect(await ask(OAUTH_URL)).toContain(' 400 Bad Request');
    expect(await ask('/healthz')).toContain(' 200 OK');
    expect(await ask('/readyz')).toContain(' 200 OK');
  });
});
