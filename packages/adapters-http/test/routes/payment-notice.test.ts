import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import type { RawNotice } from '@ykd/application/ports';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fakes } from '@ykd/application/testing';
import { shopCalls } from '../../src/contracts/shop.js';
import { PURCHASE } from '@ykd/application/testing';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let notice: RawNotice;
let orderId: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  const headers = { ...SAME_ORIGIN, cookie: await loginCookie(fastify) };
  const post = (url: string, payload: object) => fastify.inject({ method: 'POST', url, headers, payload });
  const placed = await post(shopCalls.place.path, PURCHASE);
  orderId = placed.json<{ data: { id: string } }>().data.id;
  await post(shopCalls.pay.path, { orderId, way: 'NATIVE' });
  const [outTradeNo = ''] = deps.payment.provider.trades.keys();
  deps.payment.provider.pay(outTradeNo);
  const [told] = deps.payment.provider.notices();
  if (told === undefined) throw new Error('the provider has nothing to tell');
  notice = told;
});
afterAll(() => fastify.close());

const tell = ({ headers, body }: RawNotice, more: Record<string, string> = {}) =>
  fastify.inject({
    method: 'POST',
    url: PAYMENT_NOTICE_PATH,
    headers: { ...headers, 'content-type': 'application/json', ...more },
    payload: body,
  });

describe('a notification that is not taken', () => {
  it.each<[string, () => Promise<{ statusCode: number; body: string }>, number]>([
    ['is forged', () => tell({ ...notice, body: notice.body.replace('19900', '1') }), 401],
    ['is signed by nobody', () => tell({ ...notice, headers: {} }), 401],
    ['is empty', () => tell({ ...notice, body: '' }), 401],
    ['is no JSON', () => tell({ ...notice, body: '<xml/>' }), 401],
    ['has another type', () => tell(notice, { 'content-type': 'text/xml', 'wechatpay-signature': 'x' }), 401],
    [
      'comes from a page elsewhere',
      () => tell({ ...notice, headers: {} }, { origin: 'https://evil.example', cookie: 'ykd_session=x' }),
      401,
    ],
    ['names no host', () => tell({ ...notice, headers: {} }, { host: 'a b' }), 401],
    ['is huge', () => tell({ ...notice, body: 'x'.repeat(65 * 1024) }), 413],
  ])('because it %s hears so as WeChat Pay expects', async (_why, send, status) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      code: 'FAIL',
      message: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect(deps.shop.receipts.size).toBe(0);
  });

  it('comes again when it could not be stored', async () => {
    const { get } = deps.shop.attempts;
    deps.shop.attempts.get = () => {
      throw new Error('the disk is full');
    };
    const answer = await tell(notice);
    deps.shop.attempts.get = get;
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'FAIL', message: '暂时无法处理，请重新通知' });
  });
});

describe('a flood of forged notifications', () => {
  it('leaves one line in the log and one for the rest, is counted, and keeps no true one out', async () => {
    const lines: string[] = [];
    const server = await testServer({}, { logger: { stream: { write: (line) => void lines.push(line) } } });
    const send = (headers: Record<string, string>, payload: string) =>
      server.fastify.inject({ method: 'POST', url: PAYMENT_NOTICE_PATH, headers, payload });
    const answers = await Promise.all(Array.from({ length: 700 }, () => send({}, notice.body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'forged payment notifications', times: 1, address: '127.0.0.1' },
    ]);
    const { body } = await server.fastify.inject('/metrics');
    expect(body).toContain(
      `http_request_duration_seconds_count{method="POST",route="${PAYMENT_NOTICE_PATH}",status_code="401"} 700`,
    );
    const [told] = deps.payment.provider.notices();
    server.deps.payment.provider.read = deps.payment.provider.read;
    expect((await send({ ...told?.headers } as Record<string, string>, told?.body ?? '')).statusCode).toBe(
      204,
    );
    await server.fastify.close();
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ times: 699, address: '127.0.0.1' });
    expect(lines).toHaveLength(2);
  });
});

describe('a notification that is taken', () => {
  it('is answered with 204 and nothing, however often', async () => {
    for (const _time of [1, 2]) {
      const answer = await tell(notice);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(deps.shop.receipts.size).toBe(1);
    expect(deps.shop.orders.get(orderId)?.status).toBe('TRADE_PAID_SUCCESS');
  });

  it('is read as it came, byte by byte', async () => {
    const { payment } = deps;
    const { read } = payment.provider;
    const bodies: string[] = [];
    payment.provider.read = async (raw) => {
      bodies.push(raw.body);
      return read(raw);
    };
    const odd = '{ "中" :  1.0,\t"a":"\\u4e2d" }\n';
    await tell({ ...notice, body: odd });
    payment.provider.read = read;
    expect(bodies).toEqual([odd]);
  });
});
