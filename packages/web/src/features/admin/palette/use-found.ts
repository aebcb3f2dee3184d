import { useStore } from '@ykd/adapters-ui/react';
import { createLookup } from '@ykd/adapters-ui/stores';
import type { StaffView } from '@ykd/application/staff';
import { hasRight } from '@ykd/domain/access';
import { useEffect, useState } from 'react';
import type { Hit, HitKind } from './hit';
import { SHOWN, shownOf } from './shown-of';
import { useSources } from './use-sources';

/** The typing rests for so long before it is searched for: a letter and the next are one search. */
const REST_MS = 40;

/** A Latin letter or a digit alone finds half of everybody. */
const isEnough = (text: string): boolean => text.length > 1 || /\p{Script=Han}/u.test(text);

interface Found {
  readonly hits: readonly Hit[];
  /** Whom nobody could be asked for. */
  readonly failed: readonly HitKind[];
}

const NOBODY: Found = { hits: [], failed: [] };

/** Finds students, staff, orders and products by what is typed, as far as one may see them: the same lists answer that have their pages. */
export const useFound = (staff: StaffView, text: string) => {
  const all = useSources(SHOWN + 1);
  const [lookup] = useState(() => {
    const sources = all.filter(({ right }) => hasRight(staff, right));
    return createLookup(
      async (typed): Promise<Found> => {
        const found = await Promise.allSettled(sources.map(({ find }) => find(typed)));
        return {
          hits: sources.flatMap((source, at) => {
            const one = found[at];
            return one?.status === 'fulfilled' ? shownOf(source, typed, one.value) : [];
          }),
          failed: sources.flatMap(({ kind }, at) => (found[at]?.status === 'rejected' ? [kind] : [])),
        };
      },
      { restMs: REST_MS },
    );
  });
  const isAsked = isEnough(text);
  useEffect(() => {
    if (isAsked) lookup.lookUp(text);
    else lookup.clear();
  }, [lookup, isAsked, text]);
  const { status, found, text: asked } = useStore(lookup);
  // What was found for another text is not what this one finds.
  const isReady = isAsked && status === 'ready' && asked === text;
  return {
    ...(isReady && found !== undefined ? found : NOBODY),
    isWaiting: isAsked && !isReady && status !== 'failed',
  };
};
