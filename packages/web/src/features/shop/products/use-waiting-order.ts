import { useStore } from '@ykd/adapters-ui/react';
import { createQuery, memberIdOf } from '@ykd/adapters-ui/stores';
import { OPEN_ORDERS_MAX, type OrderSummary } from '@ykd/application';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../../container/services-context';

const ALL_WAITING = { pageNum: 0, pageSize: OPEN_ORDERS_MAX, status: WAIT_PAY_STATUS } as const;

/** The member's newest order of a product that waits for its payment; undefined for a visitor, and until it is known. */
export const useWaitingOrder = (productId: string): OrderSummary | undefined => {
  const { base, shop } = useServices();
  const userId = useStore(base, memberIdOf);
  // A page for everybody, that stays when the member changes: each has a question of his own, and what orders need is loaded
  // once somebody is logged in.
  const query = useMemo(
    () => ({
      userId,
      ...createQuery(async (input: typeof ALL_WAITING) => (await shop()).shop.orders(input)),
    }),
    [shop, userId],
  );
  const { value } = useStore(query);
  useEffect(() => {
    if (query.userId !== undefined) void query.ask(ALL_WAITING);
  }, [query]);
  return value?.list.find((order) => order.productId === productId);
};
