import { HONG, MING } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fakes } from '@ykd/application/testing';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const FORM = {
  id: MING.id,
  name: '李小明',
  gender: 'male',
  email: 'li@example.com',
  profile: MING.profile,
};

let fastify: FastifyInstance;
let deps: Fakes;
let cookie: string;
beforeAll(async () => {
  ({ fastify, deps } = await testServer());
  cookie = await loginCookie(fastify);
});
afterAll(() => fastify.close());

const send = async (payload: object, headers: Record<string, string> = SAME_ORIGIN) => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/api/user/update',
    headers: { cookie, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

describe('POST /api/user/update', () => {
  it.each<[string, object]>([
    ['mobile', { mobile: HONG.mobile }],
    ['userName', { userName: 'root' }],
    ['roles', { roles: ['superAdmin'] }],
    ['staff', { staff: { role: 'superAdmin' } }],
    ['pwd', { pwd: 'mine now' }],
    ['profile.id', { profile: { ...FORM.profile, id: HONG.id } }],
  ])('takes no %s', async (field, over) => {
    const { status, body } = await send({ ...FORM, ...over });
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', issues: [{ field }] }]);
    expect(deps.members.stored.get(MING.id)?.user).toEqual(MING);
  });

  it.each<[string, object]>([
    ['name', { name: 'a\u0000b' }],
    ['name', { name: '\ud800' }],
    ['name', { name: { first: 'x' } }],
    ['email', { email: ['a@b.cn', 'c@d.cn'] }],
    ['gender', { gender: 1 }],
    ['description', { description: 'x'.repeat(1001) }],
    ['profile', { profile: 'x' }],
    ['avatarUrl', { avatarUrl: '/uploads/avatar/somebody.png' }],
  ])('takes no %s like %j', async (field, over) => {
    const { status, body } = await send({ ...FORM, ...over });
    expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', issues: [{ field }] }]);
  });

  it('is not called by other sites', async () => {
    expect((await send(FORM, { origin: 'https://evil.example' })).body).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    });
  });

  it('stores script and emoji as the text that they are', async () => {
    const name = '<script>alert(1)</script> 😀';
    expect(await send({ ...FORM, name })).toMatchObject({ status: 200, body: { data: { name } } });
  });
});
