import { useQuery } from '@ykd/adapters-ui/react';
import type { OrderSummary } from '@ykd/application/shop';
import { useGoods } from './goods-queries';

/** The member's newest order of a product that waits for its payment; undefined for a visitor, and until it is known. */
export const useWaitingOrder = (productId: string): OrderSummary | undefined =>
  useQuery(useGoods().waitingOrders, undefined).value?.list.find((order) => order.productId === productId);
