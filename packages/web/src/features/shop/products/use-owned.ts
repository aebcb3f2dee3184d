import { useStore } from '@ykd/adapters-ui/react';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { ownedUntil, type Wanted } from './owned';

/** Until when (epoch ms) the member has this already; undefined for a visitor, and until it is known. */
export const useOwned = (wanted: Wanted | undefined): number | undefined => {
  const { base, learn, environment } = useServices();
  const userId = useStore(base).user?.id;
  const { dashboard } = useStore(learn);
  useEffect(() => {
    if (userId !== undefined) void learn.refresh(userId);
  }, [learn, userId]);
  if (userId === undefined || dashboard === undefined || wanted === undefined) return undefined;
  return ownedUntil(dashboard, wanted, environment.clock.now());
};
