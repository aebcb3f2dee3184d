import { dashboardFields, GRAINS } from '@ykd/application/dashboard';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { text } from './values.js';

/** How the school is doing. Beyond the Specification. */
export const dashboardCalls = {
  show: defineCall({
    method: 'GET',
    path: '/api/admin/dashboard',
    query: z.strictObject({ by: z.enum(GRAINS), on: z.exactOptional(text(16)) }),
    response: success(recordSchema(dashboardFields)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '一个月或一天的已付订单、退款、收入，新学员、活跃学员与从注册到第一课，与从前相比：本月至今对上月同期，一天对上周同一天；on 是其中的一天，省略是今天。money 只给能看订单的，students 只给能看学员的（班主任与助教只有自己负责的）',
  }),
} as const;
