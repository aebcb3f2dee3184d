import { PROFILE_TEXT_MAX } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { text } from './values.js';

/** The calls about schools. Specification §7. */
export const schoolCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/es/schooldefine/search',
    query: z.strictObject({ name: z.exactOptional(text(PROFILE_TEXT_MAX)) }),
    response: success(list(z.object({ name: z.string() }))),
    errors: ['too-many-attempts'],
    limit: 'search',
    summary: '按名称、拼音或首字母查找学校，最符合的在前；不写时查找南京',
  }),
} as const;
