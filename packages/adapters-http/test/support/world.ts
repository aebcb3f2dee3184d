import type { MakeWorld } from '@ykd/application/testing';
import { createClients, createHttp } from '../../src/client/index.js';
import type { HttpServerParts } from '../../src/server.js';
import { browserFetch } from './browser.js';
import { noticesOverHttp } from './notices.js';
import { testServer } from './server.js';

/**
 * The use cases behind the routes, called by the clients over a real socket. `watched`: what looks at each answer; `parts`: what of
 * the server is another one.
 */
export const overHttp =
  (watched: (fetching: typeof fetch) => typeof fetch, parts: Partial<HttpServerParts> = {}): MakeWorld =>
  async () => {
    const { fastify, deps } = await testServer(parts);
    const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
    return {
      deps,
      visitor: () => ({
        ...createClients(createHttp({ baseUrl, fetch: watched(browserFetch(baseUrl)) })),
        paymentNotice: noticesOverHttp(baseUrl),
      }),
      close: () => fastify.close(),
    };
  };
