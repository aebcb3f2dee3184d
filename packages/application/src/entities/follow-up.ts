import type { FollowUpState, HandledReason, HandOver, Snooze } from '@ykd/domain/follow-up';
import { count, flag, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

/** What staff do about a student in their queue. */
export const FOLLOW_UP_ACTS = ['contact', 'snooze', 'handOver', 'undo'] as const;

export const followUpFields = {
  studentId: text(),
  /** 1 after the first act; grows with each. */
  version: count(),
  handled: json<readonly HandledReason[]>(),
  snooze: nullable(json<Snooze>()),
  handOver: nullable(json<HandOver>()),
  /** The act that was the last, by whom and when; what it undoes keeps its id. */
  act: oneOf(FOLLOW_UP_ACTS),
  actId: text(),
  actBy: text(),
  actAt: instant(),
  /** How it was before that act. */
  before: json<FollowUpState>(),
  /** The note that was written with it. */
  noteId: nullable(text()),
  /** Whether whoever got the student looks after him since, and because of it. */
  gaveCare: flag(),
};

/** What was done about the reasons to contact a student, and the last act, which can be taken back. */
export type FollowUpRecord = RecordOf<typeof followUpFields>;
