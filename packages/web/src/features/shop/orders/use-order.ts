import { useStore } from '@ykd/adapters-ui/react';
import type { OrderState } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { useShop } from '../services';

/**
 * An order, read now and kept up to date as long as the page is in view. `isGuarded`: the guard of the page read it just
 * now, and what it did not find is not asked for again.
 */
export const useOrder = (
  orderId: string,
  { isGuarded = false }: { readonly isGuarded?: boolean } = {},
): OrderState & { readonly retry: () => void } => {
  const { order: store } = useShop();
  const state = useStore(store);
  useEffect(() => {
    if (orderId === '') return undefined;
    const read = store.getSnapshot();
    const isMissing = isGuarded && read.orderId === orderId && read.status === 'missing';
    let stop: (() => void) | undefined = () => undefined;
    // Followed only once it is there: what does not exist tells nothing.
    void (isMissing ? Promise.resolve() : store.open(orderId)).then(() => {
      if (stop !== undefined) stop = store.follow();
    });
    return () => {
      stop?.();
      stop = undefined;
    };
  }, [store, orderId, isGuarded]);
  // Between two orders the store still shows the other one.
  const mine: OrderState =
    state.orderId === orderId
      ? state
      : { status: orderId === '' ? 'missing' : 'loading', connection: 'none' };
  return { ...mine, retry: () => void store.open(orderId) };
};
