import type { OwnPrize } from '@ykd/application/prize';
import type { PrizeClaimState } from '@ykd/domain/activity';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { campaignValue } from './check-in.js';
import { list, success } from './envelope.js';
import { identifier, instant, text } from './values.js';

/** Longer than anything that is written about a prize, so that what is too long gets the message of the rule. */
export const prizeLine = text(500);

const own: z.core.$ZodType<OwnPrize> = z.object({
  id: z.string(),
  title: z.string(),
  ships: z.boolean(),
  isEarned: z.boolean(),
  // By themselves: with the rules of campaigns learners load no part of the console.
  state: z.enum(['none', 'open', 'sent', 'refused'] satisfies PrizeClaimState[]),
  receiver: z.string(),
  mobile: z.string(),
  address: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  reason: z.string(),
  mayWrite: z.boolean(),
  at: z.nullable(instant),
});

/** The prizes of the caller. Beyond the Specification. */
export const prizeCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/api/prize/mine',
    query: z.strictObject({ campaign: campaignValue }),
    response: success(list(own)),
    errors: ['not-logged-in', 'entity-not-found'],
    limit: 'search',
    summary:
      '自己在一个活动里达成的奖品，寄到哪里、快递公司与单号、为什么不寄；mayWrite 表示可以填写或修改地址；员工没有奖品；以他人的身份查看时，收件人、手机号与地址是遮住的',
  }),
  claim: defineCall({
    method: 'POST',
    path: '/api/prize/claim',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      campaign: campaignValue,
      prize: identifier,
      receiver: prizeLine,
      mobile: prizeLine,
      address: prizeLine,
    }),
    response: success(list(own)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found'],
    limit: 'check-in',
    summary:
      '填写一份达成的奖品寄到哪里，寄出以前可以修改；还没有达成的、不用寄的、已经寄出或说明不寄的拒绝；userId 只能是自己',
  }),
} as const;
