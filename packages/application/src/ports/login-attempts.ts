/** One try to log in with a password. */
export interface LoginAttempt {
  /** What is tried: an account as it is typed, or the member behind it. */
  readonly account: string;
  /** From where: a network address, a device, or everywhere together. */
  readonly address: string;
  /** Tells one tried password from another and says nothing about either: a few characters of a keyed digest. */
  readonly guess: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What became of a try: counted, the same guess as one that counts already, or one too many. */
export type Reservation =
  | { readonly kind: 'counted' | 'again' }
  /** The instant of the oldest that still counts, epoch ms. */
  | { readonly kind: 'full'; readonly oldest: number };

/** The memory behind the limits of failed logins. It counts different guesses: one that is tried again tells no more. */
export interface LoginAttempts {
  /**
   * Counts the guess if fewer than `max` others at the same account and address stand since `since`, atomically, so that
   * concurrent guesses cannot pass together. What a clock that was ahead wrote counts as of `at` from then on.
   */
  reserve(attempt: LoginAttempt, since: number, max: number): Promise<Reservation>;
  /** Forgets the guesses at an account from an address, or this one alone. */
  forget(account: string, address: string, guess?: string): Promise<void>;
  /** Removes attempts older than `before`; answers how many. */
  deleteOlder(before: number): Promise<number>;
}
