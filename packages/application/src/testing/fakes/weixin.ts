import type { WeixinOAuth } from '../../ports/weixin-oauth.js';
import type { WeixinSettings } from '../../weixin/deps.js';

/** WeChat in memory, with a member who says yes at once. */
export interface FakeWeixin extends WeixinSettings {
  readonly oauth: WeixinOAuth;
  /** What the browser of a WeChat account comes back with from the address that it was sent to. */
  confirm(oauthUrl: string, openid: string): { readonly code: string; readonly state: string };
  /** Whether WeChat can be reached. */
  reachable: boolean;
}

/** The further origin that ways through WeChat may lead to in tests. */
export const TEST_ALLOWED_ORIGIN = 'https://shop.ykd.test';

/** WeChat in memory. A code works once. */
export const fakeWeixin = (): FakeWeixin => {
  const codes = new Map<string, string>();
  let issued = 0;
  const weixin: FakeWeixin = {
    allowedTargets: [TEST_ALLOWED_ORIGIN],
    reachable: true,
    oauth: {
      authorizeUrl: ({ redirectUri, state }) =>
        `https://weixin.test/authorize?redirect_uri=${encodeURIComponent(redirectUri)}&state=${state}`,
      openidOf: async (code) => {
        if (!weixin.reachable) throw new Error('WeChat is away');
        const openid = codes.get(code);
        codes.delete(code);
        return openid;
      },
    },
    confirm: (oauthUrl, openid) => {
      issued += 1;
      const code = `code-${issued}`;
      codes.set(code, openid);
      return { code, state: /[?&]state=([^&#]*)/.exec(oauthUrl)?.[1] ?? '' };
    },
  };
  return weixin;
};
