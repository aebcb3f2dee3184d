import { STUDY_BEATS_MAX } from '@ykd/application/study-time';
import { COURSE_TYPES } from '@ykd/domain/course';
import { STUDY_BEAT_MAX_SECONDS } from '@ykd/domain/report';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { count, identifier, instant } from './values.js';

const beat = z.strictObject({
  id: identifier,
  courseId: identifier,
  outlineNum: count,
  sectionNum: count,
  from: instant,
  seconds: z.int().check(z.minimum(1), z.maximum(STUDY_BEAT_MAX_SECONDS)),
});

/** The calls of study time. Specification §7 (study-session start helper) for the start; the beats are the platform's own. */
export const studyTimeCalls = {
  start: defineCall({
    method: 'POST',
    path: '/api/study/start',
    body: z.strictObject({ courseId: identifier }),
    response: success(
      z.object({
        mobile: z.string(),
        courseId: z.string(),
        validFrom: z.nullable(instant),
        validUntil: z.nullable(instant),
        userId: z.string(),
        type: z.enum(COURSE_TYPES),
      }),
    ),
    errors: ['not-logged-in', 'course-not-found', 'course-closed'],
    summary: '开始学习一门课程：自己的手机号、有效期与新旧标记；体验课没有有效期',
  }),
  beats: defineCall({
    method: 'POST',
    path: '/api/study/beats',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      beats: z.array(beat).check(z.maxLength(STUDY_BEATS_MAX)),
    }),
    response: success(z.object({ seconds: count })),
    // Too many requests are no answer to the sender: what waits is sent again.
    errors: ['not-logged-in', 'forbidden'],
    limit: 'study-beats',
    summary: '上报学习时长：可重复提交，同一段时间在所有设备上只算一次；userId 只能是自己',
  }),
} as const;
