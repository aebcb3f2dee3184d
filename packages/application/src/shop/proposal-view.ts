import type { MemberRepository } from '../ports/member-repository.js';
import type { RefundProposal } from '../ports/order-money.js';
import type { ShopOrders } from '../ports/shop-orders.js';
import { memberName } from '../shared/member-name.js';
import type { ProposalView } from './port.js';

interface Deps {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly shopOrders: Pick<ShopOrders, 'find'>;
}

/** Proposals with what those are called who are in them. */
export const proposalViews = async (
  { members, shopOrders }: Deps,
  proposals: readonly RefundProposal[],
): Promise<readonly ProposalView[]> => {
  const orderIds = [...new Set(proposals.map(({ orderId }) => orderId))];
  const orders = new Map(
    (await Promise.all(orderIds.map((id) => shopOrders.find(id)))).map((one) => [one?.id, one]),
  );
  const ids = proposals.flatMap(({ orderId, proposerId, decidedBy }) =>
    [orders.get(orderId)?.userId, proposerId, decidedBy].flatMap((id) => id ?? []),
  );
  const people = new Map((await members.findByIds([...new Set(ids)])).map((user) => [user.id, user]));
  const nameOf = (id: string | null): string | null => memberName(people.get(id ?? '')) ?? null;
  return proposals.map((proposal) => {
    const { userId: buyerId = '', productName = '' } = orders.get(proposal.orderId) ?? {};
    return {
      ...proposal,
      productName,
      buyerId,
      buyerName: nameOf(buyerId),
      proposerName: nameOf(proposal.proposerId),
      deciderName: nameOf(proposal.decidedBy),
    };
  });
};
