import { expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

const WEIXIN = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0';

/** A way through WeChat as a browser goes it, with the cookies that it is given. */
const walker = (address: string) => {
  const jar = new Map<string, string>();
  return async (url: string): Promise<Response> => {
    const cookie = Array.from(jar, (pair) => pair.join('=')).join('; ');
    const headers = { accept: 'text/html', 'user-agent': WEIXIN, cookie };
    const answer = await fetch(new URL(url, address), { headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
};

it('takes a demo visitor through the local WeChat and back, by the real adapter', async () => {
  const server = await runServer({ DATA_DIR: await startedFolder('demo') });
  const go = walker(server.address);
  const asked = await go(`/api/member/oauthurl/weixinmp?target=${encodeURIComponent('/learn?a=1')}`);
  const { data: oauthUrl } = (await asked.json()) as { data: string };
  expect(oauthUrl).toContain(`${server.address}/dev/weixin/connect/oauth2/authorize?appid=wx-local`);

  const page = await (await go(oauthUrl)).text();
  const href = /<a class="who" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const confirmed = await go(href);
  const back = await go(confirmed.headers.get('location') ?? '');
  expect(back.headers.get('location')).toBe(`${server.address}/bind?target=%2Flearn%3Fa%3D1`);
  const state = await go('/api/member/bindstate');
  expect(await state.json()).toEqual({ isSuccess: true, data: { waiting: true, target: '/learn?a=1' } });
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('has neither a local WeChat nor a way through WeChat in production without an account', async () => {
  const server = await runServer({ DATA_DIR: await startedFolder('production'), ...PRODUCTION });
  const go = walker(server.address);
  expect((await go('/dev/weixin/connect/oauth2/authorize?appid=wx-local')).status).toBe(404);
  expect(await (await go('/api/member/oauthurl/weixinmp?target=%2F')).json()).toEqual({
    isSuccess: true,
    data: null,
  });
  server.process.kill('SIGTERM');
  await server.ended;
});
