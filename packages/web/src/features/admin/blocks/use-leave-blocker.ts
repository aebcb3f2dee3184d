import { useContext, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext, type Blocker } from 'react-router-dom';

/**
 * Holds up every way to another address as long as it is wanted; answers what is held up, to let it go on or to stay.
 * The router's own hook (`useBlocker`) does the same, but stands in the file of the router, which every page loads.
 */
export const useLeaveBlocker = (isWanted: boolean): Blocker | undefined => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (router === undefined || !isWanted) return undefined;
    router.getBlocker(key, () => true);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop();
      router.deleteBlocker(key);
      setBlocker(undefined);
    };
  }, [router, key, isWanted]);
  return blocker;
};
