import { join } from 'node:path';
import type { RawNotice } from '@ykd/application/ports';
import type { FastifyInstance } from 'fastify';
import { LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import type { WeixinPaySettings } from '@ykd/adapters-http/protocols/weixinpay';
import { createLocalApi } from './api.js';
import { createBillDesk } from './bill-file.js';
import { createBook } from './book.js';
import { createCashier, unpayable, type HowToPay, type Unpayable } from './cashier.js';
import { createClockwork } from './clockwork.js';
import {
  eventSchema,
  type BillFault,
  type LocalEvent,
  type LocalNotice,
  type LocalRefund,
  type LocalTrade,
  type LocalTransfer,
} from './events.js';
import { openJournal } from './journal.js';
import { keptKeys, type LocalKeys } from './keys.js';
import { createPost, NOTICE_DELAYS_MS, NOTICE_TIMEOUT_MS } from './messenger.js';
import { createNotices, type Tamper } from './notices.js';
import { createSignMessage } from './platform-signature.js';
import { pastEvents, type PastPayment } from './past-payments.js';
import { rawNotice } from './raw-notice.js';
import { createTransferDesk, type TransferEnd } from './transfer-desk.js';

export interface LocalWeixinPayOptions {
  /** Where its keys and its journal are kept. */
  readonly folder: string;
  /** The app that payments are made in. */
  readonly appId: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** The origin below which payers find its page. */
  readonly pageOrigin: () => string;
  /** How long a refund takes; null: until it is settled by hand. Default: 3 seconds. */
  readonly refundMs?: number | null;
  /** After how long a notice is sent again, each time. Default: as the real one. */
  readonly noticeDelaysMs?: readonly number[];
  /** How long it waits for the answer to a notice. Default: as the real one. */
  readonly noticeTimeoutMs?: number;
}

/** A WeChat Pay of one's own, with a payer's page. Nothing happens by itself before it is started. */
export interface LocalWeixinPay {
  /** The API. It listens where it is told to. */
  readonly fastify: FastifyInstance;
  readonly keys: LocalKeys;
  /** The origin below which payers find its page. */
  pageOrigin(): string;
  /** How its one merchant reaches it. */
  settings(apiUrl: string, mode?: 'certificates' | 'public-key'): WeixinPaySettings;
  /** Lets refunds come to their end and notices go out when they are due, from now on. */
  start(): void;
  /** Does what is due now, and waits for it. */
  tick(): Promise<void>;
  /** What a payer does; answers the transactions. Throws when no payment is taken. */
  pay(outTradeNo: string, how?: HowToPay): readonly string[];
  /** Makes it know payments of the past; those that it knows stay as they are. */
  remember(payments: readonly PastPayment[]): void;
  /** What the bank does with a refund that is in progress. */
  settleRefund(outRefundNo: string, status?: 'SUCCESS' | 'ABNORMAL' | 'CLOSED'): void;
  /** Whether this can become of a transfer now. */
  mayEndTransfer(outBillNo: string, how: TransferEnd): boolean;
  /** What becomes of a transfer; throws where that cannot happen to it. */
  endTransfer(outBillNo: string, how: TransferEnd): void;
  /** Whether transfers that are new are taken on and no more, until they are asked for again. */
  setTransfersSlow(slow: boolean): void;
  /** Whether the merchant has no money to send: transfers that are new are refused. */
  isBroke(): boolean;
  setBroke(broke: boolean): void;
  /** In the order in which they were taken on. */
  transfers(): readonly LocalTransfer[];
  /** While it is out, every call gets a 503, and nothing is told. */
  setOutage(out: boolean): void;
  isOut(): boolean;
  /** While notices are dropped, those that are due are lost for good. */
  dropNotices(drop: boolean): void;
  /** Whether bills can be had as soon as the day is over, before ten o'clock. */
  areBillsEarly(): boolean;
  setBillsEarly(early: boolean): void;
  /** Makes the bills wrong about a transaction or a refund, by its number, or right again. */
  plant(number: string, fault: BillFault): void;
  /** How they are wrong, by number. */
  faults(): ReadonlyMap<string, BillFault>;
  /** A notice as it would be sent now. */
  rawNotice(noticeId: string): RawNotice;
  /** Sends a notice now, once more if need be, and changed if wanted; answers the status, undefined for none. */
  deliver(noticeId: string, tamper?: Tamper): Promise<number | undefined>;
  /** In the order in which they were begun. */
  trades(): readonly LocalTrade[];
  trade(outTradeNo: string): LocalTrade | undefined;
  tradeOfPrepay(prepayId: string): LocalTrade | undefined;
  /** Why no payment is taken for this now; undefined when one is. */
  unpayable(trade: LocalTrade): Unpayable | undefined;
  refunds(): readonly LocalRefund[];
  notices(): readonly LocalNotice[];
  /** Ends everything, the API too. Doing it twice does nothing more. */
  close(): Promise<void>;
}

const REFUND_MS = 3_000;

/** Makes a local WeChat Pay. What it knew before, it knows again; its keys are made the first time. */
export const createLocalWeixinPay = async (options: LocalWeixinPayOptions): Promise<LocalWeixinPay> => {
  const { folder, appId, now, refundMs = REFUND_MS, noticeDelaysMs = NOTICE_DELAYS_MS } = options;
  const keys = await keptKeys(join(folder, 'keys.json'), now());
  const merchant = { mchId: keys.mchId, appId };
  const signMessage = createSignMessage(keys, now);
  const book = createBook();
  const journal = openJournal(join(folder, 'journal.jsonl'), eventSchema, book.apply);
  const append = (event: LocalEvent): void => {
    journal.append(event);
    clockwork.wake();
  };
  const cashier = createCashier({ merchant, book, append, now });
  const { post, close: closePost } = createPost(options.noticeTimeoutMs ?? NOTICE_TIMEOUT_MS);
  const raw = (notice: LocalNotice) => rawNotice(notice, { book, merchant, keys, signMessage });
  const notices = createNotices({ book, append, now, raw, post, delaysMs: noticeDelaysMs });
  let out = false;
  let early = false;
  const bills = createBillDesk({ book, merchant, now, isEarly: () => early });

  const transfers = createTransferDesk({ book, append, now });

  const inProgress = (): readonly LocalRefund[] =>
    refundMs === null ? [] : [...book.processing].flatMap((no) => book.refunds.get(no) ?? []);
  const settleAt = ({ createdAt }: LocalRefund): number => createdAt + (refundMs ?? Infinity);
  const clockwork = createClockwork({
    now,
    nextAt: () => {
      const dues = [
        ...inProgress().map(settleAt),
        transfers.nextAt(),
        ...(out ? [] : [notices.nextAt() ?? Infinity]),
      ];
      const next = Math.min(...dues);
      return Number.isFinite(next) ? next : undefined;
    },
    work: async () => {
      journal.catchUp();
      for (const refund of inProgress()) {
        if (settleAt(refund) <= now()) cashier.settle(refund.outRefundNo, 'SUCCESS');
      }
      transfers.expire();
      if (!out) await notices.sendDue();
    },
  });
  const payerUrl = (prepayId: string): string =>
    `${options.pageOrigin()}${LOCAL_WEIXIN_PAY_PREFIX}?pr=${prepayId}`;
  const fastify = createLocalApi({
    keys,
    merchant,
    cashier,
    bills,
    transfers,
    signMessage,
    catchUp: journal.catchUp,
    isOut: () => out,
    now,
    payerUrl,
  });
  /** What is known now, to all processes. */
  const fresh = <T>(read: () => T): T => {
    journal.catchUp();
    return read();
  };

  const close = async (): Promise<void> => {
    await clockwork.stop();
    await fastify.close();
    await closePost();
    journal.close();
  };
  let closed: Promise<void> | undefined;

  return {
    fastify,
    keys,
    pageOrigin: options.pageOrigin,
    settings: (apiUrl, mode = 'public-key') => ({
      ...merchant,
      serialNo: keys.merchant.serialNo,
      privateKey: keys.merchant.privateKey,
      apiV3Key: keys.apiV3Key,
      apiUrl,
      ...(mode === 'certificates'
        ? {}
        : { publicKey: { id: keys.platform.publicKeyId, pem: keys.platform.publicKey } }),
    }),
    start: clockwork.start,
    tick: clockwork.tick,
    pay: (outTradeNo, how = 'pay') => fresh(() => cashier.pay(outTradeNo, how)),
    remember: (payments) => fresh(() => journal.append(...pastEvents(book, payments))),
    settleRefund: (outRefundNo, status = 'SUCCESS') => fresh(() => cashier.settle(outRefundNo, status)),
    mayEndTransfer: (outBillNo, how) => fresh(() => transfers.mayEnd(outBillNo, how)),
    endTransfer: (outBillNo, how) => fresh(() => transfers.end(outBillNo, how)),
    setTransfersSlow: transfers.setSlow,
    isBroke: transfers.isBroke,
    setBroke: transfers.setBroke,
    transfers: () =>
      fresh(() => {
        transfers.expire();
        return [...book.transfers.values()];
      }),
    setOutage: (wanted) => {
      out = wanted;
      clockwork.wake();
    },
    isOut: () => out,
    dropNotices: notices.lose,
    areBillsEarly: () => early,
    setBillsEarly: (wanted) => {
      early = wanted;
    },
    plant: (number, fault) => fresh(() => append({ type: 'plant', at: now(), number, fault })),
    faults: () => fresh(() => book.faults),
    rawNotice: (noticeId) => fresh(() => notices.rawOf(noticeId)),
    deliver: (noticeId, tamper) => fresh(() => notices.deliver(noticeId, tamper)),
    trades: () => fresh(() => [...book.trades.values()]),
    trade: (outTradeNo) => fresh(() => book.trades.get(outTradeNo)),
    tradeOfPrepay: (prepayId) => fresh(() => book.tradeOfPrepay(prepayId)),
    unpayable: (trade) => unpayable(trade, now()),
    refunds: () => fresh(() => [...book.refunds.values()]),
    notices: () =>
      fresh(() => {
        transfers.expire();
        return [...book.notices.values()];
      }),
    close: () => (closed ??= close()),
  };
};
