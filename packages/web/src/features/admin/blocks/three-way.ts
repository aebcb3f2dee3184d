/** Where two people changed the same field to different values. */
export interface Conflict<K extends string> {
  readonly key: K;
  readonly mine: string;
  readonly theirs: string;
}

/** What somebody decides about a field. */
export type Choice = 'mine' | 'theirs';

type Texts<K extends string> = Readonly<Record<K, string>>;

/**
 * What cannot be put together by itself: both changed it, and not to the same.
 *
 * @param base - what both began with
 */
export const conflictsOf = <K extends string>(
  keys: readonly K[],
  { base, mine, theirs }: { readonly base: Texts<K>; readonly mine: Texts<K>; readonly theirs: Texts<K> },
): readonly Conflict<K>[] =>
  keys
    .filter((key) => mine[key] !== base[key] && theirs[key] !== base[key] && mine[key] !== theirs[key])
    .map((key) => ({ key, mine: mine[key], theirs: theirs[key] }));

/** Both changes put together: what only one of the two changed is his, and where both did, the choice decides. */
export const putTogether = <K extends string>(
  keys: readonly K[],
  { base, mine, theirs }: { readonly base: Texts<K>; readonly mine: Texts<K>; readonly theirs: Texts<K> },
  choices: Readonly<Partial<Record<K, Choice>>>,
): Record<K, string> => {
  const of = (key: K): string => {
    if (mine[key] === base[key]) return theirs[key];
    if (theirs[key] === base[key]) return mine[key];
    return choices[key] === 'theirs' ? theirs[key] : mine[key];
  };
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, string>;
};
