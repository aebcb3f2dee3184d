import { anOrder, HONG, MING } from '@ykd/application/testing';
import { pageOf } from '@ykd/domain/access';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../support/server.js';
import { loginCookie } from '../support/sessions.js';
import { webBuild } from '../support/web-build.js';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';
const WEIXIN = `${PHONE} MicroMessenger/8.0`;

let root: string;
let server: TestServer;
let ming: string;
let hong: string;
beforeAll(async () => {
  root = await webBuild();
  server = await testServer({
    web: { root, settings: async () => ({ settings: {} }), pageOf },
    publicOrigin: 'https://ykd.example',
  });
  await server.deps.orders.insert(anOrder({ id: 'o-paid' }));
  await server.deps.orders.insert(anOrder({ id: 'o-unpaid', status: 'TRADE_WAIT_PAY' }));
  ming = await loginCookie(server.fastify, MING.userName);
  hong = await loginCookie(server.fastify, HONG.userName);
});
afterAll(async () => {
  await server.fastify.close();
  await rm(root, { recursive: true });
});

/** Where a visitor is sent, or the status of what he gets. */
const open = async (url: string, cookie = '', userAgent = DESKTOP): Promise<string | number> => {
  const answer = await server.fastify.inject({
    url,
    headers: { accept: 'text/html', 'user-agent': userAgent, cookie },
  });
  return answer.headers.location ?? answer.statusCode;
};
const target = (url: string): string => `target=${encodeURIComponent(`https://ykd.example${url}`)}`;

describe('the pages of the shop mall', () => {
  it.each(['/shopmall', '/shopmall/product/detail?productId=p-1', '/shopmall/demo'])(
    'show products to everybody: %s',
    async (url) => {
      expect(await open(url)).toBe(200);
      expect(await open(url, '', WEIXIN)).toBe(200);
    },
  );

  it.each([
    '/shopmall/order/confirm?productId=p-1',
    '/shopmall/order/list',
    '/shopmall/coupon',
    '/shopmall/order/detail?id=o-paid',
    '/shopmall/pay?orderId=o-paid',
    '/shopmall/pay/success?orderId=o-paid',
    '/shopmall/pay/fail?orderId=o-paid',
  ])('ask for the login that fits the client: %s', async (url) => {
    expect(await open(url)).toBe(`/login?${target(url)}`);
    expect(await open(url, '', PHONE)).toBe(`/login_h5?${target(url)}`);
    expect(await open(url, '', WEIXIN)).toMatch(/^https:\/\/weixin\.test\/authorize\?/);
  });

  it('lead a paid order of the member to its success', async () => {
    const success = '/shopmall/pay/success?orderId=o-paid';
    expect(await open('/shopmall/pay?orderId=o-paid', ming)).toBe(success);
    expect(await open('/shopmall/product/detail?orderId=o-paid', ming)).toBe(success);
    expect(await open(success, ming)).toBe(200);
    expect(await open('/shopmall/order/detail?id=o-paid', ming)).toBe(200);
  });

  it.each([
    ['/shopmall/pay?orderId=o-unpaid', 'an unpaid one'],
    ['/shopmall/pay?orderId=nothing', 'an unknown one'],
    ['/shopmall/pay?orderId=', 'none'],
    ['/shopmall/pay?orderId=o-paid&orderId=o-paid', 'two'],
    [`/shopmall/pay?orderId=${'x'.repeat(2000)}`, 'an endless one'],
    ['/shopmall/pay?orderId=%00', 'a NUL'],
    ['/learn?orderId=o-paid', 'one on another page'],
  ])('let the member pass with %s: %s', async (url) => {
    expect(await open(url, ming)).toBe(200);
  });

  it('tell nobody whether an order of somebody else is paid', async () => {
    expect(await open('/shopmall/pay?orderId=o-paid', hong)).toBe(200);
    expect(await open('/shopmall/product/detail?orderId=o-paid')).toBe(200);
  });
});
