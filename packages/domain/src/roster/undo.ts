import { ROSTER_PROFILE_FIELDS, type RosterProfileField } from './fields.js';

/**
 * What a roster did to a student, as far as it can be undone: each with what it was, `old`, and what it became, `now`. Beyond
 * the Specification.
 */
export type RosterDone = {
  /** Of a profile: from what, and to what; empty: nothing. */
  readonly profile: { readonly [K in RosterProfileField]?: { readonly old: string; readonly now: string } };
  /** Names who looks after him, and how, before and after; absent where that was not changed. */
  readonly care?: { readonly old: string; readonly now: string };
  /** What names the tags that he was given, each in its giving. */
  readonly givings: readonly string[];
  /** The note that was written about him. */
  readonly noteId?: string;
  /** When he came into the class that the roster brought him into, in epoch milliseconds. */
  readonly joinedAt?: number;
};

/**
 * The same of a student as he is now: his `profile`, who has him in `care`, and the `givings` of his tags. Beyond the
 * Specification.
 */
export type RosterNow = {
  readonly profile: { readonly [K in RosterProfileField]?: string | undefined };
  readonly care: string;
  readonly givings: readonly string[];
  /** The notes about him that stand as they were first written. */
  readonly noteIds: readonly string[];
  /** Since when he is in that class, in epoch milliseconds; null: he is not. */
  readonly joinedAt: number | null;
};

/**
 * Whether a student is still as a roster left him, in all that it changed; what else was changed since does not count. Only
 * then is his row undone, whole: half of it would leave a state that nobody ever made. Beyond the Specification.
 *
 * @param done - what the roster did to him
 * @param now - how he is
 */
export const isAsLeft = (done: RosterDone, now: RosterNow): boolean =>
  ROSTER_PROFILE_FIELDS.every((field) => {
    const change = done.profile[field];
    return change === undefined || (now.profile[field] ?? '') === change.now;
  }) &&
  (done.care === undefined || done.care.now === now.care) &&
  done.givings.every((giving) => now.givings.includes(giving)) &&
  (done.noteId === undefined || now.noteIds.includes(done.noteId)) &&
  (done.joinedAt === undefined || done.joinedAt === now.joinedAt);
