import { useStore } from '@ykd/adapters-ui/react';
import type { OrderState } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { useShop } from '../../../container/shop-services';

/** An order, read now and kept up to date as long as the page is in view. */
export const useOrder = (orderId: string): OrderState & { readonly retry: () => void } => {
  const { order: store } = useShop();
  const state = useStore(store);
  useEffect(() => {
    if (orderId === '') return undefined;
    void store.open(orderId);
    return store.follow();
  }, [store, orderId]);
  // Between two orders the store still shows the other one.
  const mine: OrderState =
    state.orderId === orderId
      ? state
      : { status: orderId === '' ? 'missing' : 'loading', connection: 'none' };
  return { ...mine, retry: () => void store.open(orderId) };
};
