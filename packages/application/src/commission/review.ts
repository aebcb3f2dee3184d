import {
  commissionDueAt,
  commissionMonth,
  COMMISSION_REVIEW_TITLES,
  refusalSource,
} from '@ykd/domain/commission';
import { partnerReasonIssue } from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFreshRight } from '../shared/second-factor.js';
import type { StaffCommissionDeps } from './deps.js';
import { takeBack } from './follow.js';
import type { StaffCommissionPort } from './staff-port.js';
import { staffOrders } from './staff-view.js';

/** What staff decide about an order. */
export interface Decision {
  readonly orderId: string;
  readonly approve: boolean;
  readonly reason: string;
}

type Decided = Result<
  { readonly before: CommissionOrder; readonly after: CommissionOrder },
  ErrorOf<'entity-not-found' | 'own-partner' | 'changed-meanwhile' | 'invalid-input'>
>;

const toldOf = ({ review }: CommissionOrder) => ({ commissionReview: COMMISSION_REVIEW_TITLES[review] });

/** Decides about an order in doubt, once: what is refused is taken back at once. */
export const decideIn = async (
  tx: Pick<Tx, 'commissions' | 'people'>,
  { orderId, approve, reason }: Decision,
  by: { readonly userId: string; readonly at: number },
): Promise<Decided> => {
  const known = await tx.commissions.order(orderId);
  if (known === undefined) return notFound();
  const { userId, at } = by;
  if (known.partnerId === userId || known.buyerId === userId) return err({ kind: 'own-partner' });
  await tx.commissions.hold(known.partnerId, commissionMonth(at));
  const before = (await tx.commissions.order(orderId)) ?? known;
  const { review, state, version, reviewedBy, reviewedAt, paidAt, earned, reversed } = before;
  if (review === 'NONE' || paidAt === null) return invalid('orderId', '这个订单不用核对');
  const wanted = approve ? 'APPROVED' : 'REFUSED';
  if (review === wanted && reviewedBy === userId) return ok({ before, after: before });
  if (review !== 'OPEN')
    return changedMeanwhile(
      tx,
      { version, changedBy: reviewedBy, changedAt: reviewedAt ?? at },
      toldOf(before),
    );
  const left = approve
    ? before
    : await takeBack(tx, before, { cents: earned - reversed, source: refusalSource(orderId), at });
  const after: CommissionOrder = {
    ...left,
    review: wanted,
    reviewedBy: userId,
    reviewedAt: at,
    reason,
    dueAt: approve && state === 'HELD' ? commissionDueAt(paidAt) : null,
    version: left.version + 1,
  };
  await tx.commissions.storeOrder(after);
  return ok({ before, after });
};

const auditReview = async (
  tx: Pick<Tx, 'audit'>,
  caller: Caller,
  { before, after }: { readonly before: CommissionOrder; readonly after: CommissionOrder },
  at: number,
): Promise<void> => {
  const { orderId: subjectId, partnerId: about, reason } = after;
  const what = { act: 'commission.review', subjectKind: 'order', subjectId, about, reason, at } as const;
  for (const line of auditChange(byStaff(caller), what, toldOf(before), toldOf(after)))
    await tx.audit.append(line);
};

/** Decides about an order that is in doubt. */
export const review = async (
  deps: StaffCommissionDeps,
  context: CallerContext,
  { reason: typed, ...asked }: Parameters<StaffCommissionPort['review']>[0],
): ReturnType<StaffCommissionPort['review']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const reason = typed.trim();
  const message = partnerReasonIssue(reason);
  if (message !== undefined) return invalid('reason', message);
  const at = deps.clock.now();
  const { id: userId } = caller.value.user;
  const done = await deps.unitOfWork.transaction(async (tx) => {
    const decided = await decideIn(tx, { ...asked, reason }, { userId, at });
    if (decided.ok) await auditReview(tx, caller.value, decided.value, at);
    return decided;
  });
  if (!done.ok) return done;
  const { after } = done.value;
  return ok((await staffOrders(deps, caller.value, [after]))(after));
};
