import { commissionMonth, commissionMove } from '@ykd/domain/commission';
import { post } from '../commission/post.js';
import type { Payout } from '../entities/payout.js';
import type { Tx } from '../ports/unit-of-work.js';

/** What happens to the money of a payout, each once. */
export const PAYOUT_KINDS = ['PAYOUT', 'PAID', 'TAX', 'BACK'] as const;

export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** How that is called where it is written down. */
export const payoutSource = (kind: PayoutKind, payoutId: string): string =>
  `${kind.toLowerCase()}:${payoutId}`;

/** Writes down what happens to the money of a payout. Answers false where there is not so much. */
const move = async (
  tx: Pick<Tx, 'commissions'>,
  { id: payoutId, partnerId }: Pick<Payout, 'id' | 'partnerId'>,
  kind: PayoutKind,
  cents: number,
  at: number,
): Promise<boolean> => {
  if (cents === 0) return true;
  const account = await tx.commissions.hold(partnerId, commissionMonth(at));
  const wish = { move: commissionMove(kind, cents), source: payoutSource(kind, payoutId), payoutId, at };
  return (await post(tx, account, wish)).kind !== 'not-enough';
};

/** The money of a payout leaves what is payable; false where that is less. */
export const takeOut = (
  tx: Pick<Tx, 'commissions'>,
  payout: Pick<Payout, 'id' | 'partnerId' | 'amount'>,
  at: number,
): Promise<boolean> => move(tx, payout, 'PAYOUT', payout.amount, at);

/** Its receiver has the money of a payout, and what was withheld is tax. */
export const paidOut = async (tx: Pick<Tx, 'commissions'>, payout: Payout, at: number): Promise<void> => {
  const isThere =
    (await move(tx, payout, 'PAID', payout.net, at)) && (await move(tx, payout, 'TAX', payout.tax, at));
  if (!isThere) throw new Error(`less is on its way than the payout ${payout.id} has`);
};

/** The money of a payout is payable again. */
export const givenBack = async (tx: Pick<Tx, 'commissions'>, payout: Payout, at: number): Promise<void> => {
  if (!(await move(tx, payout, 'BACK', payout.amount, at)))
    throw new Error(`less is on its way than the payout ${payout.id} has`);
};
