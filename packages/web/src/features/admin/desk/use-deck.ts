import { useQuery } from '@ykd/adapters-ui/react';
import type { StaffEntriesInput, StaffEntry } from '@ykd/application/check-in';
import type { KeyPage } from '@ykd/application/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { entryId, mergedEntries } from '../check-ins/merged-entries';
import { useDeskQueries } from './desk-queries';

/** So many entries are read at once. */
const PAGE = 100;
/** So many before the last one that is there, those behind it are read. */
const AHEAD = 10;

/** Which entries lie there, one on the other. */
export type Which = Pick<StaffEntriesInput, 'campaign' | 'day' | 'mark'>;

interface Deck {
  /** What was read last. */
  readonly of: KeyPage<StaffEntry> | undefined;
  readonly list: readonly StaffEntry[];
  /** Which one is seen; behind the last one: the end. */
  readonly at: number;
}

const NOTHING: Deck = { of: undefined, list: [], at: 0 };

/**
 * Entries of a day, one at a time; each stays in its place, whatever is said of it. It begins with the one of the student who is
 * asked for, wherever it stands among them, else with the first one that nobody has said anything of here.
 */
export const useDeck = (which: Which, student: string | null, isSaid: (entry: StaffEntry) => boolean) => {
  const { entries, entry: oneEntry, reviews } = useDeskQueries();
  const { environment } = useServices();
  const [round] = useState(() => environment.randomId());
  const [after, setAfter] = useState<string>();
  const [deck, setDeck] = useState(NOTHING);
  const page = { ...which, sort: 'first', size: PAGE, ...(after === undefined ? {} : { after }) } as const;
  const reading = useQuery(entries, { ...page, round });
  const { value, isBefore } = reading;
  if (value !== undefined && isBefore !== true && deck.of !== value) {
    const list = mergedEntries(deck.list, value.list);
    const wanted = list.findIndex((entry) =>
      student === null ? !isSaid(entry) : entryId(entry) === student,
    );
    setDeck({ of: value, list, at: deck.of === undefined ? Math.max(wanted, 0) : deck.at });
  }
  // It stands further behind, or is no more.
  const isMissing =
    student !== null && deck.of !== undefined && !deck.list.some((one) => entryId(one) === student);
  const { campaign, day } = which;
  const wanted = useQuery(oneEntry, { userId: student ?? '', campaign, day, round }, isMissing);
  if (isMissing && wanted.value !== undefined)
    setDeck({ ...deck, list: [wanted.value, ...deck.list], at: 0 });
  useEffect(() => {
    const saved = reviews.saved$.subscribe((now) => {
      if (now.campaign !== campaign || now.day !== day) return;
      setDeck((before) => ({
        ...before,
        list: before.list.map((one) => (entryId(one) === entryId(now) ? now : one)),
      }));
    });
    return () => saved.unsubscribe();
  }, [reviews, campaign, day]);
  const next = deck.of?.next ?? null;
  return {
    reading,
    list: deck.list,
    at: deck.at,
    isMore: next !== null,
    /** What comes of looking for the one that is asked for; undefined: it lies here, or none is. */
    wanted: isMissing ? wanted : undefined,
    go: (by: -1 | 1): void => {
      const to = ({ at, list }: Deck): number => Math.min(Math.max(at + by, 0), list.length);
      if (next !== null && to(deck) >= deck.list.length - AHEAD) setAfter(next);
      // What was saved just now may not be drawn yet.
      setDeck((now) => ({ ...now, at: to(now) }));
    },
  };
};
