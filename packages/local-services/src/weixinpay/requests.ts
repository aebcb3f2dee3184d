import { isIP } from 'node:net';
import type { PaymentWay } from '@ykd/domain/order';
import { TRANSFER_REMARK_MAX } from '@ykd/domain/payout';
import * as z from 'zod/mini';
import {
  cents,
  DESCRIPTION_MAX_BYTES,
  instant,
  OUT_BILL_NO,
  OUT_NO,
  REASON_MAX_BYTES,
} from '@ykd/adapters-http/protocols/weixinpay';
import { badParameter } from './refusal.js';

const bytes = (max: number) =>
  z.string().check(z.refine((text) => text !== '' && Buffer.byteLength(text) <= max));
const outNo = z.string().check(z.regex(OUT_NO));
/** Without a query: WeChat Pay does not carry one. */
const notifyUrl = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(255),
  z.refine((url) => !url.includes('?')),
);
const currency = z.optional(z.literal('CNY'));

const begin = {
  appid: z.string(),
  mchid: z.string(),
  description: bytes(DESCRIPTION_MAX_BYTES),
  out_trade_no: outNo,
  time_expire: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)), instant),
  ),
  notify_url: notifyUrl,
  amount: z.object({ total: cents, currency }),
};
const openid = z.string().check(z.regex(/^[\w-]{1,128}$/));

/** What a payment is begun with, by its way. */
export const beginBodies = {
  NATIVE: z.object(begin),
  JSAPI: z.object({ ...begin, payer: z.object({ openid }) }),
  H5: z.object({
    ...begin,
    scene_info: z.object({
      payer_client_ip: z.string().check(z.refine((address) => isIP(address) !== 0)),
      h5_info: z.object({ type: z.string().check(z.minLength(1)) }),
    }),
  }),
} satisfies { readonly [Way in PaymentWay]: z.core.$ZodType };

export const closeBody = z.object({ mchid: z.string() });

export const refundBody = z.object({
  transaction_id: z.string(),
  out_refund_no: outNo,
  reason: z.optional(bytes(REASON_MAX_BYTES)),
  notify_url: z.optional(notifyUrl),
  amount: z.object({ refund: cents, total: cents, currency }),
});

const some = z.string().check(z.minLength(1));

/** What a transfer is asked for with. */
export const transferBody = z.object({
  appid: z.string(),
  out_bill_no: z.string().check(z.regex(OUT_BILL_NO)),
  transfer_scene_id: z.string().check(z.regex(/^\d{1,36}$/)),
  openid,
  user_name: z.optional(some),
  transfer_amount: cents,
  transfer_remark: z
    .string()
    .check(z.refine((text) => text !== '' && [...text].length <= TRANSFER_REMARK_MAX)),
  notify_url: z.optional(notifyUrl),
  transfer_scene_report_infos: z
    .array(z.object({ info_type: some, info_content: some }))
    .check(z.minLength(1)),
});

/** What a bill is asked for with. */
export const billQuery = z.object({
  bill_date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  bill_type: z.optional(z.literal('ALL')),
  tar_type: z.optional(z.literal('GZIP')),
});

/** Reads a request; throws a Refused that names what is wrong with it. */
export const readRequest = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => `/${path.join('/')}`);
  throw badParameter(`输入源“${fields.join(' ')}”不符合规则`);
};
