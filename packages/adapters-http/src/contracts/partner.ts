import { partnerStandingFields } from '@ykd/application/partner';
import { PARTNER_CHANNELS, PAYEE_METHODS } from '@ykd/domain/partner';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, text } from './values.js';

/** Longer than anything that is written in one line, so that what is too long gets the message of the rule. */
const line = text(200);

/** The same of several lines. */
const lines = text(2_000, { multiLine: true });

/** Who wrote it, if the sender names him, and the version that he saw. */
const sent = { userId: z.exactOptional(identifier), version: count };

const profile = {
  realName: line,
  contact: line,
  channel: z.enum(PARTNER_CHANNELS),
  channelText: lines,
};

const standing = success(recordSchema(partnerStandingFields));
const refusals = ['not-logged-in', 'forbidden', 'invalid-input', 'changed-meanwhile'] as const;
const SEEN = '；version 是看到的版本，别处改过就拒绝，同样的再来一次没有变化；userId 只能是自己';

/** The way of a member to be a partner, and himself as one. Beyond the Specification. */
export const partnerCalls = {
  standing: defineCall({
    method: 'GET',
    path: '/api/partner/standing',
    response: standing,
    errors: ['not-logged-in'],
    summary:
      '自己的合作申请（审核到哪里、每次提交的内容与答复，最近的在前）与合作伙伴资料；没有申请过、不是合作伙伴都是 null',
  }),
  apply: defineCall({
    method: 'POST',
    path: '/api/partner/apply',
    body: z.strictObject({ ...sent, ...profile, reason: lines, agreementVersion: line }),
    response: standing,
    errors: refusals,
    limit: 'partner',
    summary: `申请成为合作伙伴，没有通过或要补充资料时改了再申请；没有申请过时 version 是 0${SEEN}`,
  }),
  saveProfile: defineCall({
    method: 'POST',
    path: '/api/partner/profile',
    body: z.strictObject({ ...sent, ...profile }),
    response: standing,
    errors: [...refusals, 'entity-not-found'],
    limit: 'partner',
    summary: `修改自己作为合作伙伴的姓名、联系方式与渠道${SEEN}`,
  }),
  savePayee: defineCall({
    method: 'POST',
    path: '/api/partner/payee',
    body: z.strictObject({
      ...sent,
      method: z.enum(PAYEE_METHODS),
      name: line,
      bank: line,
      account: line,
    }),
    response: standing,
    errors: [...refusals, 'entity-not-found'],
    limit: 'partner',
    summary: `修改佣金的收款账户，本人收到通知；微信零钱不用写银行与账号${SEEN}`,
  }),
  agree: defineCall({
    method: 'POST',
    path: '/api/partner/agree',
    body: z.strictObject({ ...sent, agreementVersion: line }),
    response: standing,
    errors: [...refusals, 'entity-not-found'],
    limit: 'partner',
    summary: `同意现在的合作协议${SEEN}`,
  }),
} as const;
