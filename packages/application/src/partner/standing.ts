import { maskedAccount } from '@ykd/domain/partner';
import type { Partner } from '../entities/partner.js';
import type { Submission } from '../entities/submission.js';
import type { WholeWorkOrder } from '../ports/work-orders.js';
import type { PartnerDeps } from './deps.js';
import type { OwnPartner, OwnWorkOrder, PartnerStanding } from './port.js';

const sentBy = ({
  workOrderId: _id,
  decidedBy: _by,
  ...sent
}: Submission): OwnWorkOrder['submissions'][number] => sent;

const ownWorkOrder = ({ workOrder, submissions }: WholeWorkOrder): OwnWorkOrder => {
  const { id, reviewStatus, isAskedBack, version } = workOrder;
  return { id, reviewStatus, isAskedBack, version, submissions: submissions.map(sentBy).toReversed() };
};

const ownPartner = (
  {
    userId: _userId,
    stoppedAt: _stoppedAt,
    approvedBy: _approvedBy,
    changedBy: _changedBy,
    changedAt: _changedAt,
    ...own
  }: Partner,
  openid: string | undefined,
): OwnPartner => ({ ...own, hasWeixin: openid !== undefined });

/** How far a member is on the way to be a partner, and as one. */
export const standingOf = async (
  { workOrders, partners, members }: Pick<PartnerDeps, 'workOrders' | 'partners' | 'members'>,
  userId: string,
): Promise<PartnerStanding> => {
  const [whole, partner] = await Promise.all([workOrders.ofMember(userId), partners.find(userId)]);
  const openid = partner && (await members.weixinOf(userId));
  return {
    workOrder: whole === undefined ? null : ownWorkOrder(whole),
    partner: partner === undefined ? null : ownPartner(partner, openid),
  };
};

const HIDDEN = { contact: '****' } as const;

/** The same for whoever looks as that member: how he is reached and which account his money goes to is told to nobody but himself. */
export const asSeenByOthers = ({ workOrder, partner }: PartnerStanding): PartnerStanding => ({
  workOrder: workOrder && {
    ...workOrder,
    submissions: workOrder.submissions.map((sent) => ({ ...sent, ...HIDDEN })),
  },
  partner: partner && {
    ...partner,
    ...HIDDEN,
    payee: partner.payee && { ...partner.payee, account: maskedAccount(partner.payee.account) },
  },
});
