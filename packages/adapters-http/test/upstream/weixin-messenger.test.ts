import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createWeixinMessenger } from '../../src/upstream/weixin/messenger.js';
import { useWeixinDouble } from '../support/weixin-double.js';

const ACCOUNT = { appId: 'wx1234567890abcdef', appSecret: 'the-secret-of-the-account', templateId: 'tpl-1' };
const MESSAGE = {
  openid: 'o-ming',
  title: '打卡提醒',
  text: '还没有打卡',
  url: 'https://www.ykd.example/learn',
};
const HOUR = 3_600_000;

const { listen, answering } = useWeixinDouble();

/** What the double was asked, and what it answers to each message, one after the other. */
const double = async (...answers: readonly object[]) => {
  const asked: { readonly url: string; readonly body: unknown }[] = [];
  let tokens = 0;
  const left = [...answers];
  const address = await listen((request, response) => {
    void text(request).then((body) => {
      asked.push({ url: `${request.method} ${request.url}`, body: JSON.parse(body) });
      if (request.url?.startsWith('/cgi-bin/stable_token') === true) {
        tokens += 1;
        response.end(JSON.stringify({ access_token: `T${tokens}`, expires_in: 7200 }));
      } else response.end(JSON.stringify(left.shift() ?? { errcode: 0, errmsg: 'ok' }));
    });
  });
  let now = 1_000_000;
  const messenger = createWeixinMessenger({ ...ACCOUNT, apiUrl: () => address, now: () => now });
  return { asked, messenger, later: (ms: number) => void (now += ms) };
};

describe('the page that asks a member', () => {
  it('is the one of the documentation, to the letter', () => {
    const url = createWeixinMessenger({ ...ACCOUNT, now: () => 0 }).permitUrl({
      redirectUri: 'https://www.ykd.example/api/member/weixinmp/permitted',
      state: '123',
    });
    expect(url).toBe(
      'https://mp.weixin.qq.com/mp/subscribemsg?action=get_confirm&appid=wx1234567890abcdef&scene=1&template_id=tpl-1' +
        '&redirect_url=https%3A%2F%2Fwww.ykd.example%2Fapi%2Fmember%2Fweixinmp%2Fpermitted&reserved=123#wechat_redirect',
    );
  });

  it('may lie below the platform itself', () => {
    const messenger = createWeixinMessenger({ ...ACCOUNT, mpUrl: '/dev/weixin', now: () => 0 });
    const url = messenger.permitUrl({ redirectUri: 'http://127.0.0.1:3000/back', state: '1' });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dev\/weixin\/mp\/subscribemsg\?action=/);
  });
});

describe('a message', () => {
  it('is sent with a token that is kept until it runs out', async () => {
    const { asked, messenger, later } = await double();
    expect(await messenger.send(MESSAGE)).toBe('sent');
    expect(asked).toEqual([
      {
        url: 'POST /cgi-bin/stable_token',
        body: { grant_type: 'client_credential', appid: ACCOUNT.appId, secret: ACCOUNT.appSecret },
      },
      {
        url: 'POST /cgi-bin/message/template/subscribe?access_token=T1',
        body: {
          touser: 'o-ming',
          template_id: 'tpl-1',
          url: MESSAGE.url,
          scene: '1',
          title: '打卡提醒',
          data: { content: { value: '还没有打卡' } },
        },
      },
    ]);
    later(HOUR);
    await messenger.send(MESSAGE);
    later(HOUR);
    await messenger.send(MESSAGE);
    expect(asked.slice(2).map(({ url }) => url)).toEqual([
      'POST /cgi-bin/message/template/subscribe?access_token=T1',
      'POST /cgi-bin/stable_token',
      'POST /cgi-bin/message/template/subscribe?access_token=T2',
    ]);
  });

  it.each([40_001, 40_014, 42_001])('is sent with another token after %d', async (errcode) => {
    const { asked, messenger } = await double({ errcode, errmsg: 'invalid credential' });
    expect(await messenger.send(MESSAGE)).toBe('sent');
    expect(asked.at(-1)?.url).toBe('POST /cgi-bin/message/template/subscribe?access_token=T2');
  });

  it.each([43_101, 40_003, 47_001])('is refused by %d', async (errcode) => {
    const { messenger } = await double({ errcode, errmsg: 'user refuse to accept the msg' });
    expect(await messenger.send(MESSAGE)).toEqual({ refused: errcode });
  });

  it.each([
    ['a template that is none', [{ errcode: 40_037, errmsg: 'invalid template_id' }]],
    ['a busy WeChat', [{ errcode: -1, errmsg: 'system error' }]],
    ['tokens that are never good', [{ errcode: 40_001 }, { errcode: 40_001 }]],
    ['an answer that says nothing', [{}]],
  ])('cannot be sent for %s', async (_name, answers) => {
    const { messenger } = await double(...answers);
    await expect(messenger.send(MESSAGE)).rejects.toThrow();
  });

  it('cannot be sent without a token, and never shows the secret', async () => {
    for (const answer of [{ errcode: 40_125, errmsg: 'invalid appsecret' }, '<html>502</html>', '']) {
      const address = await answering(answer);
      const messenger = createWeixinMessenger({ ...ACCOUNT, apiUrl: () => address, now: () => 0 });
      const error = (await messenger.send(MESSAGE).catch((cause: unknown) => cause)) as Error;
      expect(error).toBeInstanceOf(Error);
      expect(`${error.message}${error.stack}${String(error.cause)}${JSON.stringify(error)}`).not.toContain(
        ACCOUNT.appSecret,
      );
    }
  });
});
