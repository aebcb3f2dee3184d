import type { Oddity } from '../entities/oddity.js';

export type { Oddity, OddityKind } from '../entities/oddity.js';

/** Odd things about money. Who looked at one is written down together with what tells of it: see `Tx`. */
export interface Oddities {
  /** Written once for each kind and subject. */
  note(oddity: Oddity): Promise<void>;
  find(id: string): Promise<Oddity | undefined>;
}
