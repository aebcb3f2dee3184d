import type { DayWindow } from '@ykd/domain/campaign';
import type { FollowUpCare, FollowUpFacts } from '@ykd/domain/follow-up';
import type { FollowUpRecord } from '../entities/follow-up.js';

export type { FollowUpRecord } from '../entities/follow-up.js';

/** A campaign that runs. */
export interface RunningCampaign {
  readonly campaign: string;
  readonly window: DayWindow;
}

/** A student in somebody's care, with all by which it is decided whether he is to be contacted; his mobile is whole. */
export interface FollowUpStudent {
  readonly id: string;
  readonly name: string | null;
  readonly mobile: string;
  readonly facts: FollowUpFacts;
  /** Undefined while nothing was done. */
  readonly record: FollowUpRecord | undefined;
  /** That of who asked; where he was handed over, that of everybody. */
  readonly care: readonly FollowUpCare[];
}

/** Whom staff are to contact. See `UnitOfWork` for what changes it. */
export interface FollowUps {
  /**
   * Those in somebody's care whom the list of students shows, in no order; of check-ins the campaigns that are named are
   * looked at, within their windows. `studentId`: him alone.
   */
  inCareOf(
    staffId: string,
    campaigns: readonly RunningCampaign[],
    studentId?: string,
  ): Promise<readonly FollowUpStudent[]>;
}

/** What was done about students, inside a transaction that holds the student: see `TxCare.hold`. */
export interface TxFollowUps {
  find(studentId: string): Promise<FollowUpRecord | undefined>;
  /** Stores how it stands, new or changed. */
  store(record: FollowUpRecord): Promise<void>;
}
