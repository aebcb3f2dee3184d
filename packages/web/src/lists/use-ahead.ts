import { useEffect, useRef } from 'react';

/**
 * Where somebody was led to, as long as the page has not followed: the next step, which may come before, begins there.
 *
 * @param address - what the address of the page says; another one: the page has followed
 */
export const useAhead = <Place>(
  address: unknown,
): {
  /** Undefined once the page has followed. */
  readonly ahead: () => Place | undefined;
  readonly goes: (place: Place) => void;
} => {
  const led = useRef<Place>(undefined);
  useEffect(() => {
    led.current = undefined;
  }, [address]);
  return {
    ahead: () => led.current,
    goes: (place) => {
      led.current = place;
    },
  };
};
