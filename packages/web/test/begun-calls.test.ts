import { describe, expect, it } from 'vitest';
import { fetchOf, type BegunCall, type CallingPage } from '../src/container/begun-calls';

const URL_OF_ME = '/api/member/getloginUser';
const GET = { method: 'GET' };

/** A page on which this was begun, of that age, whose own calls are answered with what they asked for. */
const pageWith = (begun: readonly BegunCall[], age = 0): CallingPage => ({
  ykdCalls: begun,
  performance: { now: () => age },
  fetch: (input) => Promise.resolve(new Response(`asked ${String(input)}`)),
});

const begun = (text: string | undefined, call: Partial<BegunCall> = {}): BegunCall => ({
  url: URL_OF_ME,
  method: 'GET',
  answer: Promise.resolve(text === undefined ? undefined : new Response(text)),
  ...call,
});

const ask = async (fetch: CallingPage['fetch'], url = URL_OF_ME, init: RequestInit = GET): Promise<string> =>
  (await fetch(url, init)).text();

describe('a call that the page began', () => {
  it('is taken over once', async () => {
    const fetch = fetchOf(pageWith([begun('early')]));
    expect([await ask(fetch), await ask(fetch)]).toEqual(['early', `asked ${URL_OF_ME}`]);
  });

  it('is asked again when no answer came', async () => {
    expect(await ask(fetchOf(pageWith([begun(undefined)])))).toBe(`asked ${URL_OF_ME}`);
  });

  it.each([
    ['another address', '/api/other', GET],
    ['another method', URL_OF_ME, { method: 'POST' }],
    ['another body', URL_OF_ME, { method: 'GET', body: '{}' }],
  ])('is none for %s', async (_name, url, init) => {
    expect(await ask(fetchOf(pageWith([begun('early')])), url, init)).toBe(`asked ${url}`);
  });

  it('with a body is one for that body', async () => {
    const fetch = fetchOf(
      pageWith([
        begun('a', { method: 'POST', body: '{"a":1}' }),
        begun('b', { method: 'POST', body: '{"b":1}' }),
      ]),
    );
    const post = (body: string) => ask(fetch, URL_OF_ME, { method: 'POST', body });
    expect([await post('{"b":1}'), await post('{"a":1}')]).toEqual(['b', 'a']);
  });

  it('counts as old after a quarter of a minute', async () => {
    expect(await ask(fetchOf(pageWith([begun('early')], 15_000)))).toBe(`asked ${URL_OF_ME}`);
  });

  it('is waited for as long as its caller waits', async () => {
    const stop = new AbortController();
    const answer = fetchOf(pageWith([begun('', { answer: new Promise(() => {}) })]))(URL_OF_ME, {
      ...GET,
      signal: stop.signal,
    });
    stop.abort(new Error('too slow'));
    await expect(answer).rejects.toThrow('too slow');
  });
});

it('a page on which nothing was begun asks by itself', async () => {
  expect(await ask(fetchOf(pageWith([])))).toBe(`asked ${URL_OF_ME}`);
});
