import {
  CODE_TOKENS,
  CONTENT_TAGS,
  type ContentElement,
  type ContentNode,
  type CourseOutline,
  type Lesson,
} from '@ykd/application';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { count, identifier, queryCount } from './values.js';

const courseOutline: z.core.$ZodType<CourseOutline> = z.object({
  courseId: z.string(),
  title: z.string(),
  summary: z.string(),
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), bodyCount: count })),
    }),
  ),
});

const contentElement: z.core.$ZodType<ContentElement> = z.object({
  tag: z.enum(CONTENT_TAGS),
  href: z.exactOptional(z.string()),
  lang: z.exactOptional(z.string()),
  align: z.exactOptional(z.enum(['left', 'center', 'right'])),
  start: z.exactOptional(z.int()),
  token: z.exactOptional(z.enum(CODE_TOKENS)),
  children: z.exactOptional(z.array(z.lazy(() => contentNode))),
});

/** A node of a lesson: text, or an element with nodes in it. */
export const contentNode: z.core.$ZodType<ContentNode> = z.union([z.string(), contentElement]);

const lesson: z.core.$ZodType<Lesson> = z.object({
  courseId: z.string(),
  outlineNum: count,
  sectionNum: count,
  title: z.string(),
  bodies: z.array(z.object({ title: z.string(), nodes: z.array(contentNode) })),
});

const tags = ['course'];

/** The calls of the built-in learning site. */
export const studyCalls = {
  outline: defineCall({
    method: 'GET',
    path: '/courseapi/course/outline',
    query: z.strictObject({ courseId: identifier }),
    response: success(courseOutline),
    errors: ['not-logged-in', 'course-not-found', 'course-closed'],
    summary: '课程目录',
    tags,
  }),
  lesson: defineCall({
    method: 'GET',
    path: '/courseapi/course/lesson',
    query: z.strictObject({ courseId: identifier, outlineNum: queryCount, sectionNum: queryCount }),
    response: success(lesson),
    errors: ['not-logged-in', 'course-not-found', 'lesson-not-found', 'course-closed'],
    summary: '一节课的内容',
    tags,
  }),
} as const;
