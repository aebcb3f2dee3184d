/** What a page tells, once: a number that is counted up, with its unit, or words as large. */
export type Figure = { readonly value: number; readonly unit: string } | { readonly text: string };

/** A line of a small table: what it is about, and how much of it there was. */
export interface Row {
  readonly name: string;
  readonly amount: string;
}

/** The words of a page: `lead` and `figure` are read as one sentence, its heading. */
export interface TopicWords {
  readonly lead: string;
  readonly figure: Figure;
  readonly lines: readonly string[];
  readonly rows?: readonly Row[];
  /** What the drawing shows, for who does not see it. */
  readonly drawn?: readonly string[];
}
