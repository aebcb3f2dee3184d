/** One try to log in with a password. */
export interface LoginAttempt {
  /** What is tried: an account as it is typed, or the member behind it. */
  readonly account: string;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The memory behind the limit of failed logins. */
export interface LoginAttempts {
  /**
   * Counts the attempt if fewer than `max` of the same account and address stand since `since`, atomically, so that
   * concurrent guesses cannot pass together. Answers undefined when counted, otherwise the instant of the oldest
   * attempt that still counts.
   */
  reserve(attempt: LoginAttempt, since: number, max: number): Promise<number | undefined>;
  /** Forgets the attempts of an account from an address, after a success. */
  clear(account: string, address: string): Promise<void>;
  /** Removes attempts older than `before`; answers how many. */
  deleteOlder(before: number): Promise<number>;
}
