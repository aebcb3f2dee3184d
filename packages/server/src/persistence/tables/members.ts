import { secondFactorFields, sessionFields, userFields, viewingFields } from '@ykd/application/entities';
import { flag, instant, integer, json, nullable, text } from '@ykd/application/entity';
import type { Grant } from '@ykd/domain/access';
import { table } from './table.js';

/** A device from which a member logged in. */
export const knownDeviceFields = { userId: text(), device: text(), address: text(), at: instant() };

/** Members, their rights, their ways in, and their accounts in other services. */
export const MEMBER_TABLES = {
  member: table({
    ...userFields,
    /** The username in lower case: unique without regard to case. */
    userNameKey: nullable(text()),
    pwdHash: nullable(text()),
    /** Since when it is one that somebody else gave; null for one of his own. */
    pwdInitialSince: nullable(instant()),
    gmtCreated: instant(),
    gmtModified: instant(),
  }),
  staff: table({ userId: text(), role: nullable(text()), grants: json<readonly Grant[]>() }),
  session: table(sessionFields),
  second_factor: table(secondFactorFields),
  /** A code was given in a session. */
  second_factor_session: table({ sessionId: text(), at: instant() }),
  /** As whom staff look, read only. */
  viewing: table(viewingFields),
  login_attempt: table({ account: text(), address: text(), guess: text(), at: instant() }),
  known_device: table(knownDeviceFields),
  weixin_binding: table({ userId: text(), openid: text(), gmtCreated: instant() }),
  /** Those that a member ever used. */
  used_weixin: table({ userId: text(), openid: text() }),
  sms_request: table({ mobile: text(), address: text(), at: instant() }),
  sms_code: table({
    mobile: text(),
    digest: text(),
    expiresAt: instant(),
    /** Where it was asked for. */
    address: text(),
    /** Tries at that address. */
    tries: integer(),
    /** Tries at all other addresses. */
    otherTries: integer(),
  }),
  welcome: table({ userId: text(), gmtCreated: instant() }),
  avatar_file: table({ name: text(), userId: text(), at: instant() }),
  /** One row a member and service: the outbox, where a newer wish takes the place of one that waits. */
  account_sync: table({
    userId: text(),
    target: text(),
    /** Grows with each wish; the account is up to date when `doneVersion` has caught up. */
    wantedVersion: integer(),
    doneVersion: integer(),
    sealedPassword: nullable(text()),
    externalId: nullable(text()),
    /** Whether the service shows a picture that it was given. */
    hasPicture: flag(),
    attempts: integer(),
    error: nullable(text()),
    /** When it is tried next; DUE_NEVER when nothing is wanted. */
    dueAt: instant(),
    /** Until then nobody else may try: a worker has it, or the service rests after a change. */
    leasedUntil: instant(),
    gmtModified: instant(),
  }),
};
