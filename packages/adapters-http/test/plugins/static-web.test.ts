import { createHash } from 'node:crypto';
import { NEW } from '@ykd/application/testing';
import { CURRENT_PARTNER_AGREEMENT, type PartnerApplication } from '@ykd/domain/partner';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from '@ykd/domain/access';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataElement } from '../../src/plugins/index-page.js';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';
import { pagesIn, webBuild } from '../support/web-build.js';

const DESKTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0';
const SETTINGS = { loginUrl: '/login', note: '</script><script>alert(1)</script><!--\u2028&$&' };

const APPLICATION: PartnerApplication = {
  realName: '李小明',
  contact: '微信 xiaoming',
  channel: 'CAMPUS',
  channelText: '',
  reason: '介绍给同学',
  agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
  '/': 'default',
  '/login': 'default',
  '/username': 'default',
  '/learn': 'learn',
  '/learn/python': 'learn',
  '/admin/checkin': 'checkin',
  '/admin': 'admin',
  '/coupon/home': 'coupon-tabs',
  '/report/page2': 'report',
  '/shopmall': 'shopmall',
};

let root: string;
let fastify: FastifyInstance;
beforeAll(async () => {
  root = await webBuild({
    'assets/main-abc123.js': 'export {};',
    'assets/main-abc123.js.br': 'brotli bytes',
    'assets/main-abc123.js.gz': 'gzip bytes',
    'assets/learn-abc123.js': 'export {};',
    'favicon.svg': '<svg/>',
    'page-files.json': JSON.stringify({ '/learn': ['/assets/learn-abc123.js', '/assets/main-abc123.js'] }),
    'sandbox/index.html': '<!doctype html><script>go();</script>',
  });
  await writeFile(join(root, '..', 'ykd-secret.txt'), 'secret');
  const web = { root, settings: async () => ({ settings: SETTINGS }), pageOf: pagesIn(LAYOUTS) };
  ({ fastify } = await testServer({ web, publicOrigin: 'https://ykd.example' }));
});
afterAll(async () => {
  await fastify.close();
  await rm(root, { recursive: true });
  await rm(join(root, '..', 'ykd-secret.txt'));
});

const open = (url: string, headers: Record<string, string> = {}) =>
  fastify.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': DESKTOP, ...headers } });

const target = (path: string): string => encodeURIComponent(`https://ykd.example${path}`);

describe('files', () => {
  it('are kept for a year when they are named after their content', async () => {
    const answer = await fastify.inject('/assets/main-abc123.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['br', 'br, gzip', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
  ])('are sent compressed as %s', async (encoding, accepted, body) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await fastify.inject({ url: '/assets/main-abc123.js', headers });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('are data by themselves, and say no more than that takes', async () => {
    const { headers } = await fastify.inject('/assets/main-abc123.js');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('with a lasting name are asked for again', async () => {
    const answer = await fastify.inject('/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('of a page is sent to whoever asks, also without a word of HTML', async () => {
    const answer = await fastify.inject({ url: '/', headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each(['/assets/gone.js', '/assets/', '/robots.txt', '/assets/main-abc123.js/x'])(
    '%s, which is not there, never becomes a page for a script',
    async (url) => {
      const answer = await fastify.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each([
    '/../ykd-secret.txt',
    '/assets/../../ykd-secret.txt',
    '/..%2fykd-secret.txt',
    '/assets/%2e%2e/%2e%2e/ykd-secret.txt',
  ])('outside the folder stay there: %s', async (url) => {
    const answer = await fastify.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});

describe('the sandbox of programs', () => {
  it('runs its own script only, loads nothing, and has no origin', async () => {
    const { headers, body } = await open('/sandbox/index.html');
    expect(body).toContain('go();');
    const policy = String(headers['content-security-policy']).split('; ');
    const hash = createHash('sha256').update('go();').digest('base64');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
        'sandbox allow-scripts',
        "frame-ancestors 'self'",
      ]),
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('changes nothing for the pages around it', async () => {
    const policy = (await open('/')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('wasm-unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('a page', () => {
  it.each(['/', '/login?target=x', '/shopmall'])('%s is the app, never kept without asking', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('carries the settings as data that cannot break out', async () => {
    const { body } = await open('/');
    const found = /<script type="application\/json" id="ykd-settings">(.*?)<\/script>/s.exec(body);
    expect(JSON.parse(found?.[1] ?? '')).toEqual(SETTINGS);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<!--');
    expect(dataElement('x', { a: '<&>\u2029' })).toContain('"\\u003c\\u0026\\u003e\\u2029"');
  });

  it('that does not exist answers 404 with the app, which says so', async () => {
    const answer = await open('/no/such/page');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each(['/learn/%E0%A4%A', '/no/%', '/%ZZ?a=1', '/assets/%E0'])(
    'that cannot be decoded answers 404 with the app to a browser, and 400 to a script: %s',
    async (url) => {
      const answer = await open(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.headers['content-security-policy']).toBe(
        (await open('/')).headers['content-security-policy'],
      );
      const { statusCode, body } = await fastify.inject({ url, headers: { accept: '*/*' } });
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'BAD_URL' }]);
    },
  );

  it('of a call that cannot be decoded is never a page', async () => {
    const answer = await open('/api/%E0%A4%A');
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'BAD_URL' }]);
  });

  it.each(['/index.html', '/page-files.json'])('is not served under its file name: %s', async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });

  it('names the scripts that it is going to load, and no others', async () => {
    const { body } = await open('/learn', { cookie: await loginCookie(fastify) });
    expect(
      [...body.matchAll(/<link rel="modulepreload" crossorigin href="(.*?)">/g)].map(([, url]) => url),
    ).toEqual(['/assets/learn-abc123.js', '/assets/main-abc123.js']);
    expect((await open('/shopmall')).body).not.toContain('modulepreload');
  });

  it.each(['/api/unknown', '/courseapi/x', '/middleware_api/learn/nothing', '/api'])(
    'never answers for the call %s',
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ isSuccess: false, code: 'NOT_FOUND', message: '请求的地址不存在' });
    },
  );
});

describe('the guards of the layouts', () => {
  it.each([
    ['/learn', '/login'],
    ['/learn/python?a=1&b=中', '/login'],
    ['/admin', '/login'],
    ['/coupon/home', '/login'],
    ['/admin/checkin', '/login_h5'],
    ['/report/page2', '/login_h5'],
  ])('send a stranger from %s to %s and back', async (url, login) => {
    const answer = await open(encodeURI(url));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`${login}?target=${target(encodeURI(url))}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('root');
  });

  it('let a member pass', async () => {
    const cookie = await loginCookie(fastify);
    for (const url of ['/learn', '/report/page2']) {
      expect((await open(url, { cookie })).statusCode).toBe(200);
    }
  });

  it('lead through the partner area by the work order of the member', async () => {
    const cookie = await loginCookie(fastify);
    const leadTo = async (path: string) => {
      const { statusCode, headers } = await open(path, { cookie });
      return statusCode === 302 ? headers.location : statusCode;
    };
    expect(await leadTo('/coupon/home')).toBe('/coupon/apply');
    const applied = await fastify.inject({
      method: 'POST',
      url: '/api/partner/apply',
      headers: { cookie, origin: 'https://ykd.example' },
      payload: { ...APPLICATION, version: 0 },
    });
    expect(applied.statusCode).toBe(200);
    expect(await leadTo('/coupon/home?x=1')).toBe('/coupon/review');
  });

  it('let staff pass to the check-in on phones, and nobody else', async () => {
    const [staff, student] = [await loginCookie(fastify, 'admin'), await loginCookie(fastify)];
    expect((await open('/admin/checkin', { cookie: staff })).statusCode).toBe(200);
    const answer = await open('/admin/checkin', { cookie: student });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin/404']);
  });

  it('ask for a username on a desktop, not on a phone', async () => {
    const cookie = await loginCookie(fastify, NEW.mobile);
    const desktop = await open('/learn', { cookie });
    const phone = await open('/learn', { cookie, 'user-agent': PHONE });
    expect([desktop.statusCode, desktop.headers.location]).toEqual([
      302,
      `/username?target=${target('/learn')}`,
    ]);
    expect(phone.statusCode).toBe(200);
  });

  it('send to an external login where there is one', async () => {
    const web = { root, settings: async () => ({ settings: {} }), pageOf: pagesIn(LAYOUTS) };
    const server = await testServer({ web, loginUrl: 'https://sso.example/login?app=ykd' });
    const answer = await server.fastify.inject({
      url: '/learn',
      headers: { accept: 'text/html', host: 'a.example' },
    });
    expect(answer.headers.location).toBe(
      `https://sso.example/login?app=ykd&target=${encodeURIComponent('http://a.example/learn')}`,
    );
    await server.fastify.close();
  });
});

it('refuses to start on a page without a place for the settings', async () => {
  const broken = await webBuild({ 'index.html': '<!doctype html>' });
  const web = { root: broken, settings: async () => ({ settings: {} }), pageOf: pagesIn({}) };
  await expect(testServer({ web })).rejects.toThrow('ykd-settings');
  await rm(broken, { recursive: true });
});
