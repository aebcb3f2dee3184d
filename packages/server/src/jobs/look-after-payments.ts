import { checkAttempts, closeOverdue, type OnTrouble, runRefunds } from '@ykd/application/payment';
import { reconcileBills, type ReconcileDeps } from '@ykd/application/bill';
import { runTransfers, type TransferDeps } from '@ykd/application/payout';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface LookAfterPaymentsDeps extends ReconcileDeps, Omit<TransferDeps, 'payment'> {
  readonly logger: Logger;
}

/** What is looked after, each by itself: a provider that is slow about one does not hold up the others. */
const JOBS = { checkAttempts, closeOverdue, runRefunds, reconcileBills, runTransfers };

/**
 * Asks about payments that nobody told of, closes orders whose time is over, gives money back, sends money to partners and compares
 * bills, until the returned
 * function is called; that resolves when what was under way has ended. Any number of processes may do so.
 */
export const lookAfterPayments = (deps: LookAfterPaymentsDeps): (() => Promise<void>) => {
  const { logger } = deps;
  let stopped = false;
  const stops = Object.entries(JOBS).map(([job, work]) => {
    const onTrouble: OnTrouble = (err, about) =>
      logger.error({ err, job, ...about }, 'looking after payments');
    return startRounds(async () => {
      try {
        // One round takes a few of many; what breaks counts as nothing done and waits for the next time.
        while (!stopped && (await work(deps, onTrouble)) > 0);
      } catch (err) {
        logger.error({ err, job }, 'looking after payments failed');
      }
    });
  });
  return async () => {
    stopped = true;
    await Promise.all(stops.map((stop) => stop()));
  };
};
