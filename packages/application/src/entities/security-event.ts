import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

/**
 * What is written down for whoever asks later who did what: logins and those that failed, limits that were reached, logouts
 * everywhere, addresses of calendars that were given, changes of passwords, of whom commission is paid to, of rights, prices and periods, deletions, exports, and
 * who viewed as somebody else.
 */
export const SECURITY_KINDS = [
  'login',
  'login-failed',
  'limit',
  'logout-everywhere',
  'password',
  'calendar',
  'payee',
  'second-factor',
  'rights',
  'prices',
  'periods',
  'deletion',
  'export',
  'viewing',
] as const;

export const securityEventFields = {
  id: text(),
  kind: oneOf(SECURITY_KINDS),
  /** The member whose login it is, who did it, or as whom somebody viewed; null for nobody that is known. */
  userId: nullable(text()),
  /** What it was done to, in words of the program: a class and an id, an activity. */
  subject: nullable(text()),
  /** The network address; empty where it stands for many. */
  address: text(),
  /** What more there is to say in words of the program; never a secret, a mobile or what somebody typed. */
  detail: text(),
  /** How many times it happened, and when first and last (epoch ms). */
  count: count(),
  at: instant(),
  lastAt: instant(),
};

/** A line of the security log. */
export type SecurityEvent = RecordOf<typeof securityEventFields>;

export type SecurityKind = SecurityEvent['kind'];
