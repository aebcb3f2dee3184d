/** What the user agent says about the client (Specification §3 'base' state, §6 'Client detection'). */
export type ClientFlags = {
  /** Inside WeChat. */
  readonly weixin: boolean;
  /** Inside the platform's own Flutter app. */
  readonly app: boolean;
  /** Inside QQ, and not inside WeChat. */
  readonly qq: boolean;
  /** On a phone or tablet, whatever the app. */
  readonly mobile: boolean;
};

const WEIXIN = /MicroMessenger/i;
const APP = /ykd-app|flutter/i;
// `QQ/8.9` is the QQ app. The QQ browser says `MQQBrowser/…` or `QQBrowser/…`, which does not match.
const QQ = /\bQQ\//i;
const MOBILE = /Mobile|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|webOS|Opera Mini/i;

/**
 * Reads the client off a user agent (Specification §6 'Client detection'): inside WeChat, inside the
 * platform's own Flutter app, inside QQ, on a phone or tablet. A missing user agent is none of them.
 */
export const detectClient = (userAgent: string | null | undefined): ClientFlags => {
  const agent = userAgent ?? '';
  const weixin = WEIXIN.test(agent);
  return { weixin, app: APP.test(agent), qq: !weixin && QQ.test(agent), mobile: MOBILE.test(agent) };
};

/**
 * Whether the client is a desktop one: every one that is not mobile (Specification §6 'Auth guard').
 *
 * @param client - what {@link detectClient} found
 */
export const isDesktop = ({ mobile }: Pick<ClientFlags, 'mobile'>): boolean => !mobile;
