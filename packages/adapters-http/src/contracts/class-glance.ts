import {
  CLASS_YEAR_MIN_LEARNERS,
  CLASS_YEARS,
  classGlanceFields,
  classYearFields,
  GLANCE_DAYS,
  GLANCE_STUDENTS_MAX,
} from '@ykd/application/class-glance';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { identifier, queryCount } from './values.js';

/** A class at a glance. Beyond the Specification. */
export const classGlanceCalls = {
  show: defineCall({
    method: 'GET',
    path: '/api/admin/class/glance',
    query: z.strictObject({
      classId: identifier,
      days: z.pipe(z.enum(GLANCE_DAYS.map(String)), z.pipe(z.transform(Number), z.literal(GLANCE_DAYS))),
    }),
    response: success(recordSchema(classGlanceFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: `一个班的学员学得怎么样：跟不跟得上计划、哪天学习了（marks 一天一位，1 是学习了，最后一位是今天）、每门课与每章的平均进度、做对了多少道练习、卡在哪里、服务还有几天；只算看得到的学员，最多 ${GLANCE_STUDENTS_MAX} 位，其余的没有算（isCut）`,
  }),
  year: defineCall({
    method: 'GET',
    path: '/api/admin/class/year',
    query: z.strictObject({
      classId: identifier,
      year: z.pipe(queryCount, z.int().check(z.minimum(CLASS_YEARS.from), z.maximum(CLASS_YEARS.until))),
    }),
    response: success(recordSchema(classYearFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: `一个班的一年，只有合计：学习过的人数、天数、时长、最多的钟点、做对的练习、还在的笔记；只算看得到的学员，学习过的不到 ${CLASS_YEAR_MIN_LEARNERS} 位时没有（sums 为 null）`,
  }),
} as const;
