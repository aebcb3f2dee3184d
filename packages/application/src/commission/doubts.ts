import { COMMISSION_DOUBTS, commissionMonth, type CommissionDoubt } from '@ykd/domain/commission';
import type { CommissionOrder } from '../ports/commissions.js';
import type { UsedWeixin } from '../ports/member-repository.js';
import type { Tx } from '../ports/unit-of-work.js';

/** What is looked at. */
type EvidenceTx = Pick<Tx, 'couponClaims' | 'members'>;

/** Why staff have to look at an order, by all that is known now; what was in doubt before stays so. */
export const doubtsOf = async (
  { couponClaims, members }: EvidenceTx,
  { partnerId, buyerId, payer, doubts }: Pick<CommissionOrder, 'partnerId' | 'buyerId' | 'payer' | 'doubts'>,
): Promise<readonly CommissionDoubt[]> => {
  const isOwn = buyerId === partnerId;
  const known: Readonly<Record<CommissionDoubt, boolean>> = {
    own: isOwn,
    device:
      (await couponClaims.onDeviceOf({ userId: buyerId, partnerId })) ||
      (!isOwn && (await members.shareDevice(buyerId, partnerId))),
    payer: payer !== null && (await members.usedWeixin({ userId: partnerId, openid: payer })),
  };
  return COMMISSION_DOUBTS.filter((doubt) => doubts.includes(doubt) || known[doubt]);
};

/**
 * A paid order as staff have to look at it because something came to light, also where they approved of it before that; undefined
 * where nothing did, or nothing is due for it anyway.
 */
export const doubtedNow = async (
  tx: EvidenceTx,
  brought: CommissionOrder,
): Promise<CommissionOrder | undefined> => {
  if (brought.review === 'REFUSED') return undefined;
  const doubts = await doubtsOf(tx, brought);
  if (doubts.length === brought.doubts.length) return undefined;
  const unseen = { review: 'OPEN', reviewedBy: null, reviewedAt: null, reason: null, dueAt: null } as const;
  return { ...brought, ...unseen, doubts, version: brought.version + 1 };
};

/** Lets staff look at what a partner brought and a WeChat account paid that is known as his since now, also where it was released. */
export const payerIsKnown = async (
  tx: EvidenceTx & Pick<Tx, 'commissions'>,
  { userId: partnerId, openid: payer }: UsedWeixin,
  at: number,
): Promise<void> => {
  const paid = await tx.commissions.paidBy({ partnerId, payer });
  if (paid.length === 0) return;
  await tx.commissions.hold(partnerId, commissionMonth(at));
  for (const { orderId } of paid) {
    const brought = await tx.commissions.order(orderId);
    const inDoubt = brought && (await doubtedNow(tx, brought));
    if (inDoubt !== undefined) await tx.commissions.storeOrder(inDoubt);
  }
};
