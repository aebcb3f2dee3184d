import {
  guardPage,
  type Admission,
  type Application,
  type PageVisit,
  type PageVisitor,
} from '@ykd/application';
import { detectClient, LOGIN_H5_PATH, LOGIN_PATH, type Layout } from '@ykd/domain/access';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { identifier } from '../contracts/values.js';

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: the built-in login pages. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
}

/** The visitor behind a request. */
const visitorOf = (application: Application, { callerContext }: FastifyRequest): PageVisitor => ({
  user: async () => {
    const caller = await application.member(callerContext).loginUser();
    return caller.ok ? caller.value?.user : undefined;
  },
  oauthUrl: (input) => application.weixin(callerContext).oauthUrl(input),
  order: async (given) => {
    const orderId = z.safeParse(identifier, given);
    if (!orderId.success) return undefined;
    // One that is not the visitor's is as good as none.
    const order = await application.shop(callerContext).order({ orderId: orderId.data });
    return order.ok ? order.value : undefined;
  },
});

/** Decides before a page is sent. */
export const pageGuard =
  ({ application, loginUrl = LOGIN_PATH, loginH5Url = LOGIN_H5_PATH }: PageGuardOptions) =>
  (request: FastifyRequest, layout: Layout): Promise<Admission> => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const visit: PageVisit = {
      url: `${request.callerContext.origin}${request.url}`,
      path: request.url,
      param: (name) => {
        const value = z.safeParse(z.string(), query[name]);
        return value.success ? value.data : undefined;
      },
      client: detectClient(request.headers['user-agent']),
      loginUrl,
      loginH5Url,
    };
    return guardPage(layout, visit, visitorOf(application, request));
  };
