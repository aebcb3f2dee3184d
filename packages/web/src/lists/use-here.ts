import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom';

/**
 * Where the reader is, or is on his way to, whenever it is asked; undefined once what asks is gone. An answer that comes late
 * must not take him back from where he went meanwhile. The router is asked: what is drawn may still be the page before.
 */
export const useHere = (): (() => Location | undefined) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    () => (isThere.current ? (router?.state.navigation.location ?? router?.state.location) : undefined),
    [router],
  );
};
