import { fakePng, HONG, MING, NEW, PASSWORD, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditCalls } from '../../src/contracts/audit.js';
import { avatarCalls } from '../../src/contracts/avatar.js';
import { accountSyncCalls } from '../../src/contracts/account-sync.js';
import type { AnyCall } from '../../src/contracts/call.js';
import { check } from '../../src/contracts/check.js';
import { commonMutationCalls } from '../../src/contracts/common-mutation.js';
import { commonQueryCallsByClass } from '../../src/contracts/common-query.js';
import { memberCalls } from '../../src/contracts/member.js';
import { productImageCalls } from '../../src/contracts/product-image.js';
import { schoolCalls } from '../../src/contracts/school.js';
import { secondFactorCalls } from '../../src/contracts/second-factor.js';
import { securityCalls } from '../../src/contracts/security.js';
import { shelfCalls } from '../../src/contracts/shelf.js';
import { weixinCalls } from '../../src/contracts/weixin.js';
import { welcomeCalls } from '../../src/contracts/welcome.js';
import { formOf } from '../support/forms.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
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
const { profile } = MING;

/** Calls that work, in an order in which they do. That each call is made somewhere, ports.test.ts sees to. */
const WORKING: readonly [AnyCall, Record<string, string>?, object?][] = [
  [memberCalls.loginUser],
  [memberCalls.chooseUsername, {}, { userName: 'newcomer' }],
  [orderCalls.query, order],
  [orderCalls.queryForPage, { ...order, pageSize: '2', pageNum: '1' }],
  [orderCalls.findById, { ...order, id: 'o-1' }],
  [orderCalls.findById, { ...order, id: 'nothing' }],
  [orderCalls.findOne, order, { includeFields: ['id'] }],
  [productCalls.query, product],
  [productCalls.findOne, product],
  [welcomeCalls.getWelcome, { userId }],
  [welcomeCalls.saveWelcome, {}, { userId }],
  [welcomeCalls.getWelcome, { userId }],
  [avatarCalls.upload, {}, formOf(['avatarfile', fakePng('pixels')])],
  [avatarCalls.remove, {}, { imgUrl: '/uploads/avatar/nothing.png' }],
  [productImageCalls.upload, { productId: 'p-1' }, formOf(['productfile', fakePng('pixels')])],
  [schoolCalls.search],
  [shelfCalls.read],
  [schoolCalls.search, { name: '南京' }],
  [
    memberCalls.updateProfile,
    {},
    { id: userId, name: '小明', gender: 'male', email: 'ming@example.com', profile },
  ],
  [commonMutationCalls.del, { modelClassName: 'YkdProduct', id: 'p-3' }],
  [accountSyncCalls.states],
  [accountSyncCalls.retry],
  [accountSyncCalls.troubles],
  [accountSyncCalls.retryTroubles, {}, { userId }],
  [commonMutationCalls.save, { modelClassName: 'User' }, { id: userId, nickName: '明' }],
  [commonMutationCalls.batchSave, { modelClassName: 'User' }, [{ id: userId, description: null }]],
  [securityCalls.events, { size: '5' }],
  [securityCalls.count, { kind: 'is:login' }],
  [secondFactorCalls.state],
  [secondFactorCalls.begin],
  [auditCalls.entries, { size: '5' }],
  [auditCalls.count, { act: 'of:activities.promo.save,products.save' }],
  [auditCalls.actors],
  [auditCalls.names, { ids: 'u-admin' }],
  [memberCalls.checkUsername, { userName: 'xiaogang' }],
  [memberCalls.sessions],
  [memberCalls.endSession, {}, { id: 'nothing' }],
  [memberCalls.endOtherSessions],
  [memberCalls.sendSmsCode, { mobile: MING.mobile }],
  [memberCalls.changePassword, {}, { mobile: MING.mobile, smsCode: '100001', pwd: PASSWORD }],
  // From here on the session is another one.
  [memberCalls.sendSmsCode, { mobile: NEW.mobile }],
  [memberCalls.loginBySms, {}, { mobile: NEW.mobile, smsCode: '100002' }],
  [memberCalls.login, {}, { account: 'xiaoming', pwd: PASSWORD }],
  [memberCalls.logout],
];

/** Whoever else than xiaoming a call works for. */
const CALLERS: ReadonlyMap<AnyCall, string> = new Map<AnyCall, string>([
  // A username is chosen once, by whoever has none of his own.
  [memberCalls.chooseUsername, NEW.mobile],
  [commonMutationCalls.del, 'admin'],
  [productImageCalls.upload, 'admin'],
  [accountSyncCalls.troubles, 'admin'],
  [securityCalls.events, 'admin'],
  [securityCalls.count, 'admin'],
  [secondFactorCalls.state, 'admin'],
  [secondFactorCalls.begin, 'admin'],
  [auditCalls.entries, 'admin'],
  [auditCalls.count, 'admin'],
  [auditCalls.actors, 'admin'],
  [auditCalls.names, 'admin'],
  [accountSyncCalls.retryTroubles, 'admin'],
]);

describe('every answer', () => {
  it.each(WORKING.map(([call, ...input]) => [call.path, call, ...input] as const))(
    'of %s holds what its contract says and nothing more',
    async (_path, call, query, body) => {
      const caller = CALLERS.get(call);
      const as = caller === undefined ? cookie : await loginCookie(fastify, caller);
      const answer = await ask(call, query, body, as);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"isSuccess":true')]);
      const parsed: unknown = answer.json();
      expect(check(call.response, parsed)).toEqual({ ok: true, value: parsed });
    },
  );
});

describe('every answer on the way through WeChat', () => {
  const jar = new Map<string, string>();
  const step = async (call: AnyCall, query: Record<string, string> = {}): Promise<LightMyRequestResponse> => {
    const as = Array.from(jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await ask(call, query, {}, as);
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const parsed: unknown = answer.json();
    expect(check(call.response, parsed)).toEqual({ ok: true, value: parsed });
    return answer;
  };

  it('holds what its contract says and nothing more', async () => {
    const { data: url } = (await step(weixinCalls.oauthUrl, { target: '/learn' })).json<{ data: string }>();
    await step(weixinCalls.comeBack, deps.weixin.confirm(url, 'o-answers'));
    expect((await step(weixinCalls.bindState)).json()).toMatchObject({ data: { waiting: true } });
    const [name = '', value = ''] = (await loginCookie(fastify)).split('=');
    jar.set(name, decodeURIComponent(value));
    expect((await step(weixinCalls.bind)).json()).toMatchObject({ data: { id: MING.id } });
    expect((await step(weixinCalls.binding)).json()).toMatchObject({ data: { available: true } });
    await step(weixinCalls.unbind);
    expect((await step(weixinCalls.binding)).json()).toMatchObject({ data: { since: null } });
  });
});

describe('another member’s id', () => {
  beforeAll(async () => {
    cookie = await loginCookie(fastify);
  });

  const user = { modelClassName: 'User' };
  const FORBIDDEN = { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' };

  it.each<[string, AnyCall, Record<string, string>?, object?]>([
    ['getwelcome', welcomeCalls.getWelcome, { userId: HONG.id }],
    ['savewelcome', welcomeCalls.saveWelcome, {}, { userId: HONG.id }],
    ['a filter', orderCalls.query, order, { userId: HONG.id }],
    ['a filter of a page', orderCalls.queryForPage, order, { userId: [HONG.id] }],
    ['a filter next to an id', orderCalls.findById, { ...order, id: 'o-5' }, { userId: HONG.id }],
    ['a profile', memberCalls.updateProfile, {}, { id: HONG.id, name: '坏' }],
    ['a generic save', commonMutationCalls.save, user, { id: HONG.id, nickName: '坏' }],
    ['a generic list', commonMutationCalls.batchSave, user, [{ id: HONG.id, nickName: '坏' }]],
    ['a generic deletion', commonMutationCalls.del, { ...user, id: HONG.id }],
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
