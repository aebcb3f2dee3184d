import {
  isTransferFinal,
  TRANSFER_CONFIRM_MS,
  TRANSFER_NAMED_FROM,
  type TransferState,
} from '@ykd/domain/payout';
import type { Clock } from '../../ports/clock.js';
import type { PaymentNotice } from '../../ports/payment-provider.js';
import type { TransferOrder, TransferProvider, TransferStanding } from '../../ports/transfer-provider.js';

/** A transfer that was asked for at the fake provider. */
export interface FakeTransfer extends TransferStanding {
  readonly order: TransferOrder;
  readonly takenAt: number;
  /** When somebody wanted it cancelled, epoch ms. */
  readonly cancelAt?: number;
}

/** The hands that move transfers. */
export interface FakeTransferHands {
  /** By their `outBillNo`. */
  readonly transfers: ReadonlyMap<string, FakeTransfer>;
  /** The receiver takes the money. Throws where there is nothing to take. */
  confirmTransfer(outBillNo: string): void;
  /** It fails at the provider. */
  failTransfer(outBillNo: string, reason?: string): void;
  /** The provider does not know it any more. */
  forgetTransfer(outBillNo: string): void;
  /** While it is so, transfers that are new to the provider are taken on and no more, until they are asked for again. */
  setTransfersSlow(slow: boolean): void;
  /** While there is an error, transfers that are new to the provider are refused with it. */
  refuseTransfers(error: string | undefined): void;
  /** While there is an error, no transfer is cancelled, and it is why. */
  refuseCancels(error: string | undefined): void;
  /** While they are lost, requests for transfers are heard, and their answers are not. */
  loseTransferAnswers(lose: boolean): void;
}

/** How long the fake provider takes to cancel a transfer. */
const CANCEL_MS = 5_000;

const OVERDUE = '收款人 24 小时内没有确认';

const sameTransfer = (one: TransferOrder, other: TransferOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Transfers of the fake WeChat Pay. `reach` throws while it is away; `tell` keeps what there is to tell. */
export const fakeTransfers = (
  clock: Clock,
  reach: () => void,
  tell: (notice: PaymentNotice) => void,
): TransferProvider & FakeTransferHands & { expireTransfers(): void } => {
  const transfers = new Map<string, FakeTransfer>();
  let slow = false;
  let refusal: string | undefined;
  let keeping: string | undefined;
  let losing = false;

  const put = (transfer: FakeTransfer): FakeTransfer => {
    transfers.set(transfer.order.outBillNo, transfer);
    return transfer;
  };
  const end = (transfer: FakeTransfer, state: TransferState, reason: string | null): void => {
    const { order, transferNo } = put({ ...transfer, state, reason });
    tell({ kind: 'transfer', outBillNo: order.outBillNo, amount: order.amount, transferNo, state, reason });
  };
  const expireTransfers = (): void => {
    for (const transfer of transfers.values())
      if (transfer.state === 'CANCELING') {
        if (clock.now() >= (transfer.cancelAt ?? 0) + CANCEL_MS) end(transfer, 'CANCELLED', null);
      } else if (!isTransferFinal(transfer.state) && clock.now() >= transfer.takenAt + TRANSFER_CONFIRM_MS)
        end(transfer, 'FAIL', OVERDUE);
  };
  const open = (outBillNo: string): FakeTransfer => {
    expireTransfers();
    const transfer = transfers.get(outBillNo);
    if (transfer === undefined || isTransferFinal(transfer.state) || transfer.state === 'CANCELING')
      throw new Error(`no open transfer: ${outBillNo}`);
    return transfer;
  };
  const standingOf = ({ transferNo, state, reason }: FakeTransfer): TransferStanding => ({
    transferNo,
    state,
    reason,
  });

  return {
    transfers,
    expireTransfers,
    transfer: async (order) => {
      reach();
      expireTransfers();
      const before = transfers.get(order.outBillNo);
      if (before !== undefined && !sameTransfer(before.order, order))
        return { kind: 'refused', error: 'the number was used for another transfer' };
      if (before === undefined && refusal !== undefined) return { kind: 'refused', error: refusal };
      if (order.amount >= TRANSFER_NAMED_FROM && order.userName === null)
        return { kind: 'refused', error: 'the name of the receiver is missing' };
      const taken = before ?? {
        order,
        transferNo: `transfer-${transfers.size + 1}`,
        state: 'ACCEPTED',
        reason: null,
        takenAt: clock.now(),
      };
      const isWaiting = taken.state === 'ACCEPTED' && !(before === undefined && slow);
      const now = put(isWaiting ? { ...taken, state: 'WAIT_USER_CONFIRM' } : taken);
      if (losing) throw new Error('the answer is lost');
      const invitation = now.state === 'WAIT_USER_CONFIRM' ? `invitation-${order.outBillNo}` : null;
      return { kind: 'taken', ...standingOf(now), invitation };
    },
    queryTransfer: async (outBillNo) => {
      reach();
      expireTransfers();
      const found = transfers.get(outBillNo);
      return found === undefined
        ? { kind: 'unknown' }
        : { kind: 'known', ...standingOf(found), amount: found.order.amount };
    },
    cancelTransfer: async (outBillNo) => {
      reach();
      expireTransfers();
      const found = transfers.get(outBillNo);
      if (found === undefined) return { kind: 'refused', error: 'there is no such transfer' };
      if (keeping !== undefined) return { kind: 'refused', error: keeping };
      if (found.state === 'SUCCESS' || found.state === 'FAIL')
        return { kind: 'refused', error: 'the transfer is over' };
      const isNew = found.state !== 'CANCELING' && found.state !== 'CANCELLED';
      const now = isNew ? put({ ...found, state: 'CANCELING', cancelAt: clock.now() }) : found;
      if (losing) throw new Error('the answer is lost');
      return { kind: 'cancelling', transferNo: now.transferNo, state: now.state };
    },
    confirmParams: (invitation) => ({ mchId: 'merchant-fake', appId: 'wx-fake', package: invitation }),
    confirmTransfer: (outBillNo) => {
      const transfer = open(outBillNo);
      if (transfer.state !== 'WAIT_USER_CONFIRM') throw new Error('there is nothing to confirm yet');
      end(transfer, 'SUCCESS', null);
    },
    failTransfer: (outBillNo, reason = '收款账户异常') => end(open(outBillNo), 'FAIL', reason),
    forgetTransfer: (outBillNo) => void transfers.delete(outBillNo),
    setTransfersSlow: (wanted) => void (slow = wanted),
    refuseTransfers: (error) => void (refusal = error),
    refuseCancels: (error) => void (keeping = error),
    loseTransferAnswers: (wanted) => void (losing = wanted),
  };
};
