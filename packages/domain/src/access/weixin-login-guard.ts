import type { ClientFlags } from './client.js';
import { PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/** Who visits, and with what (Specification §6 'Weixin login guard'). */
export type WeixinVisit = {
  /** Whether the page is open inside WeChat; see {@link detectClient}. */
  readonly client: Pick<ClientFlags, 'weixin'>;
  /** The logged-in user, if any: only the id counts. */
  readonly user?: { readonly id?: string | null | undefined } | null | undefined;
};

/**
 * Whether a visit is one that the Weixin login guard sends to WeChat: inside WeChat, and nobody logged in
 * (Specification §6 'Weixin login guard'). Only then is there a reason to ask the server for the OAuth URL.
 *
 * @param visit - who visits, and with what
 */
export const wantsWeixinLogin = ({ client, user }: WeixinVisit): boolean => client.weixin && !user?.id;

/**
 * The guard of pages that need a login, inside WeChat (Specification §6 'Weixin login guard'): without a user it leads
 * to the OAuth URL that the server returned; anything else passes, also where the platform has no account at WeChat and
 * so no OAuth URL. It runs before the guard of the login, which would lead to a form.
 *
 * @param input - the visit, and the OAuth URL returned by the server, if it has one
 */
export const weixinLoginGuard = ({
  oauthUrl,
  ...visit
}: WeixinVisit & { readonly oauthUrl?: string | null | undefined }): GuardDecision =>
  oauthUrl && wantsWeixinLogin(visit) ? redirectTo(oauthUrl) : PASS;
