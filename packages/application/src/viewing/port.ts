import type { Outcome } from '../shared/outcome.js';

/** What the browser of whoever looks as somebody else keeps meanwhile. It is a hint: the session says whether he does. */
export const VIEWING_MARK = 'viewing';

/** As whom the caller looks. */
export interface ViewingView {
  readonly userId: string;
  /** What he is called; his mobile, in part, where he has no name. */
  readonly name: string;
  readonly isStaff: boolean;
  /** Until when at the most, epoch ms, and how long that is, ms: the clock of the browser may be another one. */
  readonly until: number;
  readonly leftMs: number;
}

/** To look as a student or a colleague does, read only, marked and logged. Beyond the Specification. */
export interface ViewingPort {
  /**
   * From now on this session looks as somebody else, whose rights must not go beyond the caller's: see `mayViewAs`.
   * Members whom he may not look as are as good as none.
   */
  start(input: {
    readonly userId: string;
    readonly reason: string;
  }): Outcome<
    { readonly until: number },
    'not-logged-in' | 'forbidden' | 'second-factor-needed' | 'entity-not-found' | 'invalid-input'
  >;
  /** Looks as himself again. Without a viewing it does nothing. */
  end(): Outcome<null, never>;
  /** As whom the caller looks; null: as himself. */
  current(): Outcome<ViewingView | null, never>;
}
