import { palette } from '../messages/zh-CN/palette';
import type { Hit } from './hit';
import type { Source } from './use-sources';

/** So many of each are shown. */
export const SHOWN = 6;

/** The first of what one list found, and the way to the list where it found more. */
export const shownOf = (
  { kind, listOf }: Pick<Source, 'kind' | 'listOf'>,
  typed: string,
  found: readonly Omit<Hit, 'kind'>[],
): readonly Hit[] => {
  const hits = found.slice(0, SHOWN).map((hit): Hit => ({ ...hit, kind }));
  if (found.length <= SHOWN) return hits;
  const more: Hit = {
    id: `more ${kind}`,
    kind,
    title: palette.more(palette.groups[kind]),
    note: palette.moreNote,
    isMore: true,
    does: { goesTo: listOf(typed) },
  };
  return [...hits, more];
};
