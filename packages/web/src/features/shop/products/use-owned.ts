import { useStore } from '@ykd/adapters-ui/react';
import type { SoldDays, YkdOrder } from '@ykd/domain/order';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { mergedIfBought, ownedOf, refundingOf, type Owned, type Wanted } from './owned';

/** What the member's orders mean for what he is about to buy. */
export interface Beside {
  /** What he has of it already. */
  readonly owned?: Owned | undefined;
  /** The order of it whose refund is judged or on its way. */
  readonly refunding?: Pick<YkdOrder, 'id' | 'productId'> | undefined;
  /** Its days, where his other orders give it more than its own. */
  readonly merged?: SoldDays | undefined;
}

const NOTHING: Beside = {};

/** What the member's orders mean for this; nothing for a visitor, and until it is known. */
export const useBeside = (wanted: Wanted | undefined): Beside => {
  const { base, learn, environment } = useServices();
  const userId = useStore(base, ({ user }) => user?.id);
  const dashboard = useStore(learn, (state) => state.dashboard);
  useEffect(() => {
    if (userId !== undefined) void learn.refresh(userId);
  }, [learn, userId]);
  if (userId === undefined || dashboard === undefined || wanted === undefined) return NOTHING;
  return {
    owned: ownedOf(dashboard, wanted, environment.clock.now()),
    refunding: refundingOf(dashboard, wanted),
    merged: mergedIfBought(dashboard, wanted),
  };
};
