import { useCallback, useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * Where the reader is whenever it is asked; undefined once what asks is gone. An answer that comes late must not take him back
 * from where he went meanwhile.
 */
export const useHere = (): (() => Location | undefined) => {
  const location = useLocation();
  const here = useRef<Location | undefined>(location);
  useEffect(() => {
    here.current = location;
    return () => {
      here.current = undefined;
    };
  }, [location]);
  return useCallback(() => here.current, []);
};
