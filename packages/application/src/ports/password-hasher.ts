/** Who wants his password looked at. */
export interface HashTurn {
  /**
   * Where the account knows the device or the address: which account knows what of him. He comes before strangers then,
   * unless others who are known in the same way wait already: one account takes few places from all the others.
   */
  readonly known?: string | undefined;
  /** The network address; each gets its turn, however many of its requests wait. */
  readonly from: string;
}

/** So many wait for their turn that one more would wait too long. */
export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many wait for a password hash');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Slow, salted hashing of passwords. Runs off the event loop. */
export interface PasswordHasher {
  /**
   * Does what somebody else asks for about a password, hashing and all, when it is his turn. Throws PasswordsBusyError
   * early, and nothing of the work is done, rather than let anybody wait long.
   */
  inTurn<T>(turn: HashTurn, work: () => Promise<T>): Promise<T>;
  /** A self-describing hash of the password. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes the same time and answers false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash that was verified has another cost than new ones get. */
  isOutdated(hash: string): boolean;
}
