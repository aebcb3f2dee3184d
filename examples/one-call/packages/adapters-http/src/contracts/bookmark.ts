import { bookmarkFields } from '@ykd/application/bookmark';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier } from './values.js';

/** The calls of a member's own bookmarks. */
export const bookmarkCalls = {
  save: defineCall({
    method: 'POST',
    path: '/api/bookmark/save',
    body: z.strictObject({ courseId: identifier, outlineNum: count, sectionNum: count }),
    response: success(recordSchema(bookmarkFields)),
    errors: ['not-logged-in', 'course-not-found', 'course-closed', 'lesson-not-found'],
    summary: '在一门课程里放书签，代替原来的书签',
  }),
} as const;
