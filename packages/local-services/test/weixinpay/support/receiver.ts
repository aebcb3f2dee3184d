import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawNotice } from '@ykd/application/ports';
import { onTestFinished } from 'vitest';

/** A merchant's server that takes notifications in, or does not. Ends with the test. */
export const startReceiver = async () => {
  const received: RawNotice[] = [];
  const waiting = new Set<() => void>();
  let status = 204;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        headers: request.headers as RawNotice['headers'],
        body: Buffer.concat(parts).toString('utf8'),
      });
      response.writeHead(status).end();
      for (const check of waiting) check();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`,
    received,
    /** Resolves once so many have come. */
    heard: (count: number) =>
      new Promise<void>((resolve) => {
        const check = (): void => {
          if (received.length >= count) resolve();
        };
        waiting.add(check);
        check();
      }),
    answerWith: (wanted: number) => (status = wanted),
  };
};
