import { useEffect } from 'react';
import { useCouponQueries } from './coupon-queries';

/** Counts once that the link with this code was opened; `isThere`: there is such a link. */
export const useVisit = (code: string, isThere: boolean): void => {
  const { coupon } = useCouponQueries();
  useEffect(() => {
    // Nobody is told when it was not counted.
    if (isThere) coupon.visit({ code }).catch(() => undefined);
  }, [coupon, code, isThere]);
};
