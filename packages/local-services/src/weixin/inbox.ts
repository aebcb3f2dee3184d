import { randomBytes } from 'node:crypto';
import { ERRORS, type SubscribeMessage } from '@ykd/adapters-http/protocols/weixin';

/** So many messages are remembered. */
const MOST = 50;

/** As long as WeChat's own tokens: two hours. */
const TOKEN_LIFETIME_S = 7200;

/** The messages of the local WeChat: who allowed one, and what was sent. */
export interface LocalInbox {
  /** A token of the account. It stays the same until it runs out, as that of WeChat does. */
  token(): { readonly access_token: string; readonly expires_in: number };
  /** Somebody allows one message of a template and a scene. */
  allow(openid: string, templateId: string, scene: string): void;
  /** Takes a message; the number of WeChat's error, 0 for none. */
  send(token: string, message: SubscribeMessage): number;
  /** What was sent, the newest first. */
  messages(): readonly SubscribeMessage[];
}

/** Messages in memory. `now`: epoch ms. */
export const createLocalInbox = (templateId: string, now: () => number): LocalInbox => {
  const allowed = new Set<string>();
  const sent: SubscribeMessage[] = [];
  let kept = { token: '', until: 0 };
  const keyOf = (openid: string, template: string, scene: string): string =>
    JSON.stringify([openid, template, scene]);
  return {
    token: () => {
      if (kept.until <= now())
        kept = { token: randomBytes(16).toString('hex'), until: now() + TOKEN_LIFETIME_S * 1000 };
      return { access_token: kept.token, expires_in: Math.ceil((kept.until - now()) / 1000) };
    },
    allow: (openid, template, scene) => void allowed.add(keyOf(openid, template, scene)),
    send: (token, message) => {
      if (token !== kept.token || token === '') return ERRORS.wrongToken;
      if (kept.until <= now()) return ERRORS.expiredToken;
      if (message.template_id !== templateId) return ERRORS.badTemplate;
      if (!allowed.delete(keyOf(message.touser, message.template_id, message.scene)))
        return ERRORS.notAllowed;
      sent.unshift(message);
      sent.splice(MOST);
      return 0;
    },
    messages: () => sent,
  };
};
