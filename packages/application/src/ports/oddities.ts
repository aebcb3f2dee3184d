import type { Oddity } from '../entities/oddity.js';

export type { Oddity, OddityKind } from '../entities/oddity.js';

/** The list of odd things. */
export interface Oddities {
  /** Written once for each kind and subject. */
  note(oddity: Oddity): Promise<void>;
  find(id: string): Promise<Oddity | undefined>;
  /** Newest first. */
  page(input: {
    readonly open?: boolean;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly list: readonly Oddity[]; readonly total: number }>;
  /** Somebody looked at it; the first one counts. False when it does not exist. */
  settle(id: string, userId: string, at: number): Promise<boolean>;
}
