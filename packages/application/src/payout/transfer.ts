import {
  isRefusedForGood,
  isTransferCancellable,
  isTransferFinal,
  isTransferLost,
  TRANSFER_NAMED_FROM,
  transferAfter,
} from '@ykd/domain/payout';
import { formatAmount } from '@ykd/domain/order';
import type { Payout } from '../entities/payout.js';
import { nextTransferTryAt } from './back-off.js';
import { DUE_LEASE_MS, DUE_LIMIT, forEachDue, type OnTrouble } from '../shared/due-work.js';
import type {
  CancelAnswer,
  TransferAnswer,
  TransferNotice,
  TransferStanding,
} from '../ports/transfer-provider.js';
import type { Tx } from '../ports/unit-of-work.js';
import { tellTransferWaits } from '../notice/tell-partners.js';
import type { TransferDeps } from './deps.js';
import { isOffered, stepOf } from './known.js';
import { LOST_TRANSFER, UNKNOWN_TRANSFER } from './lost.js';
import { goneIssue } from './may-pay.js';
import { end, stepped } from './step.js';

/** What the receiver of a transfer reads beside it. */
const REMARK = '推广佣金';

/** Why a transfer failed that WeChat Pay did not take on, as its partner reads it. */
const REFUSED_REASON = '微信支付没有受理这笔转账';

/** What staff read while nobody knows; what was the matter in the words of the program is in its log. */
const UNANSWERED = '微信支付没有给出能用的回答，过一会儿自动再问';

/** The same where the platform does not send money any more. */
const NOT_SET_UP = '没有开通微信转账，开通以后自动发出';

/** The most characters of what was the matter that staff read. */
const TROUBLE_MAX = 200;

/** Why a transfer did not arrive, as its partner reads it. */
const failedBecause = (
  { cancelReason }: Pick<Payout, 'cancelReason'>,
  { state, reason }: Pick<TransferStanding, 'state' | 'reason'>,
): string => {
  if (state !== 'CANCELLED') return reason ?? '微信没有说明原因';
  return cancelReason === null ? '转账已撤销' : `转账已撤销：${cancelReason}`;
};

/** Stores what was heard of a transfer that is on its way; what is over stays as it is, whoever tells of it again. */
const heard = async (
  tx: Tx,
  payout: Payout,
  { transferNo, state, reason }: TransferStanding,
  fields: Partial<Payout>,
  at: number,
): Promise<void> => {
  const transferState = transferAfter(payout.transferState ?? undefined, state);
  const told = { ...fields, transferNo, transferState, isRefused: false, changedBy: null };
  if (!isTransferFinal(transferState)) {
    const { changedBy: _nobody, ...rest } = told;
    const now = { ...payout, trouble: null, ...rest };
    await tx.payouts.store(now, nextTransferTryAt(at, now.attempts));
    if (payout.invitation === null && isOffered(now)) await tellTransferWaits(tx, now, at);
    return;
  }
  const isPaid = transferState === 'SUCCESS';
  const why = isPaid ? {} : { reason: failedBecause(payout, { state: transferState, reason }) };
  const over = stepped(payout, isPaid ? 'PAY' : 'FAIL', { ...told, ...why }, at);
  if (over !== undefined) await end(tx, over, at);
};

/** Takes in what was heard of the transfer of a payout, whoever told; an amount that is another one ends nothing. */
const noteStanding = (
  { unitOfWork, clock }: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  id: string,
  { amount, ...standing }: TransferStanding & { readonly amount: number },
  isAnswer: boolean,
  /** Why WeChat Pay does not cancel it, which counts as long as it waits for its receiver. */
  refusal: string | null = null,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout === undefined) return;
    const at = clock.now();
    const attempts = payout.attempts + (isAnswer ? 1 : 0);
    const trouble = (text: string): Promise<void> =>
      tx.payouts.store(
        { ...payout, attempts, trouble: text },
        payout.status === 'SENT' ? nextTransferTryAt(at, attempts) : null,
      );
    if (payout.status === 'FAILED' && standing.state === 'SUCCESS')
      return trouble('微信支付说已经付款，与这里的记录不符，请到商户平台核对');
    // Of one that was left to people: what WeChat Pay says itself is no news by now.
    if (payout.status === 'PAID' && isTransferFinal(standing.state) && standing.state !== 'SUCCESS')
      return trouble('微信支付说没有付成，与这里的记录不符，请到商户平台核对');
    if (payout.status !== 'SENT') return;
    if (amount !== payout.net)
      return trouble(`微信支付说的金额是 ¥${formatAmount(amount)}，与这里的不符，请到商户平台核对`);
    await heard(
      tx,
      payout,
      standing,
      { attempts, trouble: isTransferCancellable(standing.state) ? refusal : null },
      at,
    );
  });

/**
 * A transfer that is to be asked for or about now, as it stands; one that was only approved is on its way with that, so that nobody
 * refuses it any more. Undefined where there is nothing to ask.
 */
const begun = async (
  { unitOfWork, clock, payment, payouts, members }: TransferDeps,
  id: string,
): Promise<Payout | undefined> => {
  const waiting = await payouts.find(id);
  const openid = waiting?.status === 'CHECKED' ? await members.weixinOf(waiting.partnerId) : undefined;
  return unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout === undefined || payout.method !== 'WEIXIN') return undefined;
    const { transfers, notifyUrl } = payment;
    const at = clock.now();
    if (payout.status === 'CHECKED') {
      const paused = transfers === undefined ? NOT_SET_UP : await goneIssue({ payment }, tx, payout, openid);
      if (transfers === undefined || paused !== undefined) {
        // It waits, and staff may refuse it.
        const attempts = payout.attempts + 1;
        await tx.payouts.store(
          { ...payout, attempts, trouble: paused ?? null },
          nextTransferTryAt(at, attempts),
        );
        return undefined;
      }
      const { payeeName, net } = payout;
      // It travels only where WeChat Pay wants it.
      const userName = net >= TRANSFER_NAMED_FROM ? payeeName : null;
      const asked = { userName, remark: REMARK, ...transfers, notifyUrl };
      const sent = stepped(payout, 'SEND', { asked, askedAt: at, trouble: null, changedBy: null }, at);
      if (sent !== undefined) await tx.payouts.store(sent, at + DUE_LEASE_MS);
      return sent;
    }
    if (payout.status !== 'SENT') return undefined;
    if (stepOf(payout) !== 'ask') return payout;
    // Before it is asked: what nobody hears the answer of was asked, too.
    const again = { ...payout, askedAt: at, isAskedAgain: true };
    await tx.payouts.store(again, at + DUE_LEASE_MS);
    return again;
  });
};

/** What WeChat Pay is asked for: each time the very same. */
const orderOf = ({ id: outBillNo, openid, net: amount, asked }: Payout) => {
  if (openid === null || asked === null) throw new Error(`the payout ${outBillNo} goes to nobody in WeChat`);
  return { outBillNo, openid, amount, ...asked };
};

/** Takes in what a request for a transfer was answered with. */
const noteAnswer = (
  { unitOfWork, clock }: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  id: string,
  answer: TransferAnswer,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    // It may have ended while it was asked for.
    if (payout?.status !== 'SENT') return;
    const at = clock.now();
    const attempts = payout.attempts + 1;
    if (answer.kind === 'taken') {
      const invitation = answer.invitation ?? payout.invitation;
      return heard(tx, payout, answer, { attempts, invitation }, at);
    }
    const trouble = answer.error.slice(0, TROUBLE_MAX);
    await tx.payouts.store(
      { ...payout, attempts, isRefused: true, trouble },
      nextTransferTryAt(at, attempts),
    );
  });

/** Takes in that a transfer is being cancelled. */
const noteCancelling = (
  { unitOfWork, clock }: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  id: string,
  { transferNo, state }: CancelAnswer & { readonly kind: 'cancelling' },
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout?.status !== 'SENT') return;
    const attempts = payout.attempts + 1;
    await heard(tx, payout, { transferNo, state, reason: null }, { attempts }, clock.now());
  });

/** Whether WeChat Pay refused the only request that there was, so that it never took the transfer on. */
const wasNeverTaken = ({ isRefused, isAskedAgain, transferState }: Payout): boolean =>
  isRefused && !isAskedAgain && transferState === null;

/**
 * WeChat Pay does not know a transfer: one that it never took on ends with that, once no request can be on its way any more; another,
 * which it may know under the number of a merchant that we were before, is left to people.
 */
const noteUnknown = (
  { unitOfWork, clock }: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  id: string,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout?.status !== 'SENT') return;
    const at = clock.now();
    const { askedAt, isRefused, trouble } = payout;
    const attempts = payout.attempts + 1;
    if (wasNeverTaken(payout) && isRefusedForGood(askedAt ?? at, at)) {
      const failed = stepped(payout, 'FAIL', { attempts, reason: REFUSED_REASON, changedBy: null }, at);
      // What WeChat Pay said is about the account of the school, or how it asked: staff read it, and not the partner.
      if (failed !== undefined) await end(tx, { ...failed, trouble }, at);
      return;
    }
    const early = isRefused ? trouble : UNKNOWN_TRANSFER;
    const text = isTransferLost(askedAt ?? at, at) ? LOST_TRANSFER : early;
    await tx.payouts.store({ ...payout, attempts, trouble: text }, nextTransferTryAt(at, attempts));
  });

/** Asks WeChat Pay for a payout or about it, whichever may be, and takes in what it says. Throws when it is away. */
export const runTransfer = async (deps: TransferDeps, id: string): Promise<void> => {
  const payout = await begun(deps, id);
  if (payout === undefined) return;
  const { provider } = deps.payment;
  const step = stepOf(payout);
  if (step === 'ask') {
    await noteAnswer(deps, id, await provider.transfer(orderOf(payout)));
    return;
  }
  const cancel = step === 'cancel' ? await provider.cancelTransfer(id) : undefined;
  // What is over by now is asked about: its answer tells how much it was.
  if (cancel?.kind === 'cancelling' && !isTransferFinal(cancel.state)) {
    await noteCancelling(deps, id, cancel);
    return;
  }
  const refusal = cancel?.kind === 'refused' ? cancel.error.slice(0, TROUBLE_MAX) : null;
  const found = await provider.queryTransfer(id);
  await (found.kind === 'unknown' ? noteUnknown(deps, id) : noteStanding(deps, id, found, true, refusal));
};

/** That something was the matter with a transfer, which is asked for or about again. */
const noteTrouble = (
  { unitOfWork, clock }: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  id: string,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout?.status !== 'SENT' && payout?.status !== 'CHECKED') return;
    const attempts = payout.attempts + 1;
    const trouble = payout.isRefused ? payout.trouble : UNANSWERED;
    await tx.payouts.store({ ...payout, attempts, trouble }, nextTransferTryAt(clock.now(), attempts));
  });

/** Sends payouts to WeChat, and asks about those that are on their way. Answers how many were dealt with. Any number of processes may do so. */
export const runTransfers = async (deps: TransferDeps, onTrouble: OnTrouble): Promise<number> => {
  const claim = { at: deps.clock.now(), leaseMs: DUE_LEASE_MS, limit: DUE_LIMIT };
  return forEachDue(
    await deps.payouts.claimDue(claim),
    async ({ id }) => {
      try {
        await runTransfer(deps, id);
      } catch (error) {
        await noteTrouble(deps, id);
        onTrouble(error, { payoutId: id });
      }
    },
    (error, { id }) => onTrouble(error, { payoutId: id }),
  );
};

/** WeChat Pay tells that a transfer is over. Of a number that nobody gave, and told of again, it changes nothing. */
export const transferTold = (
  deps: Pick<TransferDeps, 'unitOfWork' | 'clock'>,
  { outBillNo, ...standing }: TransferNotice,
): Promise<void> => noteStanding(deps, outBillNo, standing, false);
