/** Whom a message goes to, each once, and the words that say so. */
export interface Receivers {
  readonly ids: readonly string[];
  /** Names nobody whom the caller does not see. */
  words(): Promise<string>;
  readonly classId: string | null;
  /** What the course is called of which all of them are told; null: each of his own. */
  readonly course: string | null;
}
