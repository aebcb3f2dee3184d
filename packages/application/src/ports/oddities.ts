import type { Oddity } from '../entities/oddity.js';

export type { Oddity, OddityKind } from '../entities/oddity.js';

/** The list of odd things. Who looked at one is written down together with what tells of it: see `Tx`. */
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
}
