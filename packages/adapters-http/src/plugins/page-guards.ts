import type { Application } from '@ykd/application';
import { authGuard, detectClient, h5AuthGuard, isDesktop } from '@ykd/domain/access';
import type { FastifyRequest } from 'fastify';

/** The layouts of specification §2. */
export type Layout =
  | 'admin'
  | 'checkin'
  | 'coupon-tabs'
  | 'coupon'
  | 'default'
  | 'learn'
  | 'report'
  | 'report2023'
  | 'report2024'
  | 'shopmall'
  | 'www';

type Guard = 'auth' | 'authh5' | undefined;

/** The login guard that each layout runs. Specification §2 (layouts and the guards they run). */
const GUARDS: { readonly [L in Layout]: Guard } = {
  admin: 'auth',
  checkin: 'authh5',
  'coupon-tabs': 'auth',
  coupon: 'auth',
  default: undefined,
  learn: 'auth',
  report: 'authh5',
  report2023: 'authh5',
  report2024: 'authh5',
  shopmall: undefined,
  www: undefined,
};

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: `/login` and `/login_h5`. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
  readonly publicOrigin?: string;
}

/** Decides, before a page is sent, whether its visitor must go elsewhere first; answers where to. */
export const pageGuard =
  ({ application, loginUrl = '/login', loginH5Url = '/login_h5', publicOrigin }: PageGuardOptions) =>
  async (request: FastifyRequest, layout: Layout): Promise<string | undefined> => {
    const kind = GUARDS[layout];
    if (kind === undefined) return undefined;
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
