import { useStore } from '@ykd/adapters-ui/react';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { ownedOf, type Owned, type Wanted } from './owned';

/** What the member has of this already; undefined for a visitor, and until it is known. */
export const useOwned = (wanted: Wanted | undefined): Owned | undefined => {
  const { base, learn, environment } = useServices();
  const userId = useStore(base, ({ user }) => user?.id);
  const dashboard = useStore(learn, (state) => state.dashboard);
  useEffect(() => {
    if (userId !== undefined) void learn.refresh(userId);
  }, [learn, userId]);
  if (userId === undefined || dashboard === undefined || wanted === undefined) return undefined;
  return ownedOf(dashboard, wanted, environment.clock.now());
};
