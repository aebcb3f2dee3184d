import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { isTransferFinal, TRANSFER_CONFIRM_MS, TRANSFER_NAMED_FROM } from '@ykd/domain/payout';
import type { Book } from './book.js';
import type { LocalEvent, LocalTransfer, TransferFacts } from './events.js';
import { badParameter, invalidRequest, Refused } from './refusal.js';

/** What becomes of a transfer that waits: its receiver takes it, it fails, or nobody takes it within a day. */
export type TransferEnd = 'confirm' | 'fail' | 'expire';

export interface TransferDeskParts {
  readonly book: Book;
  readonly append: (event: LocalEvent) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What is asked for, as far as it has to be the same when it is asked for again. */
const ASKED = ['openid', 'userName', 'amount', 'remark', 'sceneId', 'reports', 'notifyUrl'] as const;

const isSame = (one: TransferFacts, other: TransferFacts): boolean =>
  ASKED.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** As WeChat Pay numbers transfers. */
const newTransferNo = (): string =>
  `1330000071100${Array.from({ length: 26 }, () => randomInt(10)).join('')}`;

/** How long it takes to cancel a transfer. */
const CANCEL_MS = 3_000;

/** Whether a transfer is being cancelled, or is. */
const isCancelled = ({ state }: LocalTransfer): boolean => state === 'CANCELING' || state === 'CANCELLED';

const ENDS = {
  confirm: { state: 'SUCCESS', reason: null },
  fail: { state: 'FAIL', reason: 'PAYEE_ACCOUNT_ABNORMAL' },
  expire: { state: 'FAIL', reason: 'OVERDUE_CLOSE' },
  cancel: { state: 'CANCELLED', reason: null },
} as const;

/** Sends money to people's balances, by the rules of the real one. Each change is one event. */
export const createTransferDesk = ({ book, append, now }: TransferDeskParts) => {
  let slow = false;
  let broke = false;

  const finish = (outBillNo: string, how: keyof typeof ENDS, at: number): void =>
    append({ type: 'transfer-end', at, outBillNo, ...ENDS[how], noticeId: randomUUID() });
  const open = (): readonly LocalTransfer[] =>
    [...book.transfers.values()].filter(({ state }) => !isTransferFinal(state));
  const overAt = (transfer: LocalTransfer): number =>
    isCancelled(transfer) ? transfer.changedAt + CANCEL_MS : transfer.takenAt + TRANSFER_CONFIRM_MS;
  /** What nobody took within a day is over, and what was to be cancelled. */
  const expire = (): void => {
    for (const transfer of open())
      if (overAt(transfer) <= now())
        finish(transfer.outBillNo, isCancelled(transfer) ? 'cancel' : 'expire', overAt(transfer));
  };
  const find = (outBillNo: string): LocalTransfer => {
    expire();
    const found = book.transfers.get(outBillNo);
    if (found === undefined) throw new Refused(404, 'NOT_FOUND', '转账单不存在');
    return found;
  };

  /** Whether this can become of a transfer: it is not over, and there is something to confirm. */
  const mayEnd = (outBillNo: string, how: TransferEnd): boolean => {
    expire();
    const state = book.transfers.get(outBillNo)?.state;
    if (how === 'confirm') return state === 'WAIT_USER_CONFIRM';
    return state !== undefined && !isTransferFinal(state) && state !== 'CANCELING';
  };

  return {
    expire,
    find,
    /** When the next one is over by itself, epoch ms. */
    nextAt: (): number => Math.min(...open().map(overAt), Infinity),
    /** Takes a transfer on, or says how the very same one stands; `serial`: which key the merchant wants to be told with. */
    ask: (facts: TransferFacts, serial: string): LocalTransfer => {
      expire();
      const { outBillNo, amount, userName } = facts;
      const known = book.transfers.get(outBillNo);
      if (known !== undefined && !isSame(known, facts))
        throw new Refused(400, 'ALREADY_EXISTS', '商户单号已使用，且请求参数与首次请求时不一致');
      if (known === undefined) {
        if (amount >= TRANSFER_NAMED_FROM && userName === null)
          throw badParameter('转账金额大于等于2000元时，收款用户姓名必填');
        if (broke) throw new Refused(403, 'NOT_ENOUGH', '商户运营账户资金不足');
        append({ type: 'transfer', at: now(), transfer: { ...facts, transferNo: newTransferNo(), serial } });
        if (slow) return find(outBillNo);
      }
      if (find(outBillNo).state === 'ACCEPTED')
        append({
          type: 'transfer-wait',
          at: now(),
          outBillNo,
          invitation: randomBytes(24).toString('base64'),
        });
      return find(outBillNo);
    },
    /** Begins to cancel a transfer, or says how one stands that is being cancelled; throws a Refused where it is too late. */
    cancel: (outBillNo: string): LocalTransfer => {
      const transfer = find(outBillNo);
      if (isCancelled(transfer)) return transfer;
      if (isTransferFinal(transfer.state)) throw invalidRequest('单据当前状态不支持撤销');
      append({ type: 'transfer-cancel', at: now(), outBillNo });
      return find(outBillNo);
    },
    mayEnd,
    /** What becomes of a transfer; throws where that cannot happen to it. */
    end: (outBillNo: string, how: TransferEnd): void => {
      if (!mayEnd(outBillNo, how))
        throw new Error(`nothing of the kind can happen to the transfer ${outBillNo}`);
      finish(outBillNo, how, now());
    },
    /** Whether transfers that are new are taken on and no more, until they are asked for again. */
    setSlow: (wanted: boolean): void => void (slow = wanted),
    /** Whether there is no money to send. */
    isBroke: (): boolean => broke,
    setBroke: (wanted: boolean): void => void (broke = wanted),
  };
};

export type TransferDesk = ReturnType<typeof createTransferDesk>;
