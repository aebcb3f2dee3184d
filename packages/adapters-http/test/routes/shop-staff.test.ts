import { addMembers, type Fakes, HONG, PURCHASE } from '@ykd/application/testing';
import { GRANTS, STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopStaffCalls } from '../../src/contracts/shop-staff.js';
import { shopCalls } from '../../src/contracts/shop.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
/** An order of hers whose refund was asked for. */
let orderId: string;

const post = (path: string, payload: object, cookie?: string) =>
  fastify.inject({
    method: 'POST',
    url: path,
    headers: { ...SAME_ORIGIN, ...(cookie === undefined ? {} : { cookie }) },
    payload,
  });

/** Buys, pays, and asks for the money back. */
const askedBy = async (cookie: string): Promise<string> => {
  const placed = await post(shopCalls.place.path, PURCHASE, cookie);
  const { id } = placed.json<{ data: { id: string } }>().data;
  await post(shopCalls.pay.path, { orderId: id, way: 'NATIVE' }, cookie);
  const [attempt] = await deps.paymentAttempts.ofOrder(id);
  deps.payment.provider.pay(attempt?.outTradeNo ?? '');
  await post(shopCalls.check.path, { orderId: id }, cookie);
  await post(shopCalls.requestRefund.path, { orderId: id, reason: '不要了' }, cookie);
  return id;
};

/** Somebody with these rights, logged in. */
const cookieOf = async (name: string, staff?: StaffMember): Promise<string> => {
  const mobile = `139${String(deps.members.stored.size).padStart(8, '0')}`;
  await addMembers(deps, [{ id: `u-${name}`, mobile, userName: name }], staff);
  return loginCookie(fastify, mobile);
};

beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  orderId = await askedBy(await loginCookie(fastify, HONG.mobile));
});
afterAll(() => fastify.close());

/** What everybody is answered to what staff do. */
const answersTo = async (cookie?: string) => {
  const answers = await Promise.all([
    ...[shopStaffCalls.refundRequests, shopStaffCalls.oddities].map(({ path }) =>
      fastify.inject({ url: path, headers: cookie === undefined ? {} : { cookie } }),
    ),
    post(shopStaffCalls.decideRefund.path, { orderId, grant: true }, cookie),
    post(shopStaffCalls.settleOddity.path, { id: 'x' }, cookie),
  ]);
  return new Set(answers.map((answer) => `${answer.statusCode} ${answer.json<{ code: string }>().code}`));
};

describe('what staff do about money', () => {
  it.each<[string, number, string, () => Promise<string | undefined>]>([
    ['nobody', 401, 'NO_LOGIN', async () => undefined],
    ['a student', 403, 'FORBIDDEN', () => cookieOf('student')],
    ['the buyer', 403, 'FORBIDDEN', () => loginCookie(fastify, HONG.mobile)],
    ['whoever looks after partners', 403, 'FORBIDDEN', () => cookieOf('partner', { grants: ['partners'] })],
    ...STAFF_ROLES.filter((role) => role !== 'superAdmin').map(
      (role): [string, number, string, () => Promise<string>] => [
        `${role} without the grant`,
        403,
        'FORBIDDEN',
        () => cookieOf(role, { role, grants: GRANTS.filter((grant) => grant !== 'orders') }),
      ],
    ),
  ])('is not for %s', async (_who, status, code, login) => {
    const cookie = await login();
    const before = structuredClone(Object.values(deps.shop));
    expect(await answersTo(cookie)).toEqual(new Set([`${status} ${code}`]));
    expect(structuredClone(Object.values(deps.shop))).toEqual(before);
  });

  it('is not for their own refunds', async () => {
    const cookie = await cookieOf('clerk', { grants: ['orders'] });
    const own = await askedBy(cookie);
    const answer = await post(shopStaffCalls.decideRefund.path, { orderId: own, grant: true }, cookie);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'OWN_REFUND',
      message: '不能处理自己的订单与退款，请由其他员工处理',
    });
    expect(await deps.refunds.ofOrder(own)).toEqual([]);
  });

  it('asks for a reason where they refuse, and only there', async () => {
    const cookie = await cookieOf('judge', { grants: ['orders'] });
    const decide = (more: object) => post(shopStaffCalls.decideRefund.path, { orderId, ...more }, cookie);
    for (const [more, message] of [
      [{ grant: false }, '原因必须填写'],
      [{ grant: false, reason: ' ' }, '原因必须填写'],
      [{ grant: false, reason: '长'.repeat(201) }, '原因不能超过200个字符'],
      [{ grant: true, reason: '长'.repeat(201) }, '原因不能超过200个字符'],
    ] as const) {
      const answer = await decide(more);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'reason', message }] });
    }
    const answer = await decide({ grant: true });
    expect(answer.json()).toMatchObject({ data: { refunds: [{ cause: 'REQUESTED' }] } });
  });
});
