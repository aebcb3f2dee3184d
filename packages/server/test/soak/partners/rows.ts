import type { Schema } from '../../../src/persistence/schema.js';
import type { Ledger } from '../ledger.js';
import type { Stage } from '../stage.js';

/** What the tables say of partners, beside those of the shop. */
export interface PartnerLedger extends Ledger {
  readonly claims: readonly Schema['coupon_claim'][];
  readonly batches: readonly Schema['coupon_batch'][];
  readonly accounts: readonly Schema['commission_account'][];
  readonly postings: readonly Schema['commission_posting'][];
  readonly statements: readonly Schema['commission_statement'][];
  readonly rates: readonly Schema['commission_rate'][];
  readonly brought: readonly Schema['commission_order'][];
  readonly payouts: readonly Schema['payout'][];
}

/** Reads all of it. */
export const readPartners = async ({ books }: Stage): Promise<PartnerLedger> => ({
  ...(await books.read()),
  claims: await books.table('coupon_claim', 'claimed_at, id'),
  batches: await books.table('coupon_batch', 'id'),
  accounts: await books.table('commission_account', 'partner_id'),
  postings: await books.table('commission_posting', 'partner_id, seq'),
  statements: await books.table('commission_statement', 'partner_id, month'),
  rates: await books.table('commission_rate', 'gmt_created, id'),
  brought: await books.table('commission_order', 'order_id'),
  payouts: await books.table('payout', 'id'),
});

/** What of it is about one history: its partners, and what they brought. */
export const ofHistory = (
  ledger: PartnerLedger,
  partnerIds: readonly string[],
  buyerIds: readonly string[],
) => {
  const isOwn = ({ partner_id: id }: { readonly partner_id: string | null }): boolean =>
    partnerIds.includes(id ?? '');
  return {
    claims: ledger.claims.filter(isOwn),
    batches: ledger.batches.filter(isOwn),
    accounts: ledger.accounts.filter(isOwn),
    postings: ledger.postings.filter(isOwn),
    statements: ledger.statements.filter(isOwn),
    rates: ledger.rates.filter(isOwn),
    brought: ledger.brought.filter(isOwn),
    payouts: ledger.payouts.filter(isOwn),
    orders: ledger.orders.filter(({ user_id: id }) => buyerIds.includes(id)),
  };
};

export type History = ReturnType<typeof ofHistory>;
