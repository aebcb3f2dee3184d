import type { SyncView } from '@ykd/application/account-sync';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { retried, retryBody, syncTrouble } from './sync-trouble.js';
import { count, instant } from './values.js';

/** How far an account in another service is. */
export const syncView: z.core.$ZodType<SyncView> = z.object({
  target: z.enum(['chat', 'code-host']),
  state: z.enum(['waiting', 'failing', 'failed', 'done']),
  attempts: count,
  error: z.exactOptional(z.string()),
  gmtModified: instant,
});

/** The calls about a member's accounts in other services. Specification §7 (Third-party calls), §8. */
export const accountSyncCalls = {
  states: defineCall({
    method: 'GET',
    path: '/api/member/accountsync',
    response: success(list(syncView)),
    errors: ['not-logged-in'],
    summary: '当前用户的聊天与代码托管账号同步到哪一步，失败时附带对方的说明',
  }),
  retry: defineCall({
    method: 'POST',
    path: '/api/member/accountsync/retry',
    response: success(list(syncView)),
    errors: ['not-logged-in'],
    summary: '立即重试失败的账号同步',
  }),
  troubles: defineCall({
    method: 'GET',
    path: '/api/admin/accountsync',
    response: success(list(syncTrouble)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '员工：没有送达聊天或代码托管的改动，放弃了的在前，最多 100 项',
  }),
  retryTroubles: defineCall({
    method: 'POST',
    path: '/api/admin/accountsync/retry',
    body: retryBody,
    response: success(retried),
    errors: ['not-logged-in', 'forbidden'],
    summary: '员工：立即重试没有送达的改动，可以只重试一位会员的',
  }),
} as const;
