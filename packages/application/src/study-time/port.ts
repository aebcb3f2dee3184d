import type { StudySession } from '@ykd/domain/order';
import type { StudyBeat } from '@ykd/domain/report';
import type { Outcome } from '../shared/outcome.js';

/** The most beats that one call takes. */
export const STUDY_BEATS_MAX = 100;

/** How long the caller studies. */
export interface StudyTimePort {
  /** What a session of study begins with. Specification §7 (study-session start helper). */
  start(input: {
    readonly courseId: string;
  }): Outcome<StudySession, 'not-logged-in' | 'course-not-found' | 'course-closed'>;
  /**
   * Counts beats, at most STUDY_BEATS_MAX. Idempotent; time that was counted already, on whatever device, counts no more.
   * Beats of courses that were closed when they began, of lessons that are not in them, from the future or too long ago
   * add nothing.
   */
  beats(input: BeatsInput): Outcome<BeatsCounted, 'not-logged-in' | 'forbidden'>;
}

export interface BeatsInput {
  /** Who studied, if the sender names him: it must be the caller. */
  readonly userId?: string;
  readonly beats: readonly StudyBeat[];
}

export interface BeatsCounted {
  /** How many seconds these beats added. */
  readonly seconds: number;
}
