import type { WorkDay } from '@ykd/domain/shift';
import { count, instant, text, type RecordOf } from '../entity/index.js';
import type { Outcome } from '../shared/outcome.js';

export const assistantDayFields = {
  userId: text(),
  /** The Shanghai day, `YYYY-MM-DD`. */
  day: text(),
  /** Minutes from the beginning of the day. */
  from: count(),
  to: count(),
  text: text(),
  /** 1 for one that was never changed. */
  version: count(),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** What somebody who looks after students wrote down of a day of his work. */
export type AssistantDay = RecordOf<typeof assistantDayFields>;

/** The days that people wrote down: one of each Shanghai day. */
export interface AssistantDays {
  /** Those of somebody from a day to another one, both included, the first day first. */
  within(userId: string, firstDay: string, lastDay: string): Promise<readonly AssistantDay[]>;
  /**
   * Keeps a day in the place of what is there of the version before, or of nothing where it is the first one. Answers whether it did: of
   * two that come at once one does.
   */
  put(day: AssistantDay): Promise<boolean>;
}

/** A day as its writer sees it. */
export type OwnDay = Omit<AssistantDay, 'userId' | 'gmtCreated'>;

/** A month of the caller's days. */
export interface OwnMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The Shanghai day now. */
  readonly today: string;
  /** The first day first. */
  readonly days: readonly OwnDay[];
}

/** What the form of a day sends. */
export interface OwnDayInput extends WorkDay {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  readonly day: string;
  /** The version that was seen; 0: none. */
  readonly version: number;
}

/**
 * The caller's own record of his work, for staff with the right `checkins.review`: from when until when on a day, and what was done.
 * Nobody reads or writes that of another one. Beyond the Specification.
 */
export interface AssistantDayPort {
  /** A month, `YYYY-MM`, this one unless it is said. */
  month(input: {
    readonly month?: string;
  }): Outcome<OwnMonth, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** Writes down a day, today or yesterday, that stands as it was seen; the same once more changes nothing. */
  save(
    input: OwnDayInput,
  ): Outcome<OwnDay, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'changed-meanwhile'>;
}
