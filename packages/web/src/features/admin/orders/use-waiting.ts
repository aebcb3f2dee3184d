import { useQuery } from '@ykd/adapters-ui/react';
import type { ProposalView } from '@ykd/application/shop';
import type { OrderMoneyView } from '@ykd/application/staff-refund';
import { useOrderQueries } from './order-queries';

/** The refund of an order that waits for a second person, and whether it is known by now that there is one or none. */
export const useWaiting = (
  orderId: string,
): { waiting: ProposalView | undefined; money: OrderMoneyView | undefined; isKnown: boolean } => {
  const { value, status } = useQuery(useOrderQueries().moneyOf, orderId);
  return {
    money: value,
    waiting: value?.proposals.find((one) => one.status === 'OPEN'),
    // Nobody is held up by what does not load: the server knows it, too.
    isKnown: value !== undefined || status === 'failed' || status === 'refused',
  };
};
