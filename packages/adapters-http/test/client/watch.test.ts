import { describe, expect, it } from 'vitest';
import { createHttp, RequestError, shopClient } from '../../src/client/index.js';
import { isChinese } from '../support/chinese.js';

/** A watch over a fetch that answers (or throws) what it is told. */
const watchOver = (answer: (init: RequestInit) => Promise<Response>, timeoutMs = 30_000) => {
  const events: string[] = [];
  const http = createHttp({
    fetch: (_input, init = {}) => answer(init),
    timeoutMs,
    events: { started: () => events.push('started'), failed: () => events.push('failed') },
  });
  const watched = shopClient(http).watch({ orderId: 'o-1' }, () => undefined);
  return { events, watched };
};
const json = (status: number, body: unknown) => async (): Promise<Response> =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('opening a stream', () => {
  it('answers the errors that its port names', async () => {
    const refusal = { isSuccess: false, code: 'ORDER_NOT_FOUND', message: '没有找到这个订单' };
    const { watched, events } = watchOver(json(404, refusal));
    expect(await watched).toEqual({ ok: false, error: { kind: 'order-not-found' } });
    // Nobody waits for it with a progress bar.
    expect(events).toEqual([]);
  });

  it.each<[string, (init: RequestInit) => Promise<Response>]>([
    ['the network is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server breaks', json(500, { isSuccess: false, code: 'INTERNAL', message: '服务器开小差了' })],
    ['the answer is no stream', json(200, { isSuccess: true, data: null })],
    ['a proxy answers with a page', async () => new Response('<html>', { status: 502 })],
  ])('throws when %s', async (_what, answer) => {
    const error = await watchOver(answer).watched.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(RequestError);
    expect((error as RequestError).message).toSatisfy(isChinese);
  });

  it('does not wait for ever', async () => {
    const never = ({ signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const error = await watchOver(never, 1).watched.catch((cause: unknown) => cause);
    expect(error).toMatchObject({ message: '服务器响应超时，请稍后再试' });
  });
});
