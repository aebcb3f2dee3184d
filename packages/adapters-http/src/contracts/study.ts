import {
  COURSE_PICTURE_PATH,
  SEARCH_HITS_MAX,
  SEARCH_TEXT_MAX,
  type SearchHit,
} from '@ykd/application/study';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { courseLesson, courseOutline } from './course-content.js';
import { list, success } from './envelope.js';
import { count, identifier, queryCount, text } from './values.js';

const searchHit: z.core.$ZodType<SearchHit> = z.object({
  outlineNum: count,
  sectionNum: count,
  bodyNum: count,
  lesson: z.string(),
  part: z.string(),
  excerpt: z.string(),
  marks: z.array(z.object({ from: count, to: count })),
});

/** The calls of the built-in learning site. */
export const studyCalls = {
  outline: defineCall({
    method: 'GET',
    path: '/courseapi/course/outline',
    query: z.strictObject({ courseId: identifier }),
    response: success(courseOutline),
    errors: ['not-logged-in', 'course-not-found', 'course-closed'],
    summary: '课程目录',
  }),
  lesson: defineCall({
    method: 'GET',
    path: '/courseapi/course/lesson',
    query: z.strictObject({ courseId: identifier, outlineNum: queryCount, sectionNum: queryCount }),
    response: success(courseLesson),
    errors: ['not-logged-in', 'course-not-found', 'lesson-not-found', 'course-closed'],
    summary: '一节课的内容',
  }),
  search: defineCall({
    method: 'GET',
    path: '/api/study/search',
    query: z.strictObject({
      courseId: identifier,
      q: text(SEARCH_TEXT_MAX).check(z.regex(/\S/, '请输入要查找的内容')),
    }),
    response: success(list(searchHit)),
    errors: ['not-logged-in', 'course-not-found', 'course-closed', 'too-many-attempts'],
    limit: 'search',
    summary: `在一门课程的标题和正文里查找，不分大小写，最多 ${SEARCH_HITS_MAX} 个部分，按阅读顺序排列`,
  }),
} as const;

/** Where a picture of a lesson is read, with its name as a parameter. */
export const COURSE_PICTURE_FILE_PATH = `${COURSE_PICTURE_PATH}:name`;
