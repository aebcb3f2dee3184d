import type { Ports } from '@ykd/application';
import type { OrderWatch } from '@ykd/application/shop';
import { HONG, must, PASSWORD, placed } from '@ykd/application/testing';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttp, memberClient, RequestError, shopClient } from '../../src/client/index.js';
import { orderWatch } from '../../src/contracts/shop.js';
import { browserFetch } from '../support/browser.js';
import { loginCookie } from '../support/sessions.js';
import { testServer, type TestServer } from '../support/server.js';

/** Short enough that a test waits for it. */
const HEARTBEAT_MS = 10;

interface Watching extends TestServer {
  readonly baseUrl: string;
  /** A browser of a member. */
  browser(account?: string): Promise<Pick<Ports, 'shop' | 'member'>>;
}

const listening = async (heartbeatMs = HEARTBEAT_MS): Promise<Watching> => {
  const server = await testServer({ heartbeatMs });
  const baseUrl = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.fastify.close());
  return {
    ...server,
    baseUrl,
    browser: async (account = 'xiaoming') => {
      const http = createHttp({ baseUrl, fetch: browserFetch(baseUrl) });
      const member = memberClient(http);
      must(await member.login({ account, pwd: PASSWORD }));
      return { member, shop: shopClient(http) };
    },
  };
};

const watching = async ({ shop }: Pick<Ports, 'shop'>, orderId: string): Promise<OrderWatch> =>
  must(await shop.watch({ orderId }, () => undefined));

/** The bytes of a stream as text, one chunk after the other. */
const chunksOf = async function* (response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return;
    yield new TextDecoder().decode(value);
  }
};

describe('the stream of an order', () => {
  it('says at once that it is open, then what happens, and that it is alive', async () => {
    const { browser, baseUrl, fastify, deps } = await listening();
    const { id: orderId } = await placed(await browser());
    const response = await fetch(`${baseUrl}${orderWatch.path}?orderId=${orderId}`, {
      headers: { cookie: await loginCookie(fastify) },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    let text = '';
    for await (const chunk of chunksOf(response)) {
      if (text === '') deps.orderEvents.changed(orderId);
      text += chunk;
      if (text.includes('event: changed\ndata: null\n\n') && text.includes(': heartbeat\n\n')) break;
    }
    expect(text).toMatch(/^event: open\ndata: null\n\n/);
  });

  it('ends when the member logs out', async () => {
    const { browser } = await listening();
    const ming = await browser();
    const watch = await watching(ming, (await placed(ming)).id);
    must(await ming.member.logout());
    expect(await watch.closed).toBeUndefined();
  });

  it('ends when the session is over', async () => {
    const { browser, deps } = await listening();
    const ming = await browser();
    const watch = await watching(ming, (await placed(ming)).id);
    deps.clock.advance(366 * DAY_MS);
    expect(await watch.closed).toBeUndefined();
  });

  it('ends with the server, which waits for no stream', async () => {
    const { browser, fastify } = await listening(60_000);
    const ming = await browser();
    const watch = await watching(ming, (await placed(ming)).id);
    await fastify.close();
    expect(await watch.closed).toBeUndefined();
  });

  it('does not begin any more when the server has begun to end', async () => {
    const { browser, fastify, deps } = await listening(60_000);
    // The connection behind the last answer is for whoever ends the server.
    onTestFinished(() => fastify.server.closeAllConnections());
    const ming = await browser();
    const { id: orderId } = await placed(ming);
    const { find } = deps.shopOrders;
    vi.spyOn(deps.shopOrders, 'find').mockImplementation(async (id) => {
      void fastify.close();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      return find(id);
    });
    const refusal = await ming.shop.watch({ orderId }, () => undefined).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 503 });
  });

  it('is one of a few for each member', async () => {
    const { browser } = await listening();
    const [ming, hong] = [await browser(), await browser(HONG.mobile)];
    const { id: orderId } = await placed(ming);
    const watches = await Promise.all(Array.from({ length: 6 }, () => watching(ming, orderId)));
    const refusal = await ming.shop.watch({ orderId }, () => undefined).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RequestError);
    expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await watching(hong, (await placed(hong)).id);
    watches[0]?.stop();
    // The server hears of it when the connection is gone.
    await expect.poll(() => watching(ming, orderId)).toBeDefined();
  });

  it('frees what it held when it was refused or left', async () => {
    const { browser, deps } = await listening();
    const ming = await browser();
    const { id: orderId } = await placed(ming);
    for (let round = 0; round < 8; round += 1) {
      expect(await ming.shop.watch({ orderId: 'nothing' }, () => undefined)).toMatchObject({ ok: false });
    }
    const told: string[] = [];
    const watch = must(await ming.shop.watch({ orderId }, () => told.push('changed')));
    watch.stop();
    await watch.closed;
    deps.orderEvents.changed(orderId);
    expect(told).toEqual([]);
  });

  it('is no answer to HEAD', async () => {
    const { fastify } = await listening();
    const headers = { cookie: await loginCookie(fastify) };
    const answer = await fastify.inject({ method: 'HEAD', url: `${orderWatch.path}?orderId=o-1`, headers });
    expect(answer.statusCode).toBe(404);
  });

  it('is refused in words where it is refused', async () => {
    const { fastify } = await listening();
    const ask = (query: string, cookie = '') =>
      fastify.inject({ url: `${orderWatch.path}${query}`, headers: { cookie, accept: 'text/event-stream' } });
    const cookie = await loginCookie(fastify);
    expect((await ask('?orderId=o-1')).json()).toMatchObject({ code: 'NO_LOGIN' });
    expect((await ask('?orderId=o-5', cookie)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await ask('', cookie)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
