import { createSelection, type Selection } from '@ykd/adapters-ui/stores';
import { useState } from 'react';

/** A selection for as long as the place is the same: what is chosen on one page is not chosen on another. */
export const useSelection = (place: string): Selection => {
  const [held, setHeld] = useState(() => ({ place, selection: createSelection() }));
  if (held.place === place) return held.selection;
  const next = { place, selection: createSelection() };
  setHeld(next);
  return next.selection;
};
