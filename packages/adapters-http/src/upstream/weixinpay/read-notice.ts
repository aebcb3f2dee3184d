import type { PaymentNotice, RawNotice } from '@ykd/application/ports';
import * as z from 'zod/mini';
import type { KeyOf } from './platform-keys.js';
import { sealedSchema, unseal } from './sealing.js';
import { TRANSFER_EVENT } from './constants.js';
import { readTrade, refundState, type Owner } from './states.js';
import { readTransferNotice } from './transfers.js';
import { cents, parsedJson } from './values.js';
import { isGenuine } from './verify-message.js';

const noticeSchema = z.object({ event_type: z.string(), resource: sealedSchema });

const refundSchema = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  amount: z.object({ refund: cents }),
});

const paymentNotice = (value: unknown, owner: Owner): PaymentNotice | undefined => {
  const trade = readTrade(value, owner);
  if (trade?.state.kind !== 'paid') return undefined;
  return { ...trade.state, kind: 'payment', outTradeNo: trade.outTradeNo };
};

const refundNotice = (value: unknown, { mchId }: Owner): PaymentNotice | undefined => {
  const { data: refund } = z.safeParse(refundSchema, value);
  const state = refundState(refund?.refund_status ?? '');
  if (refund?.mchid !== mchId || state === undefined) return undefined;
  return {
    kind: 'refund',
    refundId: refund.out_refund_no,
    state,
    outTradeNo: refund.out_trade_no,
    transactionId: refund.transaction_id,
    amount: refund.amount.refund,
  };
};

/** What a notification says; undefined when it is forged, too old, cut off or not for this merchant. Never throws. */
export const readNotice = async (
  notice: RawNotice,
  parts: { readonly keyOf: KeyOf; readonly apiV3Key: string; readonly owner: Owner; readonly now: number },
): Promise<PaymentNotice | undefined> => {
  // Without the key nothing can be believed: WeChat Pay says it again later.
  if (!(await isGenuine(notice, parts.keyOf, parts.now).catch(() => false))) return undefined;
  const { data: outer } = z.safeParse(noticeSchema, parsedJson(notice.body));
  if (outer === undefined) return undefined;
  const opened = unseal(outer.resource, parts.apiV3Key);
  if (opened === undefined) return undefined;
  const value = parsedJson(opened);
  if (outer.event_type === 'TRANSACTION.SUCCESS') return paymentNotice(value, parts.owner);
  if (outer.event_type.startsWith('REFUND.')) return refundNotice(value, parts.owner);
  if (outer.event_type === TRANSFER_EVENT) return readTransferNotice(value, parts.owner);
  return { kind: 'other' };
};
