import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWeixinMessenger } from '@ykd/adapters-http/upstream';
import { LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/contracts';
import { addLocalWeixin } from '../src/weixin/weixin.js';
import { testServer } from './support/server.js';

const ACCOUNT = { appId: 'wxlocal', appSecret: 'local-secret', templateId: 'tpl-1' };
const HOUR = 3_600_000;
const MING = 'o-demo-weixin-1';

let fastify: FastifyInstance;
let address: string;
let now: number;
beforeEach(async () => {
  now = 1_000_000;
  fastify = await testServer({
    addMore: (scope) => addLocalWeixin(scope, { ...ACCOUNT, showsInbox: true, now: () => now }),
  });
  address = await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => fastify.close());

const messenger = (changed: Partial<typeof ACCOUNT> = {}) =>
  createWeixinMessenger({
    ...ACCOUNT,
    ...changed,
    mpUrl: LOCAL_WEIXIN_PREFIX,
    apiUrl: () => `${address}${LOCAL_WEIXIN_PREFIX}`,
    now: () => now,
  });
const message = (openid = MING) => ({
  openid,
  title: '打卡提醒',
  text: '还没有 <打卡>',
  url: `${address}/learn`,
});
const permitUrl = () => messenger().permitUrl({ redirectUri: `${address}/back?x=1`, state: '42' });

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a class="[a-z]+" href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/** Goes to the page and presses a link of it. */
const press = async (at: number): Promise<URL> => {
  const href = linksOf(await (await fetch(permitUrl())).text())[at] ?? '';
  if (at === 3) return new URL(href);
  const answer = await fetch(new URL(href, address), { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
};
const inbox = async (): Promise<string> => (await fetch(`${address}${LOCAL_WEIXIN_PREFIX}/messages`)).text();

describe('a message of the local WeChat', () => {
  it('is allowed on a page, sent once, and shown', async () => {
    expect(await inbox()).toContain('还没有收到消息');
    expect(await messenger().send(message())).toEqual({ refused: 43_101 });
    const back = await press(0);
    expect(back.origin + back.pathname).toBe(`${address}/back`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      x: '1',
      openid: MING,
      template_id: 'tpl-1',
      action: 'confirm',
      scene: '1',
      reserved: '42',
    });
    expect(await messenger().send(message())).toBe('sent');
    expect(await messenger().send(message())).toEqual({ refused: 43_101 });
    const shown = await inbox();
    expect(shown).toContain('小明的微信：还没有 &lt;打卡&gt;');
    expect(linksOf(shown)).toEqual([`${address}/learn`]);
  });

  it('is not allowed by who says no, nor for another account', async () => {
    expect(Object.fromEntries((await press(3)).searchParams)).toEqual({
      x: '1',
      template_id: 'tpl-1',
      action: 'cancel',
      scene: '1',
      reserved: '42',
    });
    await press(1);
    expect(await messenger().send(message())).toEqual({ refused: 43_101 });
    expect(await messenger().send(message('o-demo-weixin-2'))).toBe('sent');
  });

  it('goes on with another token once that of before ran out', async () => {
    const kept = messenger();
    await press(0);
    expect(await kept.send(message())).toBe('sent');
    now += 2 * HOUR;
    await press(0);
    expect(await kept.send(message())).toBe('sent');
  });

  it.each([{ appId: 'wx-other' }, { appSecret: 'wrong' }, { templateId: 'tpl-2' }])(
    'is not sent by %j',
    async (changed) => {
      await press(0);
      await expect(messenger(changed).send(message())).rejects.toThrow(/WeChat refuses: 40(013|125|037)/);
      expect(await messenger().send(message())).toBe('sent');
    },
  );

  it.each([
    ['another account', { appid: 'wx-other' }],
    ['another template', { template_id: 'tpl-2' }],
    ['another site to come back to', { redirect_url: 'https://evil.example/' }],
    ['a script to come back to', { redirect_url: 'javascript:alert(1)' }],
    ['another action', { action: 'get' }],
    ['a scene that there is not', { scene: 'x' }],
    ['a state that WeChat does not carry', { reserved: '"><script>alert(1)</script>' }],
  ])('is not asked for with %s', async (_name, changed) => {
    const url = new URL(permitUrl());
    for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value);
    for (const path of ['subscribemsg', 'allow']) {
      url.pathname = `${LOCAL_WEIXIN_PREFIX}/mp/${path}`;
      url.searchParams.set('openid', MING);
      const page = await fetch(url);
      expect(page.status).toBe(400);
      expect(await page.text()).not.toMatch(/<script|javascript:|evil/);
    }
    expect(await messenger().send(message())).toEqual({ refused: 43_101 });
  });

  it('is refused in the words of WeChat', async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(`${address}${LOCAL_WEIXIN_PREFIX}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    expect(await post('/cgi-bin/stable_token', {})).toMatchObject({ errcode: 40_002 });
    expect(await post('/cgi-bin/message/template/subscribe', {})).toMatchObject({ errcode: 47_001 });
    const whole = {
      touser: MING,
      template_id: 'tpl-1',
      url: '',
      scene: '1',
      title: '',
      data: { content: { value: '' } },
    };
    expect(await post('/cgi-bin/message/template/subscribe?access_token=x', whole)).toMatchObject({
      errcode: 40_001,
    });
  });
});

it('shows nobody what was sent unless it is asked to', async () => {
  const other = await testServer({
    addMore: (scope) => addLocalWeixin(scope, { ...ACCOUNT, showsInbox: false, now: () => now }),
  });
  expect((await other.inject(`${LOCAL_WEIXIN_PREFIX}/messages`)).statusCode).toBe(404);
  await other.close();
});
