import { useState } from 'react';

/**
 * A button that is pressed while what it is about is still asked for: the press is kept, and acts once that is there. Whatever is chosen
 * anew meanwhile forgets it.
 *
 * @param act - changes nothing but the state of the component that calls this
 */
export const useKeptPress = (isAsking: boolean, act: () => void) => {
  const [isKept, setKept] = useState(false);
  if (isKept && !isAsking) {
    setKept(false);
    act();
  }
  return { isKept, press: isAsking ? () => setKept(true) : act, forget: () => setKept(false) };
};
