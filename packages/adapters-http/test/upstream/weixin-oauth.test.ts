import { describe, expect, it } from 'vitest';
import { createWeixinOAuth } from '../../src/upstream/weixin/oauth.js';
import { useWeixinDouble } from '../support/weixin-double.js';

const ACCOUNT = { appId: 'wx1234567890abcdef', appSecret: 'the-secret-of-the-account' };
const SUCCESS = {
  access_token: 'ACCESS',
  expires_in: 7200,
  refresh_token: 'REFRESH',
  openid: 'oLVPpjqs9BhvzwPj5A-vTYAX3GLc',
  scope: 'snsapi_base',
};

const { answering, end, listen } = useWeixinDouble();

const openidOf = async (url: string, code = 'CODE', timeoutMs?: number): Promise<string | undefined> =>
  createWeixinOAuth({
    ...ACCOUNT,
    apiUrl: () => url,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }).openidOf(code);

describe('the address of WeChat', () => {
  it('is the one of the documentation, to the letter', () => {
    const url = createWeixinOAuth(ACCOUNT).authorizeUrl({
      redirectUri: 'https://www.ykd.example/api/member/weixinmp/callback',
      state: '123',
    });
    expect(url).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1234567890abcdef' +
        '&redirect_uri=https%3A%2F%2Fwww.ykd.example%2Fapi%2Fmember%2Fweixinmp%2Fcallback' +
        '&response_type=code&scope=snsapi_base&state=123#wechat_redirect',
    );
    expect(url).not.toContain(ACCOUNT.appSecret);
  });

  it('may lie below the platform itself', () => {
    const oauth = createWeixinOAuth({ ...ACCOUNT, openUrl: '/dev/weixin' });
    const url = oauth.authorizeUrl({ redirectUri: 'http://127.0.0.1:3000/back', state: '1' });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/dev\/weixin\/connect\/oauth2\/authorize\?appid=wx/);
  });
});

describe('who a code stands for', () => {
  it('is asked with the account and its secret', async () => {
    let asked: string | undefined;
    const url = await listen((request, response) => {
      asked = `${request.method} ${request.url}`;
      response.end(JSON.stringify(SUCCESS));
    });
    expect(await openidOf(url, 'a&b=c')).toBe(SUCCESS.openid);
    expect(asked).toBe(
      'GET /sns/oauth2/access_token?appid=wx1234567890abcdef&secret=the-secret-of-the-account' +
        '&code=a%26b%3Dc&grant_type=authorization_code',
    );
  });

  it.each([40_029, 40_163, 42_003])('is nobody for a code that WeChat answers with %s', async (errcode) => {
    expect(await openidOf(await answering({ errcode, errmsg: 'invalid code' }))).toBeUndefined();
  });

  it.each([
    ['an error that is not the code’s', { errcode: 40_125, errmsg: 'invalid appsecret' }, 200],
    ['a busy WeChat', { errcode: -1, errmsg: 'system error' }, 200],
    ['an error page', '<html>502</html>', 502],
    ['a page instead of JSON', '<html>login to this network</html>', 200],
    ['an answer without an account', { access_token: 'ACCESS' }, 200],
    ['an account that is none', { ...SUCCESS, openid: 'a b\u0000' }, 200],
    ['an endless account', { ...SUCCESS, openid: 'o'.repeat(200) }, 200],
    ['a flood', 'x'.repeat(200_000), 200],
    ['nothing', '', 200],
  ])('cannot be told for %s', async (_name, body, status) => {
    await expect(openidOf(await answering(body, status))).rejects.toThrow();
  });

  it('cannot be told while WeChat does not answer, is gone, or hangs up', async () => {
    const silent = await listen(() => undefined);
    await expect(openidOf(silent, 'CODE', 20)).rejects.toThrow();
    end();
    await expect(openidOf('http://127.0.0.1:1')).rejects.toThrow();
    await expect(openidOf(await listen((request) => void request.socket.destroy()))).rejects.toThrow();
  });

  it('never shows the secret in an error', async () => {
    const errors = await Promise.all(
      [await answering({ errcode: 40_125, errmsg: 'invalid appsecret' }), 'http://127.0.0.1:1'].map((url) =>
        openidOf(url).catch((error: unknown) => error),
      ),
    );
    for (const error of errors) {
      const { message, stack, cause } = error as Error;
      expect(`${message}${stack}${String(cause)}${JSON.stringify(error)}`).not.toContain(ACCOUNT.appSecret);
    }
  });
});
