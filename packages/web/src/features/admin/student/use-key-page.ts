import type { Asked } from '@ykd/adapters-ui/react';
import type { AppError, KeyPage } from '@ykd/application/shared';
import { useEffect, useState } from 'react';
import { placeName, type SectionName } from './sections';
import { useSaid } from '../blocks/use-said';

type Place = { readonly after?: string; readonly before?: string };

/** The place in a list of a section, which the address says: `notesAfter=…`. */
export const useKeyPage = (section: SectionName) => {
  const { said, say, turn } = useSaid();
  // What the address said where there is no such place. It is not said anew: other sections do so at the same time.
  const [none, setNone] = useState<{ readonly cursor: string | undefined; readonly isLost: boolean }>();
  const [afterName, beforeName] = [placeName(section, 'After'), placeName(section, 'Before')];
  const [after, before] = [said.get(afterName), said.get(beforeName)];
  const cursor = after || before || undefined;
  const isNone = cursor !== undefined && none?.cursor === cursor;
  const wordsOf = ({ after: on, before: back }: Place) => ({ [afterName]: on, [beforeName]: back });
  const step = (part: Place, to: string | null | undefined): (() => void) | undefined =>
    to ? () => turn(wordsOf(part)) : undefined;
  const place: Place = isNone ? {} : after ? { after } : before ? { before } : {};
  return {
    place,
    /** The address says a place that nobody can read: the first page stands there. */
    isLost: isNone && none.isLost,
    toFirst: () => say(wordsOf({})),
    /** There is no such place: the first page is shown. `isLost`: there never was. */
    pass: (isLost: boolean) => setNone({ cursor, isLost }),
    /** The ways on from a page; undefined where the list ends. */
    stepsOf: (page: { readonly previous: string | null; readonly next: string | null } | undefined) => ({
      onPrevious: step({ before: page?.previous ?? '' }, page?.previous),
      onNext: step({ after: page?.next ?? '' }, page?.next),
    }),
  };
};

/** In the stead of a place that nobody can read, which is said, or where there is nothing any more, stands the first page. */
export const useFoundPlace = <Row>(
  { place, pass }: Pick<ReturnType<typeof useKeyPage>, 'place' | 'pass'>,
  { status, value, isBefore, refusal }: Asked<KeyPage<Row>, AppError>,
): void => {
  const isElsewhere = (place.after ?? place.before) !== undefined;
  const isGone = isElsewhere && status === 'ready' && isBefore !== true && value?.list.length === 0;
  const isLost = isElsewhere && refusal?.kind === 'invalid-input';
  useEffect(() => {
    if (isLost || isGone) pass(isLost);
  });
};
