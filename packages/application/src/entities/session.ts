import { flag, instant, optional, text, type RecordOf } from '../entity/field.js';

export const sessionFields = {
  id: text(),
  tokenDigest: text(),
  userId: text(),
  createdAt: instant(),
  lastSeenAt: instant(),
  expiresAt: instant(),
  userAgent: text(),
  address: text(),
  /** It was opened with a password that somebody else had given. */
  byInitialPassword: optional(flag()),
};

/** A login on one device. Instants are epoch milliseconds. */
export type Session = RecordOf<typeof sessionFields>;
