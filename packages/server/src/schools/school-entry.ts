/** A name as it is searched. */
export interface SpelledName {
  /** What the name is compared by, see {@link searchKey}. */
  readonly key: string;
  /** The pinyin of each character of the key, in lower case without tones, `v` for ü. */
  readonly syllables: readonly string[];
}

/** A school as it is searched: the built file holds a list of these. */
export interface SchoolEntry extends SpelledName {
  readonly name: string;
  readonly city: string;
  /** What people call it, such as 北大. */
  readonly shortNames?: readonly SpelledName[];
}
