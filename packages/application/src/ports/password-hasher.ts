/** Slow, salted hashing of passwords. Runs off the event loop. */
export interface PasswordHasher {
  /** A self-describing hash of the password. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. Without a hash it takes the same time and answers false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash that was verified has another cost than new ones get. */
  isOutdated(hash: string): boolean;
}
