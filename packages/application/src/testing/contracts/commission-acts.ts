import { commissionMonth, commissionMove, type CommissionKind } from '@ykd/domain/commission';
import type { Repositories } from '../../application-deps.js';
import { closeStatements, type Closed } from '../../commission/close.js';
import { post, type Posted } from '../../commission/post.js';
import { releaseCommission } from '../../commission/release.js';
import { verifyLedger } from '../../ledger/verify.js';
import type { CommissionAccount, CommissionOrder } from '../../ports/commissions.js';
import type { CouponClaim } from '../../ports/coupon-claims.js';
import { DEFAULT_COMMISSION } from '../../commission/settings.js';
import { PAYOUT_KINDS, payoutSource, type PayoutKind } from '../../payout/money.js';
import type { Tx } from '../../ports/unit-of-work.js';
import { samplePayout } from './payouts.js';
import { samplePartner } from './partners.js';
import { sampleProduct } from './samples.js';
import { place, receive } from './shop-acts.js';
import { PLACED_AT, REDUCED, sampleCoupon, sampleReceipt, sampleShopOrder } from './shop-samples.js';
import type { MakeSubject } from './subject.js';

/** An order that a partner brought and nobody has paid. */
export const sampleCommissionOrder = (
  orderId: string,
  over: Partial<CommissionOrder> = {},
): CommissionOrder => ({
  orderId,
  partnerId: 'p',
  buyerId: 'member-1',
  productId: 'product-1',
  claimId: 'claim',
  claimedAt: PLACED_AT - 5,
  couponId: 'c',
  placedAt: PLACED_AT,
  rateBp: 700,
  rateId: null,
  doubts: [],
  state: 'PLACED',
  review: 'NONE',
  reviewedBy: null,
  reviewedAt: null,
  reason: null,
  earned: 0,
  reversed: 0,
  paidAt: null,
  payer: null,
  dueAt: null,
  version: 1,
  ...over,
});

/** A store with the product that sample orders and coupons name. */
export const withOneProduct =
  (make: MakeSubject<Repositories>): MakeSubject<Repositories> =>
  async () => {
    const made = await make();
    await made.subject.products.insert(sampleProduct('product-1'));
    return made;
  };

/** A member claims the coupon `id` of a partner, which is good for long. */
export const claimed = async (
  { unitOfWork }: Repositories,
  id: string,
  over: Partial<CouponClaim> = {},
): Promise<void> => {
  const claim: CouponClaim = {
    id: `claim-${id}`,
    batchId: `batch-of-${id}`,
    partnerId: 'partner-1',
    productId: 'product-1',
    userId: 'member-1',
    couponId: id,
    claimedAt: PLACED_AT - 1_000,
    device: null,
    partnerStanding: 'unknown',
    ...over,
  };
  const { partnerId, productId, claimedAt } = claim;
  const { name, rule } = sampleCoupon(id);
  await unitOfWork.transaction(async (tx) => {
    if ((await tx.partners.find(partnerId)) === undefined) await tx.partners.put(samplePartner(partnerId));
    await tx.couponClaims.put({
      id: claim.batchId,
      code: `code-${claim.batchId}`,
      partnerId,
      productId,
      name,
      rule,
      limit: 100,
      claimed: 0,
      claimFrom: claimedAt,
      claimUntil: claimedAt + 1,
      validDays: 30,
      state: 'ON',
      version: 1,
      changedBy: 'staff-1',
      gmtCreated: claimedAt,
      gmtModified: claimedAt,
      requestKey: null,
      asked: null,
    });
    await tx.couponClaims.hold(claim.batchId);
    const coupon = { receiverUserId: claim.userId, productId, expiresAt: Number.MAX_SAFE_INTEGER };
    await tx.coupons.insert(sampleCoupon(id, coupon));
    await tx.couponClaims.insert(claim, '2025-10-09');
  });
};

/** Places the order `id` with the coupon `couponId`. */
export const placeWith = (
  parts: Repositories,
  id: string,
  couponId: string | null,
  over: Parameters<typeof sampleShopOrder>[1] = {},
) => place(parts, sampleShopOrder(id, { couponId, amount: REDUCED, ...over }), { openMax: 99, freeMax: 99 });

/** Pays it by the transaction `t-ID`. */
export const pay = (parts: Repositories, orderId: string, over: Parameters<typeof sampleReceipt>[1] = {}) =>
  receive(
    parts,
    sampleReceipt(`t-${orderId}`, { orderId, outTradeNo: `try-${orderId}`, amount: REDUCED, ...over }),
  );

/** The order `o`, brought by `partner-1` with the coupon `c`, is placed and paid. */
export const brought = async (
  parts: Repositories,
  id = 'o',
  over: Parameters<typeof sampleShopOrder>[1] = {},
  paidAt = PLACED_AT + 20,
): Promise<void> => {
  await claimed(parts, `c-${id}`);
  await placeWith(parts, id, `c-${id}`, over);
  await pay(parts, id, { amount: over?.amount ?? REDUCED, paidAt });
};

/** What is on the accounts of a partner where there is something. */
export const onAccounts = async (
  { commissions }: Repositories,
  partnerId = 'partner-1',
): Promise<Partial<CommissionAccount>> => {
  const account = await commissions.account(partnerId);
  if (account === undefined) return {};
  const { partnerId: _id, openMonth: _month, lastSeq: _seq, ...balances } = account;
  return Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));
};

export const orderOf = async ({ commissions }: Repositories, id = 'o'): Promise<CommissionOrder> => {
  const order = await commissions.order(id);
  if (order === undefined) throw new Error(`nobody brought ${id}`);
  return order;
};

/** Releases what is due at an instant. */
export const release = async ({ unitOfWork, commissions }: Repositories, at: number): Promise<number> => {
  let released = 0;
  for (;;) {
    const some = await releaseCommission({ unitOfWork, commissions, clock: { now: () => at } });
    if (some === 0) return released;
    released += some;
  }
};

/** Closes a month at an instant. */
export const closeMonth = (
  { unitOfWork, commissions }: Repositories,
  month: string,
  at: number,
): Promise<Closed> => closeStatements({ unitOfWork, commissions, clock: { now: () => at } }, month);

/** Keeps the payout whose money moved, as it stands then. */
const keepPayout = async (
  { payouts }: Pick<Tx, 'payouts'>,
  { id, partnerId, at, cents }: { id: string; partnerId: string; at: number; cents: number },
  kind: PayoutKind,
): Promise<void> => {
  const made = samplePayout(id, { partnerId, amount: cents, tax: 0, net: cents, gmtCreated: at });
  if (kind === 'PAYOUT') return payouts.insert(made);
  const status = kind === 'PAID' ? 'PAID' : 'FAILED';
  return payouts.store({ ...((await payouts.hold(id)) ?? made), status, endedAt: at }, null);
};

/** Moves what a partner has, as payouts do: `source` ends with the id of one. */
export const moved = (
  { unitOfWork }: Repositories,
  kind: CommissionKind,
  cents: number,
  { source, at = PLACED_AT, partnerId = 'partner-1' }: { source: string; at?: number; partnerId?: string },
): Promise<Posted['kind']> =>
  unitOfWork.transaction(async (tx) => {
    const account = await tx.commissions.hold(partnerId, commissionMonth(at));
    const move = commissionMove(kind, cents);
    const payoutKind = PAYOUT_KINDS.find((one) => one === kind);
    if (payoutKind === undefined) return (await post(tx, account, { move, source, at })).kind;
    const payoutId = source.slice(source.indexOf(':') + 1);
    const wish = { move, source: payoutSource(payoutKind, payoutId), payoutId, at };
    const { kind: posted } = await post(tx, account, wish);
    if (posted === 'posted') await keepPayout(tx, { partnerId, id: payoutId, at, cents }, payoutKind);
    return posted;
  });

/** What is wrong with the ledger. */
export const problems = async (parts: Repositories): Promise<readonly string[]> => {
  const found: string[] = [];
  await verifyLedger({ ...parts, commission: DEFAULT_COMMISSION }, (problem) => found.push(problem));
  return found;
};
