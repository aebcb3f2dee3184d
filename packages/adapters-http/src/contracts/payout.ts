import { ownPayoutFields } from '@ykd/application/payout';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging } from './list-query.js';
import { identifier } from './values.js';

/** What is paid out to the caller as a partner. Beyond the Specification. */
export const payoutCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/api/partner/payouts',
    query: z.strictObject(keyPaging),
    response: success(keyPageOf(recordSchema(ownPayoutFields))),
    errors: ['not-logged-in', 'invalid-input'],
    limit: 'search',
    summary:
      '付给自己的佣金，新的在前：amount 是佣金，tax 是代扣的税款，net 是实付；isWaiting 表示在等自己在微信里确认收款，24 小时内有效',
  }),
  confirm: defineCall({
    method: 'GET',
    path: '/api/partner/payout/confirm',
    query: z.strictObject({ id: identifier }),
    response: success(z.object({ mchId: z.string(), appId: z.string(), package: z.string() })),
    errors: ['not-logged-in', 'entity-not-found'],
    whileViewing: false,
    summary: '微信里 requestMerchantTransfer 的参数，打开自己的一笔转账的确认收款；打开了不等于收到了',
  }),
} as const;
