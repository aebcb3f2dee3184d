import { type Fakes, HONG, MING, PURCHASE } from '@ykd/application/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopStaffCalls } from '../../src/contracts/shop-staff.js';
import { shopCalls } from '../../src/contracts/shop.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let ming: string;
let hong: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  [ming, hong] = [await loginCookie(fastify), await loginCookie(fastify, HONG.mobile)];
});
afterAll(() => fastify.close());

const post = (path: string, payload: object, cookie = ming) =>
  fastify.inject({ method: 'POST', url: path, headers: { ...SAME_ORIGIN, cookie }, payload });

/** What is stored of the shop. */
const stored = () => structuredClone(Object.values(deps.shop));

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code];

describe('an order that tries to cheat', () => {
  it.each<[string, object, number, string]>([
    ['a price of its own', { amount: 1 }, 409, 'PRICE_CHANGED'],
    ['a negative price', { amount: -19_900 }, 400, 'INVALID_INPUT'],
    ['a huge price', { amount: Number.MAX_SAFE_INTEGER }, 409, 'PRICE_CHANGED'],
    ['a price beyond numbers', { amount: 1e300 }, 400, 'INVALID_INPUT'],
    ['a price in parts', { amount: 19_900.5 }, 400, 'INVALID_INPUT'],
    ['a price as text', { amount: '19900' }, 400, 'INVALID_INPUT'],
    ['a quantity', { quantity: 99 }, 400, 'INVALID_INPUT'],
    ['a negative quantity', { quantity: -1 }, 400, 'INVALID_INPUT'],
    ['a huge quantity', { quantity: Number.MAX_SAFE_INTEGER, amount: 0 }, 400, 'INVALID_INPUT'],
    ['a list price', { listAmount: 1 }, 400, 'INVALID_INPUT'],
    ['nothing to pay', { amount: 0 }, 409, 'PRICE_CHANGED'],
    ['a buyer', { userId: HONG.id }, 400, 'INVALID_INPUT'],
    ['a state', { status: 'TRADE_PAID_SUCCESS' }, 400, 'INVALID_INPUT'],
    ['somebody else’s coupon', { couponId: 'c-3', amount: 18_900 }, 409, 'COUPON_UNUSABLE'],
    ['a coupon that was used', { couponId: 'c-2', amount: 1 }, 409, 'COUPON_UNUSABLE'],
    ['a product that is not on sale', { productId: 'p-3' }, 404, 'PRODUCT_NOT_FOUND'],
    ['a choice that there is not', { choice: ['免费'] }, 400, 'UNKNOWN_CHOICE'],
    ['a choice without end', { choice: Array.from({ length: 101 }, () => 'a') }, 400, 'INVALID_INPUT'],
    ['no key', { requestKey: undefined }, 400, 'INVALID_INPUT'],
    ['a short key', { requestKey: 'x' }, 400, 'INVALID_INPUT'],
    ['a long key', { requestKey: 'x'.repeat(65) }, 400, 'INVALID_INPUT'],
    ['an odd key', { requestKey: '../../etc/passwd' }, 400, 'INVALID_INPUT'],
  ])('with %s is refused, and nothing changes', async (_what, over, status, code) => {
    const before = stored();
    const answer = await post(shopCalls.place.path, { ...PURCHASE, ...over });
    expect(codeOf(answer)).toEqual([status, code]);
    expect(stored()).toEqual(before);
  });

  it('repeats a key for something else, or for somebody else', async () => {
    const { data } = (await post(shopCalls.place.path, PURCHASE)).json<{ data: { id: string } }>();
    const before = stored();
    expect((await post(shopCalls.place.path, PURCHASE)).json()).toMatchObject({ data: { id: data.id } });
    expect(codeOf(await post(shopCalls.place.path, { ...PURCHASE, productId: 'p-2' }))).toEqual([
      409,
      'REQUEST_KEY_USED',
    ]);
    expect(stored()).toEqual(before);
    const hers = (await post(shopCalls.place.path, PURCHASE, hong)).json<{
      data: { id: string; userId: string };
    }>();
    expect(hers.data.userId).toBe(HONG.id);
    expect(hers.data.id).not.toBe(data.id);
  });
});

describe('somebody else’s coupon', () => {
  it.each(['c-3', 'x'])('%s is not looked into by asking for a price', async (couponId) => {
    const answer = await post(shopCalls.quote.path, { productId: 'p-1', choice: [], couponId });
    expect(answer.json()).toMatchObject({ code: 'COUPON_UNUSABLE', details: { reason: 'unknown' } });
  });
});

describe('another member’s order', () => {
  it('is not found, whatever is to be done with it', async () => {
    const placed = await post(shopCalls.place.path, { ...PURCHASE, requestKey: 'key-00009' });
    const { id: orderId } = placed.json<{ data: { id: string } }>().data;
    const before = stored();
    for (const [call, more] of [
      [shopCalls.cancel, {}],
      [shopCalls.pay, { way: 'NATIVE' }],
      [shopCalls.check, {}],
      [shopCalls.requestRefund, { reason: '不要了' }],
    ] as const) {
      expect(codeOf(await post(call.path, { orderId, ...more }, hong))).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    const url = `${shopCalls.order.path}?orderId=${orderId}`;
    expect(codeOf(await fastify.inject({ url, headers: { cookie: hong } }))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect(stored()).toEqual(before);
    expect((await fastify.inject({ url, headers: { cookie: ming } })).json()).toMatchObject({
      data: { userId: MING.id },
    });
  });
});

describe('pages', () => {
  it.each(['pageSize=0', 'pageSize=101', 'pageNum=1001', 'pageNum=-1', 'pageSize=1e2', 'status=PAID', 'x=1'])(
    'refuse %s',
    async (query) => {
      const { path } = shopCalls.orders;
      const answer = await fastify.inject({ url: `${path}?${query}`, headers: { cookie: ming } });
      expect(codeOf(answer)).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('take only yes and no for what is open', async () => {
    const cookie = await loginCookie(fastify, 'admin');
    const url = `${shopStaffCalls.oddities.path}?open=1`;
    expect(codeOf(await fastify.inject({ url, headers: { cookie } }))).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a flood', () => {
  const flooded = [shopCalls.place, shopCalls.pay, shopCalls.cancel, shopCalls.requestRefund];
  it.each(flooded.map(({ path }) => path))('at %s is held up', async (path) => {
    const { fastify: small } = await testServer({ rateLimits: { order: { max: 2, windowMs: 60_000 } } });
    const knock = () => small.inject({ method: 'POST', url: path, payload: {} });
    const statuses = [await knock(), await knock(), await knock()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 400, 429]);
    await small.close();
  });
});
