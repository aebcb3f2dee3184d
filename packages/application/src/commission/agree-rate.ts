import { commissionRateIssues, type CommissionRate } from '@ykd/domain/commission';
import { PARTNER_LEVEL_TITLES } from '@ykd/domain/partner';
import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { invalid } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import { issuesOf } from '../shared/issues-of.js';
import { requireFreshRight } from '../shared/second-factor.js';
import type { StaffCommissionDeps } from './deps.js';
import type { StaffCommissionPort } from './staff-port.js';

/** What the audit log tells of an agreement. */
const toldOf = ({ rateBp, level, productId, firstDay, lastDay }: CommissionRate) => ({
  commissionRateBp: rateBp,
  ...(level === null ? {} : { level: PARTNER_LEVEL_TITLES[level] }),
  ...(productId === null ? {} : { productIds: [productId] }),
  firstDay,
  ...(lastDay === null ? {} : { lastDay }),
});

/**
 * Whether a rate can hold for whoever agrees it. One that names no partner does for each: whoever is a partner, whatever his level
 * is by now, or applied to be one, leaves it to others.
 */
const mayBeOwn = async (
  { partners, workOrders }: StaffCommissionDeps,
  { partnerId }: Pick<CommissionRate, 'partnerId'>,
  userId: string,
): Promise<boolean> => {
  if (partnerId !== null) return partnerId === userId;
  return (await partners.find(userId)) !== undefined || (await workOrders.ofMember(userId)) !== undefined;
};

/** Agrees a rate for orders that are placed from now on. */
export const agreeRate = async (
  deps: StaffCommissionDeps,
  context: CallerContext,
  input: Parameters<StaffCommissionPort['agreeRate']>[0],
): ReturnType<StaffCommissionPort['agreeRate']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { partnerId, productId } = input;
  const { id: userId } = caller.value.user;
  if (await mayBeOwn(deps, input, userId)) return err({ kind: 'own-partner' });
  const issues = issuesOf(commissionRateIssues(input));
  if (issues !== undefined) return err(issues);
  if (partnerId !== null && (await deps.partners.find(partnerId)) === undefined)
    return invalid('partnerId', '没有这位合作伙伴');
  if (productId !== null && (await deps.products.find(productId)) === undefined)
    return invalid('productId', '没有这个商品');
  const gmtCreated = deps.clock.now();
  const rate: CommissionRate = { ...input, id: deps.ids.next(), gmtCreated };
  await deps.unitOfWork.transaction(async (tx) => {
    await tx.commissions.insertRate(rate);
    const what = {
      act: 'commission.rate',
      subjectKind: 'commission-rate',
      subjectId: rate.id,
      about: partnerId,
      at: gmtCreated,
    } as const;
    for (const line of auditChange(byStaff(caller.value), what, undefined, toldOf(rate)))
      await tx.audit.append(line);
  });
  return ok(rate);
};
