import { useState } from 'react';

/**
 * A button that is pressed while what it is about is still asked for: the press is kept, and acts once that is there. Whatever is chosen
 * anew meanwhile forgets it.
 *
 * @param about - all that is chosen, as a text
 * @param act - changes nothing but the state of the component that calls this
 */
export const useKeptPress = (isAsking: boolean, about: string, act: () => void) => {
  const [kept, setKept] = useState<string>();
  if (kept !== undefined && (kept !== about || !isAsking)) {
    setKept(undefined);
    if (kept === about) act();
  }
  return { isKept: kept !== undefined, press: isAsking ? () => setKept(about) : act };
};
