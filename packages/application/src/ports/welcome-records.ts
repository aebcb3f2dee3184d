/** A member's record of having seen the welcome. Specification §4 (Welcome dialog). */
export interface WelcomeRecord {
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly gmtCreated: number;
}

export interface WelcomeRecords {
  find(userId: string): Promise<WelcomeRecord | undefined>;
  /** Keeps the first record of a member; saving again changes nothing. Answers the record as it stands. */
  save(record: WelcomeRecord): Promise<WelcomeRecord>;
}
