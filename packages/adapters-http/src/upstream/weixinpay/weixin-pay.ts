import { randomBytes } from 'node:crypto';
import type { PaymentOrder, PaymentProvider, RefundState } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { createCall } from './call.js';
import { createBill } from './bill.js';
import { isFinal, isOneOf, trouble } from './error.js';
import { createDownload } from './download.js';
import { platformKeys } from './platform-keys.js';
import {
  DESCRIPTION_MAX_BYTES,
  NO_SUCH_REFUND,
  NO_SUCH_TRADE,
  OUT_TRADE_NO_PATH,
  REASON_MAX_BYTES,
  REFUNDS_PATH,
  WAYS,
} from './constants.js';
import { readNotice } from './read-notice.js';
import { createSend, type SendParts } from './send.js';
import { checkedKey, readPrivateKey, type WeixinPaySettings } from './settings.js';
import { lines, signText } from './signing.js';
import { readTrade, refundState } from './states.js';
import { createTransfers } from './transfers.js';
import { fitBytes, rfc3339 } from './values.js';

const NOTHING = z.undefined();
const refundAnswer = z.object({
  out_refund_no: z.string(),
  transaction_id: z.optional(z.string()),
  status: z.string(),
});
type RefundAnswer = z.output<typeof refundAnswer>;

/** What each way to pay asks for beyond the rest. */
const extraOf = ({ way, openid, payerAddress }: PaymentOrder): object => {
  if (way === 'JSAPI') return { payer: { openid } };
  return way === 'H5' ? { scene_info: { payer_client_ip: payerAddress, h5_info: { type: 'Wap' } } } : {};
};

/** WeChat Pay, API v3. The settings are checked; keys that are none throw a TypeError. */
export const createWeixinPay = (settings: WeixinPaySettings, parts: SendParts): PaymentProvider => {
  const { mchId, appId, apiV3Key } = settings;
  const { now } = parts;
  const privateKey = checkedKey(readPrivateKey(settings.privateKey), 'privateKey');
  const send = createSend(settings, parts);
  const keys = platformKeys(settings, send, now);
  const { keyOf } = keys;
  const call = createCall(send, keyOf, now);
  const tradePath = (outTradeNo: string): string => `${OUT_TRADE_NO_PATH}/${encodeURIComponent(outTradeNo)}`;

  const query: PaymentProvider['query'] = async (outTradeNo) => {
    const path = `${tradePath(outTradeNo)}?mchid=${encodeURIComponent(mchId)}`;
    try {
      const trade = readTrade(await call({ method: 'GET', path }, z.unknown()), settings);
      if (trade?.outTradeNo !== outTradeNo) throw trouble('UNREADABLE', 'an answer about another payment');
      return trade.state;
    } catch (error) {
      if (isOneOf(error, NO_SUCH_TRADE)) return { kind: 'unknown' };
      throw error;
    }
  };

  const stateOf = (refundId: string, { out_refund_no, status }: RefundAnswer): RefundState => {
    const state = refundState(status);
    if (state === undefined || out_refund_no !== refundId) {
      throw trouble('UNREADABLE', 'an answer about another refund');
    }
    return state;
  };

  const findRefund = async (refundId: string): Promise<RefundAnswer | undefined> => {
    const path = `${REFUNDS_PATH}/${encodeURIComponent(refundId)}`;
    try {
      return await call({ method: 'GET', path }, refundAnswer);
    } catch (error) {
      if (isOneOf(error, NO_SUCH_REFUND)) return undefined;
      throw error;
    }
  };

  return {
    ...createTransfers(call, keys, settings),
    query,
    begin: async (order) => {
      const { path, answer } = WAYS[order.way];
      const body = {
        appid: appId,
        mchid: mchId,
        description: fitBytes(order.description, DESCRIPTION_MAX_BYTES),
        out_trade_no: order.outTradeNo,
        time_expire: rfc3339(order.expiresAt),
        notify_url: order.notifyUrl,
        amount: { total: order.amount, currency: 'CNY' },
        ...extraOf(order),
      };
      const schema = z.record(z.string(), z.unknown());
      const invitation = (await call({ method: 'POST', path, body }, schema))[answer];
      if (typeof invitation !== 'string' || invitation === '') throw trouble('UNREADABLE', `no ${answer}`);
      return invitation;
    },
    bridgeParams: (prepayId) => {
      const timeStamp = String(Math.floor(now() / 1000));
      const nonceStr = randomBytes(16).toString('hex');
      const wrapped = `prepay_id=${prepayId}`;
      const paySign = signText(lines(appId, timeStamp, nonceStr, wrapped), privateKey);
      return { appId, timeStamp, nonceStr, package: wrapped, signType: 'RSA', paySign };
    },
    close: async (outTradeNo) => {
      const path = `${tradePath(outTradeNo)}/close`;
      try {
        await call({ method: 'POST', path, body: { mchid: mchId } }, NOTHING);
      } catch (error) {
        // Whatever the reason is called: it is done unless a payment could still come.
        if (!isFinal(error) || (await query(outTradeNo)).kind === 'unpaid') throw error;
      }
    },
    refund: async ({ refundId, transactionId, amount, total, reason, notifyUrl }) => {
      const body = {
        transaction_id: transactionId,
        out_refund_no: refundId,
        reason: fitBytes(reason, REASON_MAX_BYTES),
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency: 'CNY' },
      };
      try {
        return stateOf(refundId, await call({ method: 'POST', path: REFUNDS_PATH, body }, refundAnswer));
      } catch (error) {
        if (!isFinal(error)) throw error;
        // An earlier request, whose answer was lost, may have been taken on.
        const known = await findRefund(refundId);
        if (known?.transaction_id === transactionId) return stateOf(refundId, known);
        return { kind: 'failed', error: `${error.text}（${error.code}）` };
      }
    },
    queryRefund: async (refundId) => {
      const found = await findRefund(refundId);
      return found === undefined ? { kind: 'unknown' } : stateOf(refundId, found);
    },
    bill: createBill(call, createDownload(settings, parts), settings),
    read: (notice) => readNotice(notice, { keyOf, apiV3Key, owner: settings, now: now() }),
  };
};
