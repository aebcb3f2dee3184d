import { GRANTS, STAFF_ROLES } from '@ykd/domain/access';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';

const staffMember = z.object({
  role: z.exactOptional(z.enum(STAFF_ROLES)),
  grants: list(z.enum(GRANTS)),
  pending: z.exactOptional(z.enum(['enrol', 'code'])),
});

/** What staff ask about themselves. Specification §6. */
export const staffCalls = {
  me: defineCall({
    method: 'GET',
    path: '/api/admin/me',
    response: success(staffMember),
    errors: ['not-logged-in', 'forbidden'],
    summary:
      '当前员工的角色与授权；不是员工的回答 403；pending 表示先要设置（enrol）或输入（code）两步验证，那之前什么都不能做',
  }),
} as const;
