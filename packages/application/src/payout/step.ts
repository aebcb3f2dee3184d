import { payoutTransition, type PayoutEvent } from '@ykd/domain/payout';
import { tellPayout } from '../notice/tell-partners.js';
import type { Payout } from '../entities/payout.js';
import type { Tx } from '../ports/unit-of-work.js';
import { givenBack, paidOut } from './money.js';

/** What a step changes beside the state. */
export type StepFields = Partial<Omit<Payout, 'status' | 'version'>> & Pick<Payout, 'changedBy'>;

/** A payout after a step at `at`, epoch ms; undefined where that cannot happen to it now. */
export const stepped = (
  payout: Payout,
  event: PayoutEvent,
  fields: StepFields,
  at: number,
): Payout | undefined => {
  const next = payoutTransition(payout.status, event);
  if (!next.ok) return undefined;
  const isOver = event === 'PAY' || event === 'FAIL' || event === 'REFUSE';
  return {
    ...payout,
    ...fields,
    status: next.value,
    version: payout.version + 1,
    changedAt: at,
    ...(isOver ? { endedAt: at, invitation: null, trouble: null } : {}),
  };
};

/** Stores that a payout which is held is over, moves its money, and tells the partner. */
export const end = async (tx: Tx, payout: Payout, at: number): Promise<void> => {
  await (payout.status === 'PAID' ? paidOut(tx, payout, at) : givenBack(tx, payout, at));
  await tx.payouts.store(payout, null);
  await tellPayout(tx, payout, at);
};
