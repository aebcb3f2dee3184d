import type { Stage } from '../soak/stage.js';
import type { Tried } from './judges/verdicts.js';

/** Where a part attacks, and to whom it says what held. */
export interface Arena {
  readonly stage: Stage;
  /** Where the platform answers. */
  readonly address: string;
  /** The folder of its data. */
  readonly dataDir: string;
  readonly seed: number;
  /** The short form: everything once on next to nothing. */
  readonly tiny: boolean;
  /** Whether there is time for more; what was begun is brought to its end. */
  timeLeft(): boolean;
  /** Says what came of a check. */
  check(what: string, tried: Tried): void;
}

/** How much of something: `full`, or `little` in the short form, which judges no times. */
export const sized = ({ tiny }: Arena, full: number, little: number): number => (tiny ? little : full);
