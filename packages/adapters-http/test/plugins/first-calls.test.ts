import { MING } from '@ykd/application/testing';
import { ORDER_LIST_PATH, pageOf, reportPageOf } from '@ykd/domain/access';
import { encodePosition } from '@ykd/domain/course';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstCall } from '../../src/plugins/first-calls.js';
import { testServer } from '../support/server.js';
import { loginCookie, SAME_ORIGIN } from '../support/sessions.js';
import { webBuild } from '../support/web-build.js';

const WHO = '/api/member/getloginUser';

let root: string;
let fastify: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  root = await webBuild();
  ({ fastify } = await testServer({
    web: {
      root,
      settings: async () => ({ settings: {} }),
      pageOf: (path) => pageOf(path) ?? reportPageOf(path),
    },
  }));
  cookie = await loginCookie(fastify);
});
afterAll(async () => {
  await fastify.close();
  await rm(root, { recursive: true });
});

const open = (url: string, as: Record<string, string>) =>
  fastify.inject({ url, headers: { accept: 'text/html', 'user-agent': 'X11', ...as } });

/** The calls that a page begins with, and the page's headers. */
const begin = async (url: string, as: Record<string, string> = { cookie }) => {
  const { body, headers, statusCode } = await open(url, as);
  const element = /<script type="application\/json" id="ykd-calls">(.*?)<\/script>/s.exec(body)?.[1];
  return { statusCode, headers, calls: JSON.parse(element ?? '[]') as FirstCall[] };
};

const urlsOf = async (url: string, as?: Record<string, string>): Promise<string[]> =>
  (await begin(url, as)).calls.map(([address]) => address);

describe('the first calls of a page', () => {
  const ofMing = `userId=${MING.id}`;
  const orders =
    '/api/commonquery/queryForPage?returnClassName=YkdOrder&paramClassName=YkdOrder&pageSize=100';
  const dashboard = [
    WHO,
    '/api/course/shelf',
    `/courseapi/projectuser/queryByUserId?${ofMing}`,
    `/courseapi/projectuser/findLast?${ofMing}`,
    // What was paid, and what is being refunded.
    orders,
    orders,
  ];
  const course = [
    WHO,
    '/courseapi/course/outline?courseId=py1',
    `/courseapi/projectuser/get?${ofMing}&courseId=py1`,
  ];
  const lesson = '/courseapi/course/lesson?courseId=py1&outlineNum=2&sectionNum=1';

  it.each([
    ['/learn', dashboard],
    ['/learn/python?x=1', dashboard],
    ['/study/py1', course],
    ['/study/py1/2/1/', [...course, lesson]],
    ['/study/py1/2/x', course],
    [`/study/old/py1/${encodePosition({ outline: 2, section: 1, body: 0 })}`, [...course, lesson]],
    ['/study/old/py1/x', course],
    ['/report', [WHO, '/api/report/year?edition=report']],
    ['/report2023/page9/', [WHO, '/api/report/year?edition=report2023']],
    ['/report/empty?edition=report2024', [WHO]],
    [ORDER_LIST_PATH, [WHO]],
    ['/login', [WHO]],
    ['/', []],
    ['/shopmall', []],
  ])('%s: %j', async (url, calls) => {
    expect(await urlsOf(url)).toEqual(calls);
  });

  it('are answered as the app asks them', async () => {
    const { calls } = await begin('/learn');
    for (const [url, { method, headers, body }] of calls) {
      const answer = await fastify.inject({
        url,
        method: method as 'GET' | 'POST',
        headers: { ...SAME_ORIGIN, ...(headers as Record<string, string>), cookie },
        ...(body === undefined ? {} : { payload: body as string }),
      });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
  });

  it('are of nobody for a stranger, who is known on the login page at most', async () => {
    expect(await urlsOf('/login', {})).toEqual([WHO]);
    expect(await urlsOf('/shopmall', {})).toEqual([]);
    expect((await begin('/learn', {})).statusCode).toBe(302);
  });

  it('keep a page that names its member out of shared caches', async () => {
    expect((await begin('/learn')).headers['cache-control']).toBe('private, no-cache');
    expect((await begin('/login', {})).headers['cache-control']).toBe('no-cache');
  });

  it('carry what an address says as data, whatever that is', async () => {
    const courseId = `</script><script>alert(1)//&\u2028`;
    const { calls } = await begin(`/study/${encodeURIComponent(courseId)}`);
    expect(new URL(calls[1]?.[0] ?? '', 'http://x').searchParams.get('courseId')).toBe(courseId);
    expect((await open('/study/%E0%A4%A', { cookie })).statusCode).toBe(404);
  });
});
