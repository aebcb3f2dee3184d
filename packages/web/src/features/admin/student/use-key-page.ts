import type { Asked } from '@ykd/adapters-ui/react';
import type { AppError, KeyPage } from '@ykd/application/shared';
import { useEffect, useState } from 'react';
import type { SectionName } from './section';
import { useSaid } from './use-said';

type Place = { readonly after?: string; readonly before?: string };

/** The place in a list of a section, which the address says: `notesAfter=…`. */
export const useKeyPage = (section: SectionName) => {
  const { said, say } = useSaid();
  const [unreadable, setUnreadable] = useState<string>();
  const [afterName, beforeName] = [`${section}After`, `${section}Before`];
  const [after, before] = [said.get(afterName), said.get(beforeName)];
  const isLost = unreadable !== undefined && unreadable === (after ?? before);
  const go = ({ after: on, before: back }: Place): void => say({ [afterName]: on, [beforeName]: back });
  const step = (part: Place, cursor: string | null | undefined): (() => void) | undefined =>
    cursor ? () => go(part) : undefined;
  const place: Place = isLost ? {} : after ? { after } : before ? { before } : {};
  return {
    place,
    /** The address said a place that there is not: the first page stands there. */
    isLost,
    toFirst: () => go({}),
    /** Leaves the address as it is: sections that all rewrote it at once would undo each other's. */
    lose: () => setUnreadable(after ?? before ?? undefined),
    /** The ways on from a page; undefined where the list ends. */
    stepsOf: (page: { readonly previous: string | null; readonly next: string | null } | undefined) => ({
      onPrevious: step({ before: page?.previous ?? '' }, page?.previous),
      onNext: step({ after: page?.next ?? '' }, page?.next),
    }),
  };
};

/** A place that nobody can read, which is said, or where there is nothing any more, leads to the first page. */
export const useFoundPlace = <Row>(
  { place, toFirst, lose }: Pick<ReturnType<typeof useKeyPage>, 'place' | 'toFirst' | 'lose'>,
  { status, value, isBefore, refusal }: Asked<KeyPage<Row>, AppError>,
): void => {
  const isElsewhere = (place.after ?? place.before) !== undefined;
  const isGone = isElsewhere && status === 'ready' && isBefore !== true && value?.list.length === 0;
  const isLost = isElsewhere && refusal?.kind === 'invalid-input';
  useEffect(() => {
    if (isLost) lose();
    else if (isGone) toFirst();
  });
};
