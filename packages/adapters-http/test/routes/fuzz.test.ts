import { HONG, MING } from '@ykd/application/testing';
import { fc } from '@fast-check/vitest';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contracts/areas.js';
import { isChinese } from '../support/chinese.js';
import { hostileBody, hostileQuery } from '../support/hostile.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { testServer } from '../support/server.js';

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: {
        readonly schema: { readonly properties?: Readonly<Record<string, unknown>> };
      };
    };
  };
}

interface Envelope {
  readonly isSuccess: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly issues?: readonly { readonly field: string; readonly message: string }[];
}

let fastify: FastifyInstance;
let operationOf: (method: string, path: string) => Operation;
beforeAll(async () => {
  const unlimited = { max: 1_000_000, windowMs: 60_000 };
  ({ fastify } = await testServer({ rateLimits: { login: unlimited, upload: unlimited } }));
  const { paths } = (await fastify.inject('/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operationOf = (method, path) => paths[path]?.[method.toLowerCase()] ?? {};
});
afterAll(() => fastify.close());

/** Values that let the other half of a request be tried. */
const SENSIBLE: Readonly<Record<string, string>> = {
  returnClassName: 'YkdOrder',
  modelClassName: 'User',
  paramClassName: 'YkdOrder',
  collectionName: 'YkdOrder',
  id: 'o-1',
  orderId: 'o-1',
  pageSize: '5',
  pageNum: '0',
  userId: MING.id,
  courseId: 'py1',
  outlineNum: '0',
  sectionNum: '0',
  mobile: '13512345678',
  userName: 'xiaogang',
};

const sensibleQuery = (names: readonly string[]): string =>
  names.map((name) => `${name}=${SENSIBLE[name] ?? ''}`).join('&');

/** What is wrong with an answer, whatever the question was. */
const faultsOf = (answer: LightMyRequestResponse): readonly string[] => {
  const { isSuccess, code = '', message, issues = [] } = answer.json<Envelope>();
  const worked = answer.statusCode === 200;
  const rules: Readonly<Record<string, boolean>> = {
    'is no 5xx': answer.statusCode < 500,
    'says in the body what the status says': isSuccess === worked,
    'is JSON': answer.headers['content-type'] === 'application/json; charset=utf-8',
    'shows nobody else': !worked || !answer.body.includes(HONG.id),
    'has a stable code': worked || /^[A-Z_]+$/.test(code),
    'has a Chinese message': worked || isChinese(message),
    'has Chinese issues': issues.every((issue) => isChinese(issue.message)),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${rule}: ${answer.body}`]));
};

/** Fields of classes are not in the document: every class has its own. */
const CLASS_FIELDS: Readonly<Record<string, readonly string[]>> = {
  commonquery: ['id', 'userId', 'status', 'amount', 'productIds'],
  commonmutation: ['id', 'nickName', 'description', 'mobile', 'amount', 'skuAttrs'],
};

describe('hostile input', () => {
  it.each(allCalls.map(({ method, path }) => [method, path] as const))(
    'never breaks %s %s',
    async (method, path) => {
      // Some calls end the session that they are made with.
      const cookie = await loginCookie(fastify);
      const { parameters = [], requestBody } = operationOf(method, path);
      const known = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
      const fields = [...known, ...(CLASS_FIELDS[path.split('/')[2] ?? ''] ?? [])];
      const wrapped = (body: unknown): unknown => (path.endsWith('/batchSave') ? [body] : body);
      const names = parameters.map(({ name }) => name);
      const query = fc.oneof(hostileQuery(names), fc.constant(sensibleQuery(names)));

      await fc.assert(
        fc.asyncProperty(query, hostileBody(fields), fc.boolean(), async (search, body, hasSession) => {
          const answer = await fastify.inject({
            method,
            url: `${path}?${search}`,
            headers: {
              ...SAME_ORIGIN,
              ...(hasSession ? { cookie } : {}),
              'content-type': 'application/json',
            },
            ...(method === 'POST' ? { payload: JSON.stringify(wrapped(body)) } : {}),
          });
          expect(faultsOf(answer)).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );
});
