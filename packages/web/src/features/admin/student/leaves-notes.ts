import type { BlockerFunction } from 'react-router-dom';
import { placeIn } from './sections';

/** A note that is changed stands on a page of the notes, and goes with it. */
export const leavesNotes: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const placeOf = ({ search }: typeof from) => placeIn(new URLSearchParams(search), 'notes');
  return from.pathname !== to.pathname || placeOf(from) !== placeOf(to);
};
