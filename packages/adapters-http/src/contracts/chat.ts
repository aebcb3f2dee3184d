import type { ChatRoom } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { identifier } from './values.js';

const chatRoom: z.core.$ZodType<ChatRoom> = z.object({ roomId: z.string(), url: z.string() });

/** The call of the class teacher's chat. Specification §2 `/chat`, §7 (Third-party calls). */
export const chatCalls = {
  open: defineCall({
    method: 'GET',
    path: '/api/chat/room',
    whileViewing: false,
    query: z.strictObject({ courseId: identifier }),
    response: success(chatRoom),
    errors: [
      'not-logged-in',
      'course-not-found',
      'no-service',
      'service-ended',
      'chat-unavailable',
      'too-many-attempts',
    ],
    limit: 'chat',
    summary: '一门课程的班主任答疑房间；服务期结束时说明哪一天结束',
  }),
} as const;
