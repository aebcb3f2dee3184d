import type { StaffMember } from '@ykd/domain/access';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';

/** How long a session lasts, in ms: unused, and altogether. */
export interface SessionSpan {
  readonly idleMs: number;
  readonly lifetimeMs: number;
}

/** How long the sessions of members last, and those of staff, who see and do more. */
export interface SessionRules {
  readonly member: SessionSpan;
  readonly staff: SessionSpan;
}

/** What holds unless the settings say otherwise: a month and half a year; half an hour and half a day. */
export const DEFAULT_SESSION_RULES: SessionRules = {
  member: { idleMs: 30 * DAY_MS, lifetimeMs: 180 * DAY_MS },
  staff: { idleMs: HOUR_MS / 2, lifetimeMs: 12 * HOUR_MS },
};

/** How long a bearer token lives: 10 minutes. It ends with its session in any case. */
export const BEARER_LIFETIME_MS = 10 * 60 * 1000;

/** What the clocks of several processes may differ by. */
export const CLOCK_TOLERANCE_MS = 60 * 1000;

/** What of a session decides about its end. Instants are epoch milliseconds. */
export interface SessionAge {
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly staff?: StaffMember | undefined;
}

/** Whether a clock that was ahead wrote this session's instants. */
export const isAhead = ({ createdAt, lastSeenAt }: SessionAge, now: number): boolean =>
  createdAt > now || lastSeenAt > now;

const spanOf = (rules: SessionRules, { staff }: SessionAge): SessionSpan =>
  staff === undefined ? rules.member : rules.staff;

/** When a session ends unless it is used again, epoch ms. What lies ahead of `now` counts as of now: never later than the rules allow. */
export const sessionEnd = (rules: SessionRules, session: SessionAge, now: number): number => {
  const { idleMs, lifetimeMs } = spanOf(rules, session);
  return Math.min(Math.min(session.lastSeenAt, now) + idleMs, Math.min(session.createdAt, now) + lifetimeMs);
};

/** How long a session is used before that is written down again: hourly at the most often, and a tenth of what it may rest. */
export const touchEvery = (rules: SessionRules, session: SessionAge): number =>
  Math.min(HOUR_MS, spanOf(rules, session).idleMs / 10);
