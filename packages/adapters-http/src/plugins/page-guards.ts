import type { Application } from '@ykd/application';
import {
  authGuard,
  detectClient,
  h5AuthGuard,
  isDesktop,
  LAYOUT_GUARDS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  wantsWeixinLogin,
  weixinLoginGuard,
  type Layout,
  type WeixinVisit,
} from '@ykd/domain/access';
import type { GuardDecision } from '@ykd/domain/shared';
import type { FastifyRequest } from 'fastify';

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: the built-in login pages. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
}

/**
 * Inside WeChat the OAuth URL is asked for only when the guard will use it: asking begins a way through WeChat. `left`: the
 * member logged out there, and is not logged in again behind his back.
 */
const weixinDecision = async (
  application: Application,
  request: FastifyRequest,
  visit: WeixinVisit,
  target: string,
): Promise<GuardDecision | 'left'> => {
  if (!wantsWeixinLogin(visit)) return weixinLoginGuard(visit);
  const answer = await application.weixin(request.callerContext).oauthUrl({ target, automatic: true });
  return answer.ok ? weixinLoginGuard({ ...visit, oauthUrl: answer.value }) : 'left';
};

/** Decides, before a page is sent, whether its visitor must go elsewhere first; answers where to. */
export const pageGuard =
  ({ application, loginUrl = LOGIN_PATH, loginH5Url = LOGIN_H5_PATH }: PageGuardOptions) =>
  async (request: FastifyRequest, layout: Layout): Promise<string | undefined> => {
    const kind = LAYOUT_GUARDS[layout];
    if (kind === 'none') return undefined;
    const caller = await application.member(request.callerContext).loginUser();
    const user = caller.ok ? caller.value?.user : undefined;
    const client = detectClient(request.headers['user-agent']);
    const url = `${request.callerContext.origin}${request.url}`;
    const weixin = await weixinDecision(application, request, { client, user }, url);
    if (weixin !== 'left' && weixin.kind === 'redirect') return weixin.to;
    // The login for phones has the button to go to WeChat after all.
    const isH5 = kind === 'authh5' || weixin === 'left';
    const guard = isH5 ? h5AuthGuard : authGuard;
    const decision = guard({
      user,
      url,
      isDesktop: isDesktop(client),
      loginUrl: isH5 ? loginH5Url : loginUrl,
    });
    return decision.kind === 'redirect' ? decision.to : undefined;
  };
