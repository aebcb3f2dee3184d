import { describe, expect, it } from 'vitest';
import {
  callsOfClass,
  commonQueryClient,
  createHttp,
  memberClient,
  RequestError,
  type HttpOptions,
} from '../../src/client/index.js';
import { isChinese } from '../support/chinese.js';

interface Seen {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client over a fetch that answers (or throws) what it is told, and remembers what it was asked. */
const clientOver = (answer: Response | Error, options: HttpOptions = {}) => {
  const seen: Seen[] = [];
  const events: string[] = [];
  const fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    seen.push({ url: String(input), init });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const http = createHttp({
    fetch,
    events: {
      started: () => events.push('started'),
      finished: () => events.push('finished'),
      failed: (error) => events.push(`failed: ${error.message}`),
    },
    ...options,
  });
  return { member: memberClient(http), commonQuery: commonQueryClient(http, callsOfClass), seen, events };
};

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const nobody = (): Response => json(200, { isSuccess: true, data: null });

const failureOf = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof RequestError)) throw new Error(`no RequestError but ${String(error)}`);
  return error;
};

describe('what a client throws', () => {
  it.each<[string, Response | Error, number | undefined]>([
    ['the network is down', new TypeError('fetch failed'), undefined],
    ['the server is too slow', new DOMException('slow', 'TimeoutError'), undefined],
    ['a proxy answers with a page', new Response('<html>Bad Gateway</html>', { status: 502 }), 502],
    ['an answer is cut off', new Response('{"isSucc', { status: 200 }), 200],
    ['an answer has another shape', json(200, { isSuccess: true, data: { id: 7 } }), 200],
    ['a failure has another shape', json(400, { error: 'Bad Request' }), 400],
    [
      'the port does not name the error',
      json(403, { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' }),
      403,
    ],
    ['the server breaks', json(500, { isSuccess: false, code: 'INTERNAL', message: '服务器开小差了' }), 500],
  ])('when %s', async (_name, answer, status) => {
    const { member, events } = clientOver(answer);
    const error = await failureOf(member.loginUser());
    expect(error.status).toBe(status);
    expect(error.message).toSatisfy(isChinese);
    expect(events).toEqual(['started', `failed: ${error.message}`]);
  });

  it('keeps the server’s words and code', async () => {
    const answer = json(503, { isSuccess: false, code: 'UNAVAILABLE', message: '服务暂时不可用' });
    expect(await failureOf(clientOver(answer).member.loginUser())).toMatchObject({
      name: 'RequestError',
      status: 503,
      code: 'UNAVAILABLE',
      message: '服务暂时不可用',
    });
  });
});

describe('what a client sends', () => {
  it('reports an expected error as an answer', async () => {
    const body = { isSuccess: false, code: 'WRONG_CREDENTIALS', message: '账号或密码错误' };
    const { member, events } = clientOver(json(401, body));
    expect(await member.login({ account: 'a', pwd: 'b' })).toEqual({
      ok: false,
      error: { kind: 'wrong-credentials' },
    });
    expect(events).toEqual(['started', 'finished']);
  });

  it('calls with cookies and nothing else by default', async () => {
    const { member, seen } = clientOver(nobody(), { baseUrl: 'https://ykd.example' });
    await member.loginUser();
    expect(seen[0]?.url).toBe('https://ykd.example/api/member/getloginUser');
    expect(seen[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(seen[0]?.init.signal).toBeInstanceOf(AbortSignal);
    expect(new Headers(seen[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('calls with the bearer token, and no cookie for other origins, when it has one', async () => {
    const { member, seen } = clientOver(nobody(), { token: () => 'abc' });
    await member.loginUser();
    expect(seen[0]?.init.credentials).toBe('same-origin');
    expect(new Headers(seen[0]?.init.headers).get('authorization')).toBe('Bearer abc');
  });

  it('encodes what it puts into an address', async () => {
    const { commonQuery, seen } = clientOver(nobody());
    await commonQuery.findById({ returnClassName: 'YkdOrder', params: {} }, 'a&b=c#号');
    const url = new URL(seen[0]?.url ?? '', 'http://x');
    expect(Object.fromEntries(url.searchParams)).toEqual({ returnClassName: 'YkdOrder', id: 'a&b=c#号' });
    expect(seen[0]?.init.body).toBe('{}');
  });

  it('leaves unknown fields of a newer server aside', async () => {
    const data = { id: 'u', mobile: '1', token: 't', tokenExpiresAt: 5, badge: 'new' };
    const { member } = clientOver(json(200, { isSuccess: true, data }));
    expect(await member.loginUser()).toEqual({
      ok: true,
      value: { user: { id: 'u', mobile: '1' }, token: 't', tokenExpiresAt: 5 },
    });
  });
});
