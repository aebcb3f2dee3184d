import { useEffect, useState, type RefObject } from 'react';

/** How far from the screen something may be to be near. */
const MARGIN = '200px 0px';

/** Whether something has been on the screen, or almost. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
};
