import { HONG, MING, NEW, PASSWORD } from '@ykd/application/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contracts/call.js';
import { allCalls } from '../../src/contracts/calls.js';
import { check } from '../../src/contracts/check.js';
import { commonQueryCallsByClass } from '../../src/contracts/commonquery.js';
import { memberCalls } from '../../src/contracts/member.js';
import { projectUserCalls } from '../../src/contracts/projectuser.js';
import { studyCalls } from '../../src/contracts/study.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  ({ fastify } = await testServer());
  cookie = await loginCookie(fastify);
});
afterAll(() => fastify.close());

const ask = (call: AnyCall, query: Record<string, string> = {}, payload: object = {}, as = cookie) => {
  const options: InjectOptions = {
    method: call.method,
    url: call.path,
    query,
    headers: { ...SAME_ORIGIN, cookie: as },
  };
  return fastify.inject(call.method === 'POST' ? { ...options, payload } : options);
};

const { YkdOrder: orderCalls, YkdProduct: productCalls } = commonQueryCallsByClass;
const order = { returnClassName: 'YkdOrder' };
const product = { returnClassName: 'YkdProduct' };
const userId = MING.id;
const position = { courseId: 'py1', outlineNum: 0, sectionNum: 1, bodyNum: 1 };

/** Calls that work, in an order in which they do; together they make every call. */
const WORKING: readonly [AnyCall, Record<string, string>?, object?][] = [
  [memberCalls.getLoginUser],
  [memberCalls.chooseUsername, {}, { userName: 'newcomer' }],
  [orderCalls.query, order],
  [orderCalls.queryForPage, { ...order, pageSize: '2', pageNum: '1' }],
  [orderCalls.findById, { ...order, id: 'o-1' }],
  [orderCalls.findById, { ...order, id: 'nothing' }],
  [orderCalls.findOne, order, { includeFields: ['id'] }],
  [productCalls.query, product],
  [productCalls.findOne, product],
  [projectUserCalls.findLast, { userId }],
  [projectUserCalls.save, {}, position],
  [projectUserCalls.save, {}, { ...position, at: 1, userId }],
  [projectUserCalls.get, { userId, courseId: 'py1' }],
  [projectUserCalls.queryByUserId, { userId }],
  [projectUserCalls.findLast, { userId }],
  [studyCalls.outline, { courseId: 'py1' }],
  [studyCalls.lesson, { courseId: 'py1', outlineNum: '0', sectionNum: '0' }],
  [memberCalls.login, {}, { account: 'xiaoming', pwd: PASSWORD }],
  [memberCalls.logout],
];

describe('every answer', () => {
  it('is tried below', () => {
    const tried = new Set(WORKING.map(([{ path }]) => path));
    expect(allCalls.map(({ path }) => path).filter((path) => !tried.has(path))).toEqual([]);
  });

  it.each(WORKING.map(([call, ...input]) => [call.path, call, ...input] as const))(
    'of %s holds what its contract says and nothing more',
    async (_path, call, query, body) => {
      // A username is chosen once, by whoever has none of his own.
      const as = call === memberCalls.chooseUsername ? await loginCookie(fastify, NEW.mobile) : cookie;
      const answer = await ask(call, query, body, as);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"isSuccess":true')]);
      const parsed: unknown = answer.json();
      expect(check(call.response, parsed)).toEqual({ ok: true, value: parsed });
    },
  );
});

describe('another member’s id', () => {
  beforeAll(async () => {
    cookie = await loginCookie(fastify);
  });

  const FORBIDDEN = { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' };

  it.each<[string, AnyCall, Record<string, string>?, object?]>([
    ['findLast', projectUserCalls.findLast, { userId: HONG.id }],
    ['queryByUserId', projectUserCalls.queryByUserId, { userId: HONG.id }],
    ['get', projectUserCalls.get, { userId: HONG.id, courseId: 'py1' }],
    ['save', projectUserCalls.save, {}, { ...position, userId: HONG.id }],
    ['a filter', orderCalls.query, order, { userId: HONG.id }],
    ['a filter of a page', orderCalls.queryForPage, order, { userId: [HONG.id] }],
    ['a filter next to an id', orderCalls.findById, { ...order, id: 'o-5' }, { userId: HONG.id }],
  ])('is refused in %s', async (_name, call, query, body) => {
    const answer = await ask(call, query, body);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual(FORBIDDEN);
  });

  it('cannot ride along twice', async () => {
    const url = `/courseapi/projectuser/findLast?userId=${MING.id}&userId=${HONG.id}`;
    const answer = await fastify.inject({ url, headers: { cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'userId' }] });
  });

  it('finds nothing under another member’s order', async () => {
    const answer = await ask(orderCalls.findById, { ...order, id: 'o-5' });
    expect(answer.json()).toEqual({ isSuccess: true, data: null });
  });

  it('is not taken from a field that nobody asked for', async () => {
    const answer = await ask(memberCalls.chooseUsername, {}, { userName: 'xiaogang', id: HONG.id });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field: 'id', message: '不支持的参数' }],
    });
  });
});
