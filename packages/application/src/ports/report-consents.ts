import type { ReportConsent } from '../entities/year-report.js';

export type { ReportConsent } from '../entities/year-report.js';

/** Which of their yearly reports members let their class teachers see. */
export interface ReportConsents {
  /** The years of a member, the earliest first. */
  years(userId: string): Promise<readonly number[]>;
  /** Keeps a consent to a year; one more changes nothing. */
  give(consent: ReportConsent): Promise<void>;
  /** Takes it back; without one nothing happens. */
  withdraw(userId: string, year: number): Promise<void>;
}
