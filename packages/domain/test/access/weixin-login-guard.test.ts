import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { detectClient, wantsWeixinLogin, weixinLoginGuard } from '../../src/access/index.js';

const PASSES = { kind: 'pass' };
const OAUTH = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1#wechat_redirect';
const INSIDE = detectClient('Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0');
const OUTSIDE = detectClient('Mozilla/5.0 (iPhone) Mobile Safari');

describe('weixinLoginGuard', () => {
  test.each([undefined, null, {}, { id: '' }, { id: null }])(
    'inside WeChat, %j is sent to the OAuth URL of the server',
    (user) => {
      expect(weixinLoginGuard({ client: INSIDE, user, oauthUrl: OAUTH })).toEqual({
        kind: 'redirect',
        to: OAUTH,
      });
    },
  );

  test('a logged-in user passes', () => {
    expect(weixinLoginGuard({ client: INSIDE, user: { id: 'u' }, oauthUrl: OAUTH })).toEqual(PASSES);
  });

  test('outside WeChat everybody passes', () => {
    expect(weixinLoginGuard({ client: OUTSIDE, oauthUrl: OAUTH })).toEqual(PASSES);
    expect(weixinLoginGuard({ client: detectClient(undefined), oauthUrl: OAUTH })).toEqual(PASSES);
  });

  test.each([undefined, null, ''])('without an account at WeChat (%j) everybody passes', (oauthUrl) => {
    expect(weixinLoginGuard({ client: INSIDE, oauthUrl })).toEqual(PASSES);
  });

  const visits = {
    client: fc.record({ weixin: fc.boolean() }),
    user: fc.option(fc.record({ id: fc.option(fc.string(), { nil: undefined }) })),
  };

  test.prop([fc.record({ ...visits, oauthUrl: fc.option(fc.string()) })])(
    'redirects exactly the visits that want it, to the very URL',
    (input) => {
      const wants = wantsWeixinLogin(input);
      expect(wants).toBe(input.client.weixin && !input.user?.id);
      expect(weixinLoginGuard(input)).toEqual(
        wants && input.oauthUrl ? { kind: 'redirect', to: input.oauthUrl } : PASSES,
      );
    },
  );
});
