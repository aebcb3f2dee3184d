import type { AuditDraft } from './audit-log.js';
import type { SecurityEvent } from './security-log.js';
import type { ActivityKey, DayWindow } from '@ykd/domain/campaign';

/** When activities run: the check-in campaigns, the promo banner and the popup of the report. Specification §2, §3, §9. */
export interface ActivityPeriods {
  /** The period of each activity: what staff set, otherwise the one of ACTIVITY_PERIODS. */
  periods(): Promise<Readonly<Record<ActivityKey, DayWindow>>>;
  /**
   * Sets a period in place of the one before. `at`: epoch milliseconds; `trace`: what the security log is told with it;
   * `audit`: what the audit log is told with it, of the period before.
   */
  save(input: {
    readonly key: ActivityKey;
    readonly period: DayWindow;
    readonly at: number;
    readonly trace?: SecurityEvent;
    readonly audit?: (before: DayWindow) => readonly AuditDraft[];
  }): Promise<void>;
}
