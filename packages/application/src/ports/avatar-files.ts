/** A picture that a member uploaded, or began to upload. */
export interface AvatarFile {
  /** Its random name, with an ending. */
  readonly name: string;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Whose picture is whose. */
export interface AvatarFiles {
  /**
   * Keeps a picture's name, unless its member has `max` since `since` already: then nothing is kept, and the answer is
   * when the oldest of those came. Atomic under concurrent calls.
   */
  reserve(file: AvatarFile, since: number, max: number): Promise<number | undefined>;
  find(name: string): Promise<AvatarFile | undefined>;
  /**
   * Forgets a picture of this member; false, and nothing forgotten, when it is not his or his profile names it. A change
   * of the profile at the same time comes first or sees the picture gone. */
  delete(name: string, userId: string): Promise<boolean>;
  /** Pictures from before `before` that the profile of their member does not name, the oldest first, at most `limit`. */
  findUnused(before: number, limit: number): Promise<readonly AvatarFile[]>;
}
