import type { ActivityKey, DayWindow } from '@ykd/domain/campaign';
import type { Outcome } from '../shared/outcome.js';

/** When an activity runs. */
export interface ActivityPeriod extends DayWindow {
  readonly key: ActivityKey;
}

/** What staff send to set a period; whether its days are some is not checked yet. */
export type SetPeriodInput = ActivityPeriod;

/** When activities run. Specification §2 'Learn sidebar', §6 'Roles', §9 'Activity and popup periods'. */
export interface ActivityPort {
  /** Every period, campaigns first. */
  periods(): Outcome<readonly ActivityPeriod[], 'not-logged-in'>;
  /** For staff with a role: sets a period; again changes nothing. Answers every period. */
  setPeriod(
    input: SetPeriodInput,
  ): Outcome<readonly ActivityPeriod[], 'not-logged-in' | 'forbidden' | 'invalid-input'>;
}
