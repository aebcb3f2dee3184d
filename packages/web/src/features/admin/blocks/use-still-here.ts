import { useCallback } from 'react';
import { useHere } from '../../../lists/use-here';

/** Remembers where the reader is: what it answers says later whether he is there still. */
export const useStillHere = (): (() => () => boolean) => {
  const here = useHere();
  return useCallback(() => {
    const began = here()?.key;
    return () => began !== undefined && here()?.key === began;
  }, [here]);
};
