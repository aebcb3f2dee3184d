/** A university or college. */
export interface School {
  readonly name: string;
}

export interface Schools {
  /**
   * Those that a text finds by a part of the name, by pinyin, by initials or by a mixture of these, the best first, at
   * most `limit`. Case, spaces and punctuation do not count.
   */
  search(text: string, limit: number): readonly School[];
  /** In which city the school is that is called exactly so; undefined: no school of the list. */
  cityOf(name: string): string | undefined;
}
