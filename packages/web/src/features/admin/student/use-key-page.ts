import { useState } from 'react';

type Place = { readonly after?: string; readonly before?: string };

/** The place in a list that is walked through within a page, whose address does not say it. */
export const useKeyPage = () => {
  const [place, setPlace] = useState<Place>({});
  const step = (part: Place, cursor: string | null | undefined): (() => void) | undefined =>
    cursor ? () => setPlace(part) : undefined;
  return {
    place,
    toFirst: () => setPlace({}),
    /** The ways on from a page; undefined where the list ends. */
    stepsOf: (page: { readonly previous: string | null; readonly next: string | null } | undefined) => ({
      onPrevious: step({ before: page?.previous ?? '' }, page?.previous),
      onNext: step({ after: page?.next ?? '' }, page?.next),
    }),
  };
};
