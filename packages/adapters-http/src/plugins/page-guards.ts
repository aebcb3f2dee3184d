import type { Application } from '@ykd/application';
import {
  authGuard,
  detectClient,
  h5AuthGuard,
  isDesktop,
  LAYOUT_GUARDS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  type Layout,
} from '@ykd/domain/access';
import type { FastifyRequest } from 'fastify';

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: the built-in login pages. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
  readonly publicOrigin?: string;
}

/** Decides, before a page is sent, whether its visitor must go elsewhere first; answers where to. */
export const pageGuard =
  ({ application, loginUrl = LOGIN_PATH, loginH5Url = LOGIN_H5_PATH, publicOrigin }: PageGuardOptions) =>
  async (request: FastifyRequest, layout: Layout): Promise<string | undefined> => {
    const kind = LAYOUT_GUARDS[layout];
    if (kind === 'none') return undefined;
    const caller = await application.member(request.callerContext).loginUser();
    const user = caller.ok ? caller.value?.user : undefined;
    const guard = kind === 'auth' ? authGuard : h5AuthGuard;
    const decision = guard({
      user,
      url: `${publicOrigin ?? `${request.protocol}://${request.host}`}${request.url}`,
      isDesktop: isDesktop(detectClient(request.headers['user-agent'])),
      loginUrl: kind === 'auth' ? loginUrl : loginH5Url,
    });
    return decision.kind === 'redirect' ? decision.to : undefined;
  };
