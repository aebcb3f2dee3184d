/** Who waits for a hash: logins come before those of strangers where the account knows the device or the address. */
export interface HashTurn {
  readonly known: boolean;
  /** The network address; each gets its turn, however many of its requests wait. */
  readonly from: string;
}

/** So many wait for a hash that one more would wait too long. */
export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many wait for a password hash');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Slow, salted hashing of passwords. Runs off the event loop. Both that are slow throw PasswordsBusyError early rather than
 * let anybody wait long; without a turn it is the platform's own work, which comes with the known ones.
 */
export interface PasswordHasher {
  /** A self-describing hash of the password. */
  hash(password: string, turn?: HashTurn): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes the same time and answers false. */
  verify(password: string, hash: string | undefined, turn?: HashTurn): Promise<boolean>;
  /** Whether a hash that was verified has another cost than new ones get. */
  isOutdated(hash: string): boolean;
}
