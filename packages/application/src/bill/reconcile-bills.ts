import { billDays, billReadyAt, isBillKept } from '@ykd/domain/bill';
import { dayIndexOf, dayOfIndex, shanghaiDay } from '@ykd/domain/shared';
import type { BillDay } from '../entities/bill.js';
import { nextBillTryAt } from '../payment/back-off.js';
import type { PaymentDeps } from '../payment/deps.js';
import { DUE_LEASE_MS, forEachDue, type OnTrouble } from '../shared/due-work.js';
import type { Bills } from '../ports/bills.js';
import { compareAgain, giveUpBill, madeBill, takeBill } from './read-bill.js';

export interface ReconcileDeps extends PaymentDeps {
  readonly bills: Bills;
}

/** So many bills are asked for at a time. */
const AT_A_TIME = 4;

/** What staff read while the provider has not made a bill yet. */
export const NOT_READY = '微信支付还没有生成这一天的账单';

/** The most characters of what went wrong that staff read. */
const ERROR_MAX = 200;

/** Enters the days that are over and were not entered yet, from the first payment on. */
const planDays = async ({ bills, clock }: ReconcileDeps): Promise<void> => {
  const now = clock.now();
  const last = await bills.lastDay();
  const paidAt = last === undefined ? await bills.firstPaidAt() : undefined;
  if (last === undefined && paidAt === undefined) return;
  const first = last === undefined ? shanghaiDay(paidAt ?? now) : dayOfIndex(dayIndexOf(last) + 1);
  const days = billDays(first, now);
  if (days.length > 0) await bills.plan(days.map((day) => ({ day, dueAt: billReadyAt(day) })));
};

const compareDue = async (deps: ReconcileDeps, known: BillDay, onTrouble: OnTrouble) => {
  const { day, state, tries } = known;
  const { bills, clock, payment } = deps;
  if (state === 'COMPARED') {
    await compareAgain(deps, day);
    return;
  }
  if (!isBillKept(day, clock.now())) {
    await giveUpBill(deps, day);
    return;
  }
  try {
    const bill = await madeBill(deps, known, await payment.provider.bill(day));
    if (bill === undefined) await bills.tried(day, NOT_READY, nextBillTryAt(clock.now(), tries));
    else await takeBill(deps, day, bill);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await bills.tried(day, reason.slice(0, ERROR_MAX), nextBillTryAt(clock.now(), tries));
    onTrouble(error, { day });
  }
};

/**
 * Asks for the bills of days that are over, from ten o'clock on, and compares what they say with what is written down here; days
 * with open differences are compared again. Answers how many were dealt with. Any number of processes may do so.
 */
export const reconcileBills = async (deps: ReconcileDeps, onTrouble: OnTrouble): Promise<number> => {
  await planDays(deps);
  const claim = { at: deps.clock.now(), leaseMs: DUE_LEASE_MS, limit: AT_A_TIME };
  return forEachDue(
    await deps.bills.claimDue(claim),
    (day) => compareDue(deps, day, onTrouble),
    (error, { day }) => onTrouble(error, { day }),
  );
};
