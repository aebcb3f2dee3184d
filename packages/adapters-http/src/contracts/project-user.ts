import { countedProjectUserFields } from '@ykd/application/ports';
import { LESSONS_READ_MAX } from '@ykd/domain/course';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, instant } from './values.js';

/** A member's progress in a course. Specification §3 (course progress record). */
const projectUser = recordSchema(countedProjectUserFields);

/** The calls of course progress. Specification §7 for `findLast`, `queryByUserId` and `get`; the others are the platform's own. */
export const projectUserCalls = {
  findLast: defineCall({
    method: 'GET',
    path: '/courseapi/projectuser/findLast',
    query: z.strictObject({ userId: identifier }),
    response: success(z.nullable(projectUser)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '最近一次学习的课程记录，没有时 data 为 null',
  }),
  queryByUserId: defineCall({
    method: 'GET',
    path: '/courseapi/projectuser/queryByUserId',
    query: z.strictObject({ userId: identifier }),
    response: success(list(projectUser)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '用户的全部课程记录，最近学习的在前',
  }),
  get: defineCall({
    method: 'GET',
    path: '/courseapi/projectuser/get',
    query: z.strictObject({ userId: identifier, courseId: identifier }),
    response: success(z.nullable(projectUser)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '用户在一门课程里的记录，没有时 data 为 null',
  }),
  save: defineCall({
    method: 'POST',
    path: '/courseapi/projectuser/save',
    body: z.strictObject({
      courseId: identifier,
      outlineNum: count,
      sectionNum: count,
      bodyNum: count,
      read: z.exactOptional(
        z
          .array(z.strictObject({ outlineNum: count, sectionNum: count }))
          .check(z.maxLength(LESSONS_READ_MAX)),
      ),
      at: z.exactOptional(instant),
      userId: z.exactOptional(identifier),
    }),
    response: success(projectUser),
    errors: ['not-logged-in', 'forbidden', 'course-not-found', 'lesson-not-found', 'course-closed'],
    summary:
      '保存学习位置：可重复提交，最远的位置有效；read 是读到末尾的课，只增不减，进度按它们与通过的练习计算；userId 只能是自己',
  }),
  exercises: defineCall({
    method: 'GET',
    path: '/courseapi/projectuser/exercises',
    query: z.strictObject({ userId: identifier, courseId: identifier }),
    response: success(list(z.string())),
    errors: ['not-logged-in', 'forbidden'],
    summary: '用户在一门课程里已经通过的练习编号',
  }),
  passExercise: defineCall({
    method: 'POST',
    path: '/courseapi/projectuser/exercise',
    body: z.strictObject({
      courseId: identifier,
      exerciseId: identifier,
      at: z.exactOptional(instant),
      userId: z.exactOptional(identifier),
    }),
    response: success(projectUser),
    errors: ['not-logged-in', 'forbidden', 'course-not-found', 'exercise-not-found', 'course-closed'],
    summary: '记下通过了一道练习并计入进度：可重复提交；userId 只能是自己',
  }),
} as const;
