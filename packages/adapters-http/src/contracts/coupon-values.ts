import { couponRuleField } from '@ykd/application/entities';
import * as z from 'zod/mini';
import { schemaOf } from './fields.js';
import { text } from './values.js';

/** The code in the link of a batch of coupons. */
export const couponCode = text(64);

/** What a coupon takes off. */
export const couponRule = /* @__PURE__ */ schemaOf(couponRuleField);

/** Why nobody can claim a coupon of a batch. */
export const batchIssue = z.enum(['partner-inactive', 'off', 'not-yet', 'ended', 'none-left']);
