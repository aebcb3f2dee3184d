/** A code on its way to a mobile. Instants are epoch milliseconds. */
export interface SmsRequest {
  readonly mobile: string;
  readonly address: string;
  readonly at: number;
}

/** How many requests may stand since an instant: those of the mobile, of the address, or all there are. */
export interface SmsLimit {
  readonly by: 'mobile' | 'address' | 'all';
  readonly since: number;
  readonly max: number;
}

/** The codes that were sent and not used yet, one a mobile, and the memory behind the limits of sending. */
export interface SmsCodes {
  /**
   * Counts a request when every limit leaves room for it, atomically, so that requests side by side cannot pass together.
   * Answers undefined when counted, otherwise the limit that is full and the instant of its oldest counting request; of
   * several full ones the first in the list. Requests that a clock that was ahead wrote count as of now from then on.
   */
  reserve(
    request: SmsRequest,
    limits: readonly SmsLimit[],
  ): Promise<{ readonly limit: SmsLimit; readonly oldest: number } | undefined>;
  /** Keeps a code of a mobile, asked for at `address`, in place of the one before, with no try used. */
  store(code: {
    readonly mobile: string;
    readonly address: string;
    readonly digest: string;
    readonly expiresAt: number;
  }): Promise<void>;
  /**
   * Uses up one try of a mobile's code, and the code itself when the digest is right: true for one caller only. False
   * without a code, after its end, for a wrong digest, and after `maxTries` tries: so many has the address that asked for
   * the code, and as many all others together. Atomic under concurrent calls.
   */
  redeem(attempt: {
    readonly mobile: string;
    readonly address: string;
    readonly digest: string;
    /** Digests that are as right: those under secrets of before. */
    readonly olderDigests?: readonly string[];
    readonly at: number;
    readonly maxTries: number;
  }): Promise<boolean>;
  /**
   * Removes requests older than `before`, and codes that ended before `at` or end after `latest` (default: never), which
   * only a clock that was ahead can have written; answers how many rows.
   */
  deleteOlder(before: number, at: number, latest?: number): Promise<number>;
}
