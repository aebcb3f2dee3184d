/** A picture that a member uploaded, or began to upload. */
export interface OwnedPicture {
  /** Its random name, with an ending. */
  readonly name: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Whose picture is whose, and which are in use. */
export interface OwnedPictures {
  /**
   * Keeps a picture's name, unless its member has `max` since `since` already: then nothing is kept, and the answer is
   * when the oldest of those came. Atomic under concurrent calls.
   */
  reserve(file: OwnedPicture, since: number, max: number): Promise<number | undefined>;
  /** Whose a picture is; undefined for one that is not known, or not any more. */
  find(name: string): Promise<OwnedPicture | undefined>;
  /**
   * Forgets a picture of this member; false, and nothing forgotten, when it is not his or is in use. What takes it into
   * use at the same time comes first or sees the picture gone.
   */
  delete(name: string, userId: string): Promise<boolean>;
  /** Pictures from before `before` that are not in use, the oldest first, at most `limit`. */
  findUnused(before: number, limit: number): Promise<readonly OwnedPicture[]>;
}
