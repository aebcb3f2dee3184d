import { NEW } from '@ykd/application/testing';
import type { Layout } from '@ykd/domain/access';
import { rm } from 'node:fs/promises';
import { createApplication } from '@ykd/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDeps } from '../support/deps.js';
import { loginCookie } from '../support/sessions.js';
import { testServer, type TestServer } from '../support/server.js';
import { pagesIn, webBuild } from '../support/web-build.js';

const WEIXIN = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';
const LAYOUTS: Readonly<Record<string, Layout>> = {
  '/': 'default',
  '/login': 'default',
  '/bind': 'default',
  '/learn': 'learn',
  '/report': 'report',
};

let root: string;
let on: TestServer;
let off: TestServer;
beforeAll(async () => {
  root = await webBuild();
  const parts = {
    web: { root, settings: async () => ({ settings: {} }), pageOf: pagesIn(LAYOUTS) },
    publicOrigin: 'https://ykd.example',
  };
  on = await testServer(parts);
  const deps = await testDeps();
  off = await testServer({
    ...parts,
    application: createApplication({ ...deps, weixin: { allowedTargets: [] } }),
  });
});
afterAll(async () => {
  await on.fastify.close();
  await off.fastify.close();
  await rm(root, { recursive: true });
});

const open = ({ fastify }: TestServer, url: string, userAgent: string, cookie = '') =>
  fastify.inject({ url, headers: { accept: 'text/html', 'user-agent': userAgent, cookie } });

describe('the Weixin login guard', () => {
  it.each(['/learn?a=1', '/report'])('sends a stranger inside WeChat from %s to WeChat', async (url) => {
    const answer = await open(on, url, WEIXIN);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^https:\/\/weixin\.test\/authorize\?/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['set-cookie'])).toContain('ykd_weixin_state=');

    const { name, value } = answer.cookies[0] ?? { name: '', value: '' };
    const query = on.deps.weixin.confirm(String(answer.headers.location), 'o');
    const back = await on.fastify.inject({
      url: '/api/member/weixinmp/callback',
      query: { ...query },
      headers: { accept: 'text/html', cookie: `${name}=${encodeURIComponent(value)}` },
    });
    const target = encodeURIComponent(`https://ykd.example${url}`);
    expect(back.headers.location).toBe(`https://ykd.example/bind?target=${target}`);
  });

  it.each(['/', '/login', '/bind'])('lets a stranger inside WeChat see %s', async (url) => {
    const answer = await open(on, url, WEIXIN);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('lets members pass, and leaves strangers outside WeChat to the login', async () => {
    const cookie = await loginCookie(on.fastify, NEW.mobile);
    expect((await open(on, '/learn', WEIXIN, cookie)).statusCode).toBe(200);
    const outside = await open(on, '/learn', PHONE);
    expect(outside.headers.location).toMatch(/^\/login\?target=/);
    expect(outside.headers['set-cookie']).toBeUndefined();
  });

  it.each(['/learn?a=1', '/report'])(
    'leads who logged out there from %s to the login for phones',
    async (url) => {
      const answer = await open(on, url, WEIXIN, 'ykd_weixin_left=1');
      const target = encodeURIComponent(`https://ykd.example${url}`);
      expect(answer.headers.location).toBe(`/login_h5?target=${target}`);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('leaves everybody to the login where there is no account at WeChat', async () => {
    const answer = await open(off, '/learn', WEIXIN);
    expect(answer.headers.location).toMatch(/^\/login\?target=/);
  });
});
