import { useEffect, useEffectEvent, useRef } from 'react';

/** What is on its way is looked at again after so long, so often. */
const LOOK_MS = 3000;
const LOOKS = 20;

/**
 * Looks again at what ends by itself, as long as it is likely to end soon. `onWay`: names what is on its way, empty when
 * nothing is; anything else is looked at anew. `seen`: what the last look answered.
 */
export const useLookAgain = (onWay: string, seen: unknown, look: () => void): void => {
  const looks = useRef({ onWay, count: 0 });
  const again = useEffectEvent(() => {
    looks.current.count += 1;
    if (looks.current.count <= LOOKS) look();
  });
  useEffect(() => {
    if (looks.current.onWay !== onWay) looks.current = { onWay, count: 0 };
    if (onWay === '') return undefined;
    const timer = setTimeout(again, LOOK_MS);
    return () => clearTimeout(timer);
  }, [onWay, seen]);
};
