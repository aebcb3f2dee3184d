import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Remembers where the reader is: what it answers says later whether he is there still. An answer that comes late must not take
 * him back from where he went meanwhile.
 */
export const useStillHere = (): (() => () => boolean) => {
  const { key } = useLocation();
  const here = useRef<string | undefined>(key);
  useEffect(() => {
    here.current = key;
    return () => {
      here.current = undefined;
    };
  }, [key]);
  return useCallback(() => {
    const began = here.current;
    return () => began !== undefined && here.current === began;
  }, []);
};
