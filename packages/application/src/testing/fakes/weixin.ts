import type { WeixinMessage, WeixinMessenger } from '../../ports/weixin-messenger.js';
import type { WeixinOAuth } from '../../ports/weixin-oauth.js';
import type { WeixinSettings } from '../../weixin/deps.js';

/** WeChat in memory, with a member who says yes at once. */
export interface FakeWeixin extends WeixinSettings {
  readonly oauth: WeixinOAuth;
  readonly messenger: WeixinMessenger;
  /** What the browser of a WeChat account comes back with from the address that it was sent to. */
  confirm(oauthUrl: string, openid: string): { readonly code: string; readonly state: string };
  /** What the browser of an account comes back with from the page that asks it for a message; it may get one then. */
  allow(
    permitUrl: string,
    openid: string,
  ): { readonly openid: string; readonly action: string; readonly reserved: string };
  /** What was sent, the oldest first. */
  readonly messages: readonly WeixinMessage[];
  /** Whether WeChat can be reached. */
  reachable: boolean;
}

/** The further origin that ways through WeChat may lead to in tests. */
export const TEST_ALLOWED_ORIGIN = 'https://shop.ykd.test';

/** WeChat in memory. A code works once. */
export const fakeWeixin = (): FakeWeixin => {
  const codes = new Map<string, string>();
  const allowed = new Set<string>();
  const messages: WeixinMessage[] = [];
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
    messages,
    messenger: {
      permitUrl: ({ redirectUri, state }) =>
        `https://weixin.test/subscribemsg?redirect_url=${encodeURIComponent(redirectUri)}&reserved=${state}`,
      send: async (message) => {
        if (!weixin.reachable) throw new Error('WeChat is away');
        if (!allowed.delete(message.openid)) return { refused: 43_101 };
        messages.push(message);
        return 'sent';
      },
    },
    allow: (permitUrl, openid) => {
      allowed.add(openid);
      return { openid, action: 'confirm', reserved: /[?&]reserved=([^&#]*)/.exec(permitUrl)?.[1] ?? '' };
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
