import { RETURNED_PAYOUT_STATUSES } from '@ykd/domain/payout';
import type { Payout } from '../entities/payout.js';
import { PAYOUT_KINDS, payoutSource, type PayoutKind } from '../payout/money.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { OnProblem } from './read-postings.js';

/** What the postings of a payout come to as it stands, in cents; 0 where there is none. */
const movesOf = ({
  status,
  amount,
  net,
  tax,
}: Pick<Payout, 'status' | 'amount' | 'net' | 'tax'>): Readonly<Record<PayoutKind, number>> => ({
  PAYOUT: amount,
  PAID: status === 'PAID' ? net : 0,
  TAX: status === 'PAID' ? tax : 0,
  BACK: RETURNED_PAYOUT_STATUSES.includes(status) ? amount : 0,
});

/**
 * Says where the money of a payout did not move as it stands: what is paid out moved once, and what is on its way stands there.
 * Answers whose it is, and how many postings it has; undefined where there is no such payout.
 */
export const verifyPayout = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  id: string,
  onProblem: OnProblem,
): Promise<{ readonly partnerId: string; readonly postings: number } | undefined> =>
  unitOfWork.transaction(async (tx) => {
    const payout = await tx.payouts.hold(id);
    if (payout === undefined) return undefined;
    const { partnerId, amount, net, tax } = payout;
    const moves = movesOf(payout);
    let [postings, isRight] = [0, net + tax === amount];
    for (const kind of PAYOUT_KINDS) {
      const posting = await tx.commissions.posting(payoutSource(kind, id));
      const isOfPayout = posting?.kind === kind && posting.payoutId === id && posting.partnerId === partnerId;
      if (isOfPayout) postings += 1;
      if ((posting?.cents ?? 0) !== moves[kind] || (posting !== undefined && !isOfPayout)) isRight = false;
    }
    if (!isRight) onProblem(`佣金结算 ${id} 与分录不符`);
    return { partnerId, postings };
  });
