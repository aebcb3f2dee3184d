import { DEFAULT_SESSION_RULES, type SessionRules } from '@ykd/application/shared';
import { SECURITY_MEMORY_MIN_MS } from '@ykd/application/security';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import type { z } from 'zod';
import { span } from './span.js';

const MINUTE_MS = HOUR_MS / 60;

const { member, staff } = DEFAULT_SESSION_RULES;

/** What the environment may say of how long logins last, and what is kept of them. */
export const sessionsShape = {
  MEMBER_SESSION_IDLE_DAYS: span(DAY_MS, 400, member.idleMs),
  MEMBER_SESSION_MAX_DAYS: span(DAY_MS, 400, member.lifetimeMs),
  STAFF_SESSION_IDLE_MINUTES: span(MINUTE_MS, 1_440, staff.idleMs),
  STAFF_SESSION_MAX_HOURS: span(HOUR_MS, 168, staff.lifetimeMs),
  SECURITY_LOG_DAYS: span(DAY_MS, 3_650, SECURITY_MEMORY_MIN_MS, SECURITY_MEMORY_MIN_MS / DAY_MS),
};

type SessionsEnvironment = z.output<z.ZodObject<typeof sessionsShape>>;

/** How long sessions last. */
export const sessionsOf = (read: SessionsEnvironment): SessionRules => ({
  member: { idleMs: read.MEMBER_SESSION_IDLE_DAYS, lifetimeMs: read.MEMBER_SESSION_MAX_DAYS },
  staff: { idleMs: read.STAFF_SESSION_IDLE_MINUTES, lifetimeMs: read.STAFF_SESSION_MAX_HOURS },
});
