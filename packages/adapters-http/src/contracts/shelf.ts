import type { Shelf } from '@ykd/application/shelf';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { count } from './values.js';

const shelf: z.core.$ZodType<Shelf> = z.object({
  online: z.array(z.object({ courseId: z.string(), chapters: count, lessons: count })),
  sold: z.array(z.string()),
});

/** The call about what there is to be learnt. */
export const shelfCalls = {
  read: defineCall({
    method: 'GET',
    path: '/api/course/shelf',
    response: success(shelf),
    errors: [],
    summary: '哪些课程已有上线的内容（章数与节数），哪些课程在售；不用登录',
  }),
} as const;
