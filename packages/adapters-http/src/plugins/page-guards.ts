import type { Application } from '@ykd/application';
import { type Admission, guardPage, type PageVisit, type PageVisitor } from '@ykd/application/page-guard';
import { adminPageGuard, detectClient, LOGIN_H5_PATH, LOGIN_PATH, type Layout } from '@ykd/domain/access';
import { couponPageGuard } from '@ykd/domain/coupon';
import { PASS } from '@ykd/domain/shared';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { identifier } from '../contracts/values.js';
import { pathOf } from './api-paths.js';

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: the built-in login pages. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
}

/** The visitor behind a request. */
const visitorOf = (application: Application, { callerContext }: FastifyRequest): PageVisitor => ({
  user: async () => {
    const login = await application.member(callerContext).loginUser();
    if (!login.ok || login.value === null) return undefined;
    return 'held' in login.value ? 'held' : login.value.user;
  },
  oauthUrl: (input) => application.weixin(callerContext).oauthUrl(input),
  console: async (path) => {
    const staff = await application.staff(callerContext).me();
    // What he may see is asked again when he has shown the second factor.
    if (staff.ok && staff.value.pending !== undefined) return PASS;
    return adminPageGuard(path, staff.ok ? staff.value : undefined);
  },
  partner: async (path) => {
    const standing = await application.partner(callerContext).standing();
    return couponPageGuard(path, standing.ok ? standing.value.workOrder : undefined);
  },
  order: async (given) => {
    const orderId = z.safeParse(identifier, given);
    if (!orderId.success) return undefined;
    // One that is not the visitor's is as good as none.
    const order = await application.shop(callerContext).order({ orderId: orderId.data });
    return order.ok ? order.value : undefined;
  },
});

/** The page that a request wants to see. */
export const visitOf = (
  { url, query, headers, callerContext }: Pick<FastifyRequest, 'url' | 'query' | 'headers' | 'callerContext'>,
  { loginUrl = LOGIN_PATH, loginH5Url = LOGIN_H5_PATH }: Omit<PageGuardOptions, 'application'>,
): PageVisit => ({
  url: `${callerContext.origin}${url}`,
  path: pathOf(url),
  param: (name) => {
    const value = z.safeParse(z.string(), (query as Readonly<Record<string, unknown>>)[name]);
    return value.success ? value.data : undefined;
  },
  client: detectClient(headers['user-agent']),
  loginUrl,
  loginH5Url,
});

/** Decides before a page is sent. */
export const pageGuard =
  ({ application, ...logins }: PageGuardOptions) =>
  (request: FastifyRequest, layout: Layout): Promise<Admission> =>
    guardPage(layout, visitOf(request, logins), visitorOf(application, request));
