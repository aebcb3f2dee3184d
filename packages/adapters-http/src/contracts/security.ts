import { SECURITY_KINDS, securityEventFields } from '@ykd/application/entities';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listQuery, oneOf } from './list-query.js';
import { identifier } from './values.js';

/** The lines of the security log, by kind and by member. */
export const securityEventList = listQuery({ kind: oneOf(SECURITY_KINDS), userId: identifier });

/** What super administrators see of who did what. */
export const securityCalls = {
  events: defineCall({
    method: 'GET',
    path: '/api/security/events',
    query: securityEventList.wire,
    response: success(keyPageOf(recordSchema(securityEventFields))),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary:
      '安全日志，新的在前；kind 与 userId 是筛选，size 是每页条数，after 与 before 是上一次回答里的 next 与 previous',
  }),
} as const;
