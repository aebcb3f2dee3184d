import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '../../src/plugins/json-body.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  ({ fastify } = await testServer());
  cookie = await loginCookie(fastify);
});
afterAll(() => fastify.close());

const QUERY = '/api/commonquery/query?returnClassName=YkdOrder';

const send = async (payload: string | Buffer | undefined, type?: string, url = QUERY) => {
  const headers = { ...SAME_ORIGIN, cookie, ...(type === undefined ? {} : { 'content-type': type }) };
  const answer = await fastify.inject({
    method: 'POST',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ code?: string; message?: string; issues?: unknown }>(),
  };
};

const JSON_TYPE = 'application/json';
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a body', () => {
  it.each<[string, string | Buffer]>([
    ['is cut off', '{"id":'],
    ['is no JSON', 'id=1'],
    ['is a list', '[]'],
    ['is a list of objects', '[{"id":"o-1"}]'],
    ['is null', 'null'],
    ['is a text', '"id"'],
    ['is a number', '1'],
    ['is white space', ' '],
    ['has a byte order mark', '\ufeff{}'],
    ['is not UTF-8', Buffer.from([0x7b, 0x22, 0x69, 0x64, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['holds an overlong NUL', Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    ['holds an encoded surrogate', Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    ['holds a bare NUL', '{"id":"a\u0000b"}'],
    ['is deep', nested(33)],
    ['is very deep', nested(20_000)],
    ['is a deep list', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['sets __proto__', '{"__proto__":{"admin":true}}'],
    ['sets a deep __proto__', '{"id":[{"__proto__":{"admin":true}}]}'],
    ['sets constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('that %s is malformed', async (_name, payload) => {
    const { status, body } = await send(payload, JSON_TYPE);
    expect([status, body.code, body.message]).toEqual([
      400,
      'MALFORMED_BODY',
      '请求内容不是有效的 JSON 对象',
    ]);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it.each<[string, string, string]>([
    ['an escaped NUL', '{"id":"a\\u0000b"}', 'id'],
    ['half a surrogate pair', '{"id":"\\ud800"}', 'id'],
    ['a number out of range', '{"amount":1e999}', 'amount'],
    ['an unsafe integer', '{"amount":9007199254740993}', 'amount'],
    ['nesting', nested(31), 'a'],
    ['a constructor', '{"constructor":"x"}', 'constructor'],
  ])('with %s is well-formed JSON and bad input', async (_name, payload, field) => {
    const { status, body } = await send(payload, JSON_TYPE);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.issues).toMatchObject([{ field }]);
  });

  it('may be as large as the limit and no larger', async () => {
    const filled = (size: number): string => `{"id":"${'x'.repeat(size - 9)}"}`;
    expect((await send(filled(BODY_LIMIT), JSON_TYPE)).body.code).toBe('INVALID_INPUT');
    const { status, body } = await send(filled(BODY_LIMIT + 1), JSON_TYPE);
    expect([status, body.code, body.message]).toEqual([413, 'BODY_TOO_LARGE', '请求内容过大']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json5',
    'nonsense',
  ])('of the type %s is refused', async (type) => {
    const { status, body } = await send('{"id":"o-1"}', type);
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each([undefined, JSON_TYPE, `${JSON_TYPE}; charset=utf-8`, 'text/plain'])(
    'may be absent (%s)',
    async (type) => {
      expect((await send(type === undefined ? undefined : '', type)).status).toBe(200);
      expect(
        (await send(type === undefined ? undefined : '', type, '/api/member/username')).body,
      ).toMatchObject({
        code: 'INVALID_INPUT',
        issues: [{ field: 'userName' }],
      });
    },
  );

  it('may be a list where a call takes one, and nowhere else', async () => {
    const list = '/api/commonmutation/batchSave?modelClassName=User';
    expect(await send('[]', JSON_TYPE, list)).toEqual({ status: 200, body: { isSuccess: true, data: [] } });
    const one = '/api/commonmutation/save?modelClassName=User';
    expect((await send('[]', JSON_TYPE, one)).body.code).toBe('MALFORMED_BODY');
    expect((await send('{}', JSON_TYPE, list)).body.code).toBe('INVALID_INPUT');
    expect((await send('[1]', JSON_TYPE, list)).body).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field: '0' }],
    });
  });

  it.each<[string, string]>([
    ['deep', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['very deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['poisoned', '[{"__proto__":{"admin":true}}]'],
    ['cut off', '[{"id":"o-1"}'],
    ['no list', '"[]"'],
    ['null', 'null'],
  ])('that is a list and %s is malformed', async (_name, payload) => {
    const list = '/api/commonmutation/batchSave?modelClassName=User';
    const { status, body } = await send(payload, JSON_TYPE, list);
    expect([status, body.code]).toEqual([400, 'MALFORMED_BODY']);
  });

  it('that is a list holds a hundred objects and no more', async () => {
    const list = '/api/commonmutation/batchSave?modelClassName=User';
    const { status, body } = await send(
      JSON.stringify(Array.from({ length: 101 }, () => ({}))),
      JSON_TYPE,
      list,
    );
    expect([status, body]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', message: '一次最多保存 100 个对象', issues: [{ field: 'list' }] },
    ]);
    const large = `[{"id":"${'x'.repeat(BODY_LIMIT)}"}]`;
    expect((await send(large, JSON_TYPE, list)).status).toBe(413);
  });

  it('may be an empty object where none is needed, and nothing more', async () => {
    const url = '/api/member/logout';
    expect((await send('{"all":true}', JSON_TYPE, url)).body).toMatchObject({ issues: [{ field: 'all' }] });
    expect((await send('{}', JSON_TYPE, url)).status).toBe(200);
  });
});
