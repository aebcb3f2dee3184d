import { isTransferFinal } from '@ykd/domain/payout';
import type { BillFault, LocalEvent, LocalNotice, LocalRefund, LocalTrade, LocalTransfer } from './events.js';

/** What the local WeChat Pay knows. */
export interface Book {
  apply(event: LocalEvent): void;
  /** By `outTradeNo`, in the order in which they were begun. */
  readonly trades: ReadonlyMap<string, LocalTrade>;
  /** By `outRefundNo`. */
  readonly refunds: ReadonlyMap<string, LocalRefund>;
  /** The refunds that are in progress. */
  readonly processing: ReadonlySet<string>;
  /** By `outBillNo`, in the order in which they were taken on. */
  readonly transfers: ReadonlyMap<string, LocalTransfer>;
  readonly notices: ReadonlyMap<string, LocalNotice>;
  /** The notices that still have to be delivered, oldest first. */
  readonly waiting: ReadonlySet<string>;
  /** How bills are wrong, by the number of a transaction or a refund. */
  readonly faults: ReadonlyMap<string, BillFault>;
  tradeOfPrepay(prepayId: string): LocalTrade | undefined;
  tradeOfTransaction(transactionId: string): LocalTrade | undefined;
}

/** A book that says what the events applied to it made of things. */
export const createBook = (): Book => {
  const trades = new Map<string, LocalTrade>();
  const refunds = new Map<string, LocalRefund>();
  const transfers = new Map<string, LocalTransfer>();
  const notices = new Map<string, LocalNotice>();
  const processing = new Set<string>();
  const faults = new Map<string, BillFault>();
  const waiting = new Set<string>();
  const byPrepay = new Map<string, string>();
  const byTransaction = new Map<string, string>();

  const change = (outTradeNo: string, changed: (trade: LocalTrade) => Partial<LocalTrade>): void => {
    const trade = trades.get(outTradeNo);
    if (trade !== undefined) trades.set(outTradeNo, { ...trade, ...changed(trade) });
  };
  const tell = (notice: Omit<LocalNotice, 'state'>): void => {
    notices.set(notice.id, { ...notice, state: 'waiting' });
    waiting.add(notice.id);
  };

  const paid = ({
    at,
    outTradeNo,
    transactionIds,
    notices: told,
  }: LocalEvent & { readonly type: 'pay' }): void => {
    change(outTradeNo, () => ({
      failed: false,
      payments: transactionIds.map((transactionId) => ({ transactionId, paidAt: at })),
    }));
    for (const transactionId of transactionIds) byTransaction.set(transactionId, outTradeNo);
    const { notifyUrl = '' } = trades.get(outTradeNo) ?? {};
    for (const { id, transactionId } of told) {
      tell({ id, notifyUrl, createdAt: at, about: { kind: 'payment', outTradeNo, transactionId } });
    }
  };
  const settled = ({ at, outRefundNo, status, noticeId }: LocalEvent & { readonly type: 'settle' }): void => {
    const refund = refunds.get(outRefundNo);
    if (refund === undefined) return;
    refunds.set(outRefundNo, { ...refund, status, settledAt: at });
    processing.delete(outRefundNo);
    const { notifyUrl } = refund;
    if (notifyUrl !== null)
      tell({ id: noticeId, notifyUrl, createdAt: at, about: { kind: 'refund', outRefundNo } });
  };

  const transferred = (
    outBillNo: string,
    changed: Partial<LocalTransfer> & { readonly changedAt: number },
  ): LocalTransfer | undefined => {
    const transfer = transfers.get(outBillNo);
    // Another process may have written down an end at the same time.
    if (transfer === undefined || isTransferFinal(transfer.state)) return undefined;
    transfers.set(outBillNo, { ...transfer, ...changed });
    return transfer;
  };

  return {
    trades,
    refunds,
    transfers,
    processing,
    notices,
    waiting,
    faults,
    tradeOfPrepay: (prepayId) => trades.get(byPrepay.get(prepayId) ?? ''),
    tradeOfTransaction: (transactionId) => trades.get(byTransaction.get(transactionId) ?? ''),
    apply: (event) => {
      switch (event.type) {
        case 'begin': {
          const { trade, at } = event;
          trades.set(trade.outTradeNo, { ...trade, begunAt: at, closed: false, failed: false, payments: [] });
          byPrepay.set(trade.prepayId, trade.outTradeNo);
          break;
        }
        case 'pay':
          paid(event);
          break;
        case 'fail':
          change(event.outTradeNo, () => ({ failed: true }));
          break;
        case 'close':
          change(event.outTradeNo, () => ({ closed: true }));
          break;
        case 'refund': {
          const { refund, at } = event;
          const outTradeNo = byTransaction.get(refund.transactionId) ?? '';
          const state = { outTradeNo, status: 'PROCESSING', createdAt: at, settledAt: null } as const;
          refunds.set(refund.outRefundNo, { ...refund, ...state });
          processing.add(refund.outRefundNo);
          break;
        }
        case 'settle':
          settled(event);
          break;
        case 'transfer': {
          const { transfer, at } = event;
          const begun = {
            state: 'ACCEPTED',
            reason: null,
            invitation: null,
            takenAt: at,
            changedAt: at,
          } as const;
          transfers.set(transfer.outBillNo, { ...transfer, ...begun });
          break;
        }
        case 'transfer-wait':
          transferred(event.outBillNo, {
            state: 'WAIT_USER_CONFIRM',
            invitation: event.invitation,
            changedAt: event.at,
          });
          break;
        case 'transfer-cancel':
          transferred(event.outBillNo, { state: 'CANCELING', changedAt: event.at });
          break;
        case 'transfer-end': {
          const { outBillNo, state, reason, at, noticeId: id } = event;
          const notifyUrl = transferred(outBillNo, { state, reason, changedAt: at })?.notifyUrl ?? null;
          if (notifyUrl !== null)
            tell({ id, notifyUrl, createdAt: at, about: { kind: 'transfer', outBillNo } });
          break;
        }
        case 'plant':
          faults.set(event.number, event.fault);
          break;
        case 'told': {
          const notice = notices.get(event.noticeId);
          waiting.delete(event.noticeId);
          if (notice !== undefined) {
            notices.set(notice.id, { ...notice, state: event.lost ? 'lost' : 'delivered' });
          }
          break;
        }
      }
    },
  };
};
