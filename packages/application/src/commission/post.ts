import {
  commissionAfter,
  COMMISSION_ACCOUNTS,
  postingMonth,
  type CommissionBalances,
  type CommissionMove,
  type CommissionPosting,
} from '@ykd/domain/commission';
import type { CommissionAccount } from '../ports/commissions.js';
import type { Tx } from '../ports/unit-of-work.js';

/** A transfer that is to be written down; see the posting. */
export interface PostingWish extends Pick<CommissionPosting, 'source' | 'at'> {
  readonly move: CommissionMove;
  readonly orderId?: string;
  readonly payoutId?: string;
}

/**
 * What came of it: `posted` – written down, and the account stands so now; `known` – this source made the same before, and
 * nothing changed; `not-enough` – the account has less than that.
 */
export type Posted =
  | { readonly kind: 'posted' | 'known'; readonly account: CommissionAccount }
  | { readonly kind: 'not-enough' };

/** What is on the accounts of a partner. */
export const balancesOf = (account: CommissionBalances): CommissionBalances =>
  Object.fromEntries(COMMISSION_ACCOUNTS.map((name) => [name, account[name]])) as CommissionBalances;

const isSame = (known: CommissionPosting, { partnerId }: CommissionAccount, { move }: PostingWish): boolean =>
  known.partnerId === partnerId &&
  known.kind === move.kind &&
  known.debit === move.debit &&
  known.cents === move.cents;

/**
 * Writes a transfer down, once for its source, in the month of its instant or the first open one. Throws where the source made
 * another transfer before.
 *
 * @param account - the account of the partner, which is held, as it stands now
 */
export const post = async (
  { commissions }: Pick<Tx, 'commissions'>,
  account: CommissionAccount,
  wish: PostingWish,
): Promise<Posted> => {
  const { move, source, at, orderId = null, payoutId = null } = wish;
  const known = await commissions.posting(source);
  if (known !== undefined) {
    if (!isSame(known, account, wish)) throw new Error(`${source} made another transfer before`);
    return { kind: 'known', account };
  }
  const balances = commissionAfter(balancesOf(account), move);
  if (!balances.ok) return { kind: 'not-enough' };
  const { partnerId, openMonth } = account;
  const seq = account.lastSeq + 1;
  const after = { ...account, ...balances.value, lastSeq: seq };
  const month = postingMonth(at, openMonth);
  await commissions.append({ ...move, partnerId, seq, orderId, payoutId, source, at, month }, after);
  return { kind: 'posted', account: after };
};
