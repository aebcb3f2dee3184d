/** The source of new identifiers. */
export interface Ids {
  /** A new identifier that nobody can guess: URL-safe, at most 36 characters. */
  next(): string;
}
