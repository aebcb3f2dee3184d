import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** A double of api.weixin.qq.com for each test, which ends with it. */
export const useWeixinDouble = () => {
  let server: Server | undefined;
  const end = (): void => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  };
  afterEach(end);

  /** Answers where it is. */
  const listen = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const answering = (body: unknown, status = 200): Promise<string> =>
    listen((_request, response) => {
      // As WeChat does: JSON under a name of its own.
      response.writeHead(status, { 'content-type': 'text/plain' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  return { answering, end, listen };
};
