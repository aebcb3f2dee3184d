import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createWeixinPay } from '../../../src/upstream/weixinpay/weixin-pay.js';
import { failureOf, NO, over, REFUND, refusing, trade } from './support/over.js';
import { NOW, settings } from './support/scripted.js';

describe('a second try', () => {
  const broken = new Error('other side closed');
  const failing = refusing(500, 'SYSTEM_ERROR');

  it.each([broken, failing])('is made for what only reads', async (first) => {
    const { pay, left } = over(first, { body: trade });
    expect(await pay.query(NO)).toMatchObject({ kind: 'paid' });
    expect(left()).toBe(0);
  });

  it.each([broken, failing])('is the last one', async (trouble) => {
    const { pay, left } = over(trouble, trouble, { body: trade });
    await failureOf(pay.query(NO));
    expect(left()).toBe(1);
  });

  it.each([broken, failing])('is left to the caller for what changes something', async (first) => {
    const { pay, left } = over(first, { body: { out_refund_no: 'r-00001', status: 'SUCCESS' } });
    await failureOf(pay.refund(REFUND));
    expect(left()).toBe(1);
  });
});

describe('over a real line', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const calling = async (listener: RequestListener, timeoutMs?: number) => {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const wait = timeoutMs === undefined ? {} : { timeoutMs };
    return createWeixinPay({ ...settings, apiUrl }, { now: () => NOW, ...wait });
  };

  it.each<[string, RequestListener, number | undefined]>([
    ['is silent', () => undefined, 20],
    ['hangs up', (request) => void request.socket.destroy(), undefined],
    ['floods', (_request, response) => void response.end('x'.repeat(500_000)), undefined],
  ])('nothing is known while WeChat Pay %s', async (_name, listener, timeoutMs) => {
    const pay = await calling(listener, timeoutMs);
    expect(await failureOf(pay.query(NO))).toMatchObject({ code: 'UNREACHABLE' });
  });
});

it('never shows a secret in an error', async () => {
  const errors = await Promise.all(
    [new Error('broken'), refusing(401, 'SIGN_ERROR'), { body: trade, headers: () => ({}) }].map((answer) =>
      failureOf(over(answer, answer).pay.query(NO)),
    ),
  );
  for (const { message, stack, cause, ...rest } of errors) {
    const all = `${message}${stack}${String(cause)}${JSON.stringify(rest)}`;
    expect(all).not.toContain(settings.apiV3Key);
    expect(all).not.toMatch(/BEGIN|signature="/);
  }
});
