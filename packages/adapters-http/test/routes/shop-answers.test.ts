import { MING, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contracts/call.js';
import { check } from '../../src/contracts/check.js';
import { shopStaffCalls } from '../../src/contracts/shop-staff.js';
import { shopCalls } from '../../src/contracts/shop.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
let staffCookie: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  [cookie, staffCookie] = [await loginCookie(fastify), await loginCookie(fastify, 'admin')];
});
afterAll(() => fastify.close());

const tried = new Set<AnyCall>();

/** Asks, and holds the answer against the contract; answers the data. */
const ask = async (call: AnyCall, input: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const isStaff = Object.values<AnyCall>(shopStaffCalls).includes(call);
  const options = {
    method: call.method,
    url: call.path,
    headers: { ...SAME_ORIGIN, cookie: isStaff ? staffCookie : cookie },
  };
  const answer = await fastify.inject(
    call.method === 'POST'
      ? { ...options, payload: input }
      : { ...options, query: input as Record<string, string> },
  );
  const parsed = answer.json<{ data: Record<string, unknown> }>();
  expect([call.path, answer.statusCode, check(call.response, parsed)]).toEqual([
    call.path,
    200,
    { ok: true, value: parsed },
  ]);
  tried.add(call);
  return parsed.data;
};

describe('every answer of the shop mall', () => {
  it('holds what its contract says and nothing more', async () => {
    const purchase = { productId: 'p-1', choice: [], couponId: 'c-1' };
    const { amount } = await ask(shopCalls.quote, purchase);
    const { id: orderId } = await ask(shopCalls.place, { ...purchase, amount, requestKey: 'key-00001' });
    const other = await ask(shopCalls.place, {
      ...purchase,
      couponId: undefined,
      amount: 19_900,
      requestKey: 'key-00002',
    });
    await ask(shopCalls.cancel, { orderId: other['id'] });
    deps.members.weixin.set('o-ming', { id: MING.id, at: 0 });
    for (const way of ['H5', 'JSAPI', 'NATIVE']) await ask(shopCalls.pay, { orderId, way });
    const [outTradeNo = ''] = deps.payment.provider.trades.keys();
    const [, twin = ''] = deps.payment.provider.trades.keys();
    for (const number of [outTradeNo, twin]) deps.payment.provider.pay(number);
    await ask(shopCalls.check, { orderId });
    await ask(shopCalls.requestRefund, { orderId, reason: '不要了' });
    await ask(shopCalls.withdrawRefund, { orderId });
    await ask(shopCalls.requestRefund, { orderId, reason: '还是不要了' });
    await ask(shopStaffCalls.refundOffline, { orderId: 'o-1', reason: '不合适', evidence: '流水 1' });
    await ask(shopStaffCalls.refundRequests, { size: '5' });
    await ask(shopStaffCalls.decideRefund, { orderId, grant: true, reason: '' });
    const { list } = await ask(shopStaffCalls.oddities, { settledAt: 'empty' });
    expect(list).toHaveLength(1);
    await ask(shopStaffCalls.settleOddity, { id: (list as { id: string }[])[0]?.id });
    await ask(shopStaffCalls.oddities, { settledAt: 'some', size: '5' });
    await ask(shopStaffCalls.oddityCount, {});
    const shown = await ask(shopCalls.order, { orderId });
    expect(shown['refunds']).toHaveLength(2);
    await ask(shopCalls.orders, {});
    await ask(shopCalls.orders, { status: 'TRADE_REFUNDING', pageNum: '0', pageSize: '100' });
  });

  it('was tried', () => {
    const all: readonly AnyCall[] = [...Object.values(shopCalls), ...Object.values(shopStaffCalls)];
    expect(all.filter((call) => !tried.has(call))).toEqual([]);
  });
});
