import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../src/server.js';
import { PIPELINED_MAX } from '../../src/plugins/pipelining.js';
import { isChinese } from '../support/chinese.js';
import { connectTo, readToEnd, requestText } from '../support/raw-client.js';
import { testServer } from '../support/server.js';

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const fastify of servers.splice(0)) {
    // Connections on which something still waits would keep the server.
    fastify.server.closeAllConnections();
    await fastify.close();
  }
});

/** More than the system takes off a server's hands while nobody reads. */
const BIG = Buffer.alloc(32 * 1024 * 1024, 'x');

/** A server with a call whose answers wait to be let go, and one with a big answer. */
const serverWith = async (limits: Partial<ConnectionLimits> = {}) => {
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  let rang: () => void = () => undefined;
  const { fastify } = await testServer({
    connections: { ...CONNECTION_LIMITS, ...limits },
    addMore: (scope) => {
      scope.get('/big', () => BIG);
      scope.get<{ Params: { name: string } }>('/wait/:name', ({ params: { name } }) => {
        begun.push(name);
        rang();
        return new Promise((resolve) => letGo.push(() => resolve({ name })));
      });
    },
  });
  servers.push(fastify);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const nextBegins = (): Promise<void> => new Promise((resolve) => (rang = resolve));
  return { fastify, begun, letGo, nextBegins };
};

/** A connection, seen from both sides. */
const bothSides = async (
  fastify: FastifyInstance,
  from?: string,
): Promise<{ client: Socket; server: Socket }> => {
  const accepted = once(fastify.server, 'connection');
  const client = await connectTo(fastify, from);
  const [server] = (await accepted) as [Socket];
  return { client, server };
};

/** The code in the last envelope of an answer. */
const codeOf = (answer: string): string => {
  const { code, message } = JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n'))) as {
    code: string;
    message: string;
  };
  expect(message).toSatisfy(isChinese);
  return code;
};

describe('requests sent one behind the other', () => {
  it('begin one after the other, and are answered in turn', async () => {
    const { fastify, begun, letGo, nextBegins } = await serverWith();
    const client = await connectTo(fastify);
    const answer = readToEnd(client);
    const firstBegins = nextBegins();
    client.write(
      requestText('/wait/a') + requestText('/wait/b') + requestText('/wait/c', 'Connection: close\r\n'),
    );
    await firstBegins;
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      expect(begun.at(-1)).toBe(name);
      expect(begun).toHaveLength(index + 1);
      const begins = nextBegins();
      letGo[index]?.();
      if (name !== 'c') await begins;
    }
    expect([...(await answer).matchAll(/"name":"(\w)"/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c']);
  });

  it('cost the connection when there are too many', async () => {
    const { fastify, begun } = await serverWith();
    const { client, server } = await bothSides(fastify);
    const closed = once(server, 'close');
    client.write(requestText('/wait/a').repeat(PIPELINED_MAX + 2));
    await closed;
    expect(begun).toEqual(['a']);
  });

  it('do not begin any more once the connection is gone', async () => {
    const { fastify, begun, letGo, nextBegins } = await serverWith();
    const { client, server } = await bothSides(fastify);
    const begins = nextBegins();
    client.write(requestText('/wait/a').repeat(2));
    await begins;
    const closed = once(server, 'close');
    client.destroy();
    await closed;
    letGo[0]?.();
    const { client: other } = await bothSides(fastify);
    other.write(requestText('/healthz', 'Connection: close\r\n'));
    await readToEnd(other);
    expect(begun).toEqual(['a']);
  });
});

describe('an answer', () => {
  it('of which nothing is taken ends the connection', async () => {
    const { fastify } = await serverWith({ answerMs: 50 });
    const { client, server } = await bothSides(fastify);
    const closed = once(server, 'close');
    client.write(requestText('/big'));
    await closed;
    expect(server.bytesWritten).toBeGreaterThan(0);
    client.destroy();
  });

  it('that takes long to make is waited for', async () => {
    const { fastify, letGo, nextBegins } = await serverWith({ answerMs: 60_000 });
    const { client, server } = await bothSides(fastify);
    const answer = readToEnd(client);
    const begins = nextBegins();
    client.write(requestText('/wait/a') + requestText('/wait/b', 'Connection: close\r\n'));
    await begins;
    expect(server.timeout ?? 0).toBe(0);
    // The second begins on a connection that had the limit of the first one's answer.
    const secondBegins = nextBegins();
    letGo[0]?.();
    await secondBegins;
    expect(server.timeout).toBe(0);
    letGo[1]?.();
    expect(await answer).toContain('"name":"b"');
  });
});

describe('a body that does not arrive', () => {
  const dribble = (path: string, more = ''): string =>
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;

  it('is answered by 408, and the connection is closed', async () => {
    const { fastify } = await serverWith({ requestMs: 50 });
    const client = await connectTo(fastify);
    client.write(dribble('/api/member/login'));
    const answer = await readToEnd(client);
    expect(answer).toContain('HTTP/1.1 408 ');
    expect(codeOf(answer)).toBe('REQUEST_TIMEOUT');
  });

  it('is told nothing more when it was answered before', async () => {
    const { fastify } = await serverWith({ requestMs: 50 });
    const client = await connectTo(fastify);
    client.write(dribble('/api/member/login', 'Origin: https://elsewhere.example\r\n'));
    expect((await readToEnd(client)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403']);
  });

  it('has longer with a file in it', async () => {
    const { fastify } = await serverWith({ requestMs: 50, uploadMs: 600_000 });
    const uploads = await bothSides(fastify);
    const calls = await connectTo(fastify);
    const begins = once(fastify.server, 'request');
    uploads.client.write(dribble('/middleware_api/upload/avatar'));
    await begins;
    calls.write(dribble('/api/member/login'));
    expect(await readToEnd(calls)).toContain('HTTP/1.1 408 ');
    // It began earlier: had it as long as a call, it would be closed by now.
    expect(uploads.server.destroyed).toBe(false);
    uploads.client.destroy();
  });

  it('with a file in it is not waited for for ever', async () => {
    const { fastify } = await serverWith({ requestMs: 50, uploadMs: 100 });
    const client = await connectTo(fastify);
    client.write(dribble('/middleware_api/upload/avatar'));
    expect(codeOf(await readToEnd(client))).toBe('REQUEST_TIMEOUT');
  });
});

describe('headers that do not arrive', () => {
  it('are answered by 408', async () => {
    const { fastify } = await serverWith({ requestMs: 50 });
    const client = await connectTo(fastify);
    client.write('GET /healthz HTTP/1.1\r\nHost:');
    expect(codeOf(await readToEnd(client))).toBe('REQUEST_TIMEOUT');
  });
});

describe('connections', () => {
  it('over the share of an address are told so, until one of them is gone', async () => {
    const { fastify } = await serverWith({ perAddress: 1 });
    const first = await bothSides(fastify);
    const refused = await readToEnd(await connectTo(fastify));
    expect(refused).toContain('HTTP/1.1 429 ');
    expect(codeOf(refused)).toBe('TOO_MANY_CONNECTIONS');

    const closed = once(first.server, 'close');
    first.client.destroy();
    await closed;
    const next = await connectTo(fastify);
    next.write(requestText('/healthz', 'Connection: close\r\n'));
    expect(await readToEnd(next)).toContain('HTTP/1.1 200 ');
  });

  it('over the total are let in where others are idle, and those who hold the most lose theirs, oldest first', async () => {
    const { fastify } = await serverWith({ total: 4, perAddress: 3 });
    const few = await bothSides(fastify, '127.0.0.2');
    const many = [await bothSides(fastify), await bothSides(fastify), await bothSides(fastify)];
    // The first one is used, and then idle again: now the second one is idle the longest.
    const ends = once(many[0]?.client ?? few.client, 'data');
    many[0]?.client.write(requestText('/healthz'));
    await ends;
    const gone: string[] = [];
    few.server.once('close', () => gone.push('few'));
    for (const [index, { server }] of many.entries()) server.once('close', () => gone.push(`many ${index}`));

    const ask = (client: Socket): Promise<string> => {
      client.write(requestText('/healthz', 'Connection: close\r\n'));
      return readToEnd(client);
    };
    const first = readToEnd(await connectTo(fastify, '127.0.0.3'));
    const second = await connectTo(fastify, '127.0.0.4');
    expect(await ask(second)).toContain('HTTP/1.1 200 ');
    expect(await ask(few.client)).toContain('HTTP/1.1 200 ');
    fastify.server.closeAllConnections();
    expect(await first).toBe('');
    expect(gone.slice(0, 2)).toEqual(['many 1', 'many 2']);
  });

  it('that only begin a request make room as well', async () => {
    const { fastify } = await serverWith({ total: 1 });
    const dribbling = await bothSides(fastify);
    const closed = once(dribbling.server, 'close');
    dribbling.client.write('GET /healthz HTTP/1.1\r\nHost:');
    const next = await connectTo(fastify, '127.0.0.2');
    next.write(requestText('/healthz', 'Connection: close\r\n'));
    expect(await readToEnd(next)).toContain('HTTP/1.1 200 ');
    await closed;
  });

  it('over the total are not let in while something is under way on all', async () => {
    const { fastify, letGo, nextBegins } = await serverWith({ total: 2 });
    const answers: Promise<string>[] = [];
    for (const name of ['a', 'b']) {
      const client = await connectTo(fastify);
      const begins = nextBegins();
      answers.push(readToEnd(client));
      client.write(requestText(`/wait/${name}`, 'Connection: close\r\n'));
      await begins;
    }
    expect(await readToEnd(await connectTo(fastify, '127.0.0.2'))).toBe('');
    for (const end of letGo) end();
    for (const answer of answers) expect(await answer).toContain('HTTP/1.1 200 ');
  });

  it('over their share make nobody else lose his', async () => {
    const { fastify } = await serverWith({ total: 2, perAddress: 1 });
    const other = await connectTo(fastify, '127.0.0.2');
    await bothSides(fastify);
    expect(await readToEnd(await connectTo(fastify))).toContain('HTTP/1.1 429 ');
    other.write(requestText('/healthz', 'Connection: close\r\n'));
    expect(await readToEnd(other)).toContain('HTTP/1.1 200 ');
  });
});
