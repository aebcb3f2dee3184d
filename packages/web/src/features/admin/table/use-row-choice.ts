import { useState } from 'react';
import { NO_CHOICE, type RowChoice } from './row-choice';

/** Which rows are chosen for as long as the list is filtered and sorted in the same way: another one begins with none. */
export const useRowChoice = (
  place: string,
): readonly [choice: RowChoice, choose: (next: RowChoice) => void] => {
  const [held, setHeld] = useState({ place, choice: NO_CHOICE });
  const choose = (choice: RowChoice) => setHeld({ place, choice });
  if (held.place === place) return [held.choice, choose];
  setHeld({ place, choice: NO_CHOICE });
  return [NO_CHOICE, choose];
};
