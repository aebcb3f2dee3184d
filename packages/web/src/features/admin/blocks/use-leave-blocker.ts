import { useContext, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext, type Blocker, type BlockerFunction } from 'react-router-dom';

const ELSEWHERE = {
  address: () => true,
  page: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
} satisfies Readonly<Record<string, BlockerFunction>>;

/**
 * What counts as leaving: every other address, or that of another page alone, where the rest of it says only what is shown;
 * or whatever a function says, which is always the same one.
 */
export type Leaving = keyof typeof ELSEWHERE | BlockerFunction;

/** What holds up the ways of a router. It asks the last of them alone, so that each asks for all. */
const holders = new WeakMap<object, Map<string, BlockerFunction>>();

const holdersOf = (router: object): Map<string, BlockerFunction> => {
  const of = holders.get(router) ?? new Map<string, BlockerFunction>();
  holders.set(router, of);
  return of;
};

/**
 * Holds up every way elsewhere as long as it is wanted; answers what is held up, to let it go on or to stay.
 * The router's own hook (`useBlocker`) does the same, but stands in the file of the router, which every page loads.
 */
export const useLeaveBlocker = (isWanted: boolean, leaving: Leaving): Blocker | undefined => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    if (router === undefined || !isWanted) return undefined;
    const all = holdersOf(router);
    all.set(key, typeof leaving === 'string' ? ELSEWHERE[leaving] : leaving);
    router.getBlocker(key, (step) => [...all.values()].some((leaves) => leaves(step)));
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop();
      all.delete(key);
      router.deleteBlocker(key);
      setBlocker(undefined);
    };
  }, [router, key, isWanted, leaving]);
  return blocker;
};
