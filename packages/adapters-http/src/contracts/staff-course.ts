import {
  COURSE_ARCHIVE_FIELD,
  COURSE_ARCHIVE_MAX_BYTES,
  COURSE_DRAFTS_MAX,
  courseFaresFields,
  courseLineFields,
  courseVersionsFields,
  uploadedCourseFields,
} from '@ykd/application/staff-course';
import type { LessonChange, VersionChanges } from '@ykd/domain/course';
import { MEGABYTE } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { reason } from './shop-values.js';
import { courseLesson, courseOutline } from './course-content.js';
import { count, identifier, queryCount } from './values.js';

const place = { outlineNum: count, sectionNum: count };
const titled = { ...place, title: z.string() };

const lessonChange: z.core.$ZodType<LessonChange> = z.union([
  z.object({ ...titled, kind: z.enum(['added', 'removed']) }),
  z.object({ ...titled, kind: z.literal('renamed'), was: z.string() }),
  z.object({ ...titled, kind: z.literal('moved'), from: z.object(place) }),
]);

const changes: z.core.$ZodType<VersionChanges> = z.object({
  lessons: list(lessonChange),
  exercisesAdded: list(z.string()),
  exercisesRemoved: list(z.string()),
  movesProgress: z.boolean(),
});

const refusals = ['not-logged-in', 'forbidden'] as const;
const versionBody = { courseId: identifier, number: count, hash: identifier };
const versionQuery = { courseId: identifier, number: queryCount };
const courseQuery = z.strictObject({ courseId: identifier });

/** Courses, for super administrators. Beyond the Specification. */
export const staffCourseCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/courses',
    response: success(list(recordSchema(courseLineFields))),
    errors: refusals,
    summary:
      '有内容的课程：名称怎样读（spelled，拼音，一个音节一个词）、已发布的版本（live，没有发布过为 null）、版本数与草稿数',
  }),
  course: defineCall({
    method: 'GET',
    path: '/api/admin/courses/versions',
    query: courseQuery,
    response: success(recordSchema(courseVersionsFields)),
    errors: [...refusals, 'course-not-found'],
    summary: '一门课程的版本，新的在前：从哪里来、谁导入的、何时由谁发布；没有人的是命令行或随平台提供',
  }),
  changes: defineCall({
    method: 'GET',
    path: '/api/admin/courses/changes',
    query: z.strictObject(versionQuery),
    response: success(changes),
    errors: [...refusals, 'entity-not-found'],
    limit: 'search',
    summary:
      '发布一个版本之后，与现在的相比哪几节新增、移除、改名、移动，哪些练习增减；movesProgress 是有的学习进度会归到另一节',
  }),
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/course',
    body: z.strictObject({ [COURSE_ARCHIVE_FIELD]: z.file() }),
    upload: {
      maxBytes: COURSE_ARCHIVE_MAX_BYTES,
      right: 'courses.manage',
      // As many as may be read and wait to be: more would only lie in memory before they are sent away.
      atOnce: 3,
      // Every picture in it is drawn anew before there is an answer.
      waitMs: 600_000,
      tooLarge: () => `压缩包最大 ${COURSE_ARCHIVE_MAX_BYTES / MEGABYTE} MB`,
    },
    response: success(recordSchema(uploadedCourseFields)),
    errors: [...refusals, 'invalid-input', 'course-problems', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传课程目录的 ZIP，整个成为一个草稿，一门课程最多 ${COURSE_DRAFTS_MAX} 个；内容与某个版本相同就是那个版本（isNew 为 false）。有问题就什么都不导入，全部问题带着文件与行号`,
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/admin/courses/publish',
    body: z.strictObject({ ...versionBody, live: count, reason }),
    response: success(z.null()),
    errors: [...refusals, 'second-factor-needed', 'entity-not-found', 'changed-meanwhile', 'invalid-input'],
    summary:
      '发布一个草稿，或退回到从前的版本，要写原因；hash 是看到的内容，live 是看到的已发布的版本号，没有为 0，别人换过就拒绝',
  }),
  discard: defineCall({
    method: 'POST',
    path: '/api/admin/courses/discard',
    body: z.strictObject(versionBody),
    response: success(z.null()),
    errors: [...refusals, 'entity-not-found', 'changed-meanwhile'],
    summary: '删除一个草稿，它的版本号不再给别的内容；hash 是看到的内容',
  }),
  previewOutline: defineCall({
    method: 'GET',
    path: '/api/admin/courses/preview/outline',
    query: z.strictObject(versionQuery),
    response: success(courseOutline),
    errors: [...refusals, 'entity-not-found'],
    summary: '一个版本的课程目录，草稿也可以',
  }),
  previewLesson: defineCall({
    method: 'GET',
    path: '/api/admin/courses/preview/lesson',
    query: z.strictObject({ ...versionQuery, outlineNum: queryCount, sectionNum: queryCount }),
    response: success(courseLesson),
    errors: [...refusals, 'entity-not-found', 'lesson-not-found'],
    summary: '一个版本的一节内容，草稿也可以',
  }),
  fares: defineCall({
    method: 'GET',
    path: '/api/admin/courses/fares',
    query: courseQuery,
    response: success(recordSchema(courseFaresFields)),
    errors: [...refusals, 'course-not-found'],
    limit: 'search',
    summary:
      '学员学得怎样：每一节有多少人开始（最远学到这一节或更后面）、读完、最远停在这里，每道练习多少人做过、通过；buyers 是其中买过课程的',
  }),
} as const;
