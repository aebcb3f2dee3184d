import { solutionFields } from '@ykd/application/ports';
import { SOLUTION_CODE_MAX } from '@ykd/domain/course';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { identifier, instant, queryCount } from './values.js';

const solution = recordSchema(solutionFields);

const datedCode = z.strictObject({
  // The rule counts code points, of which each has at most two of these.
  code: z.string().check(z.maxLength(2 * SOLUTION_CODE_MAX)),
  at: instant,
});

/** The calls of a member's own solutions of exercises. */
export const solutionCalls = {
  ofLesson: defineCall({
    method: 'GET',
    path: '/api/solution/lesson',
    query: z.strictObject({
      userId: identifier,
      courseId: identifier,
      outlineNum: queryCount,
      sectionNum: queryCount,
    }),
    response: success(list(solution)),
    errors: ['not-logged-in', 'forbidden', 'course-not-found', 'lesson-not-found'],
    summary: '自己在一节课的练习里写的代码：最后的（last）与最后通过的（passed）；userId 只能是自己',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/solution/save',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      courseId: identifier,
      exerciseId: identifier,
      last: datedCode,
      passed: z.exactOptional(datedCode),
      seen: z.exactOptional(instant),
    }),
    response: success(solution),
    // Too many requests are no answer to the sender: what waits is sent again.
    errors: [
      'not-logged-in',
      'forbidden',
      'invalid-input',
      'course-not-found',
      'exercise-not-found',
      'course-closed',
    ],
    limit: 'solution',
    summary:
      '保存练习的代码：可重复提交，回答保存着的；知道已有的 last（seen：它的时刻）才换得下它，不知道的得到它，两份都有了再发送；最后通过的取较晚的；userId 只能是自己',
  }),
} as const;
