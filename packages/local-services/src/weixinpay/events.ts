import { TRANSFER_STATES, type TransferState } from '@ykd/domain/payout';
import * as z from 'zod/mini';
import { cents } from '@ykd/adapters-http/protocols/weixinpay';

const text = z.string();
const at = z.int();

const tradeSchema = z.object({
  outTradeNo: text,
  prepayId: text,
  way: z.enum(['NATIVE', 'JSAPI', 'H5']),
  description: text,
  /** Cents. */
  amount: cents,
  openid: z.nullable(text),
  /** Epoch ms. */
  expiresAt: at,
  notifyUrl: text,
  /** Which key the merchant wants to be told with. */
  serial: text,
});

const refundSchema = z.object({
  /** The merchant's number, and WeChat Pay's. */
  outRefundNo: text,
  refundId: text,
  transactionId: text,
  amount: cents,
  total: cents,
  notifyUrl: z.nullable(text),
  serial: text,
});

const transferFacts = {
  /** The merchant's number. */
  outBillNo: text,
  openid: text,
  /** As it was opened; null: it was not given. */
  userName: z.nullable(text),
  /** Cents. */
  amount: cents,
  remark: text,
  sceneId: text,
  reports: z.array(z.object({ type: text, content: text })),
  notifyUrl: z.nullable(text),
};
/** A transfer as it is asked for. */
export type TransferFacts = z.output<z.ZodMiniObject<typeof transferFacts>>;

const transferSchema = z.object({ ...transferFacts, transferNo: text, serial: text });

export const REFUND_STATUSES = ['PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED'] as const;

/** How a bill is wrong about something: by a cent, without it, with it in that of the next day, or not any more. */
export const BILL_FAULTS = ['cent', 'left-out', 'late', 'none'] as const;

/** Everything that happens at the local WeChat Pay. */
export const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin'), at, trade: tradeSchema }),
  /** Paid, once or at the same time from two devices; each notice tells of one of the transactions. */
  z.object({
    type: z.literal('pay'),
    at,
    outTradeNo: text,
    transactionIds: z.array(text),
    notices: z.array(z.object({ id: text, transactionId: text })),
  }),
  z.object({ type: z.literal('fail'), at, outTradeNo: text }),
  z.object({ type: z.literal('close'), at, outTradeNo: text }),
  z.object({ type: z.literal('refund'), at, refund: refundSchema }),
  z.object({
    type: z.literal('settle'),
    at,
    outRefundNo: text,
    status: z.enum(REFUND_STATUSES),
    noticeId: text,
  }),
  z.object({ type: z.literal('transfer'), at, transfer: transferSchema }),
  /** It waits for its receiver, who opens it with this. */
  z.object({ type: z.literal('transfer-wait'), at, outBillNo: text, invitation: text }),
  /** The merchant wants it cancelled, which takes a while. */
  z.object({ type: z.literal('transfer-cancel'), at, outBillNo: text }),
  z.object({
    type: z.literal('transfer-end'),
    at,
    outBillNo: text,
    state: z.enum(TRANSFER_STATES),
    reason: z.nullable(text),
    noticeId: text,
  }),
  /** The bills are wrong about a transaction or a refund from now on, by its number. */
  z.object({ type: z.literal('plant'), at, number: text, fault: z.enum(BILL_FAULTS) }),
  /** Nothing more is sent: the merchant has it, or it is lost. */
  z.object({ type: z.literal('told'), at, noticeId: text, lost: z.boolean() }),
]);

export type LocalEvent = z.output<typeof eventSchema>;

/** A payment that was begun. */
export interface LocalTrade extends z.output<typeof tradeSchema> {
  readonly begunAt: number;
  readonly closed: boolean;
  /** Whether the last try to pay failed. */
  readonly failed: boolean;
  /** Oldest first. */
  readonly payments: readonly { readonly transactionId: string; readonly paidAt: number }[];
}

export interface LocalRefund extends z.output<typeof refundSchema> {
  readonly outTradeNo: string;
  readonly status: (typeof REFUND_STATUSES)[number];
  readonly createdAt: number;
  readonly settledAt: number | null;
}

/** A transfer that was taken on. */
export interface LocalTransfer extends z.output<typeof transferSchema> {
  readonly state: TransferState;
  /** Why it failed, in the words of the API. */
  readonly reason: string | null;
  /** What its receiver opens it with. */
  readonly invitation: string | null;
  readonly takenAt: number;
  readonly changedAt: number;
}

export type BillFault = (typeof BILL_FAULTS)[number];

/** Something to tell the merchant. */
export interface LocalNotice {
  readonly id: string;
  readonly about:
    | { readonly kind: 'payment'; readonly outTradeNo: string; readonly transactionId: string }
    | { readonly kind: 'refund'; readonly outRefundNo: string }
    | { readonly kind: 'transfer'; readonly outBillNo: string };
  readonly notifyUrl: string;
  readonly createdAt: number;
  readonly state: 'waiting' | 'delivered' | 'lost';
}
