import { instant, text, type RecordOf } from '../entity/field.js';

export const sessionFields = {
  id: text(),
  tokenDigest: text(),
  userId: text(),
  createdAt: instant(),
  lastSeenAt: instant(),
  expiresAt: instant(),
  userAgent: text(),
  address: text(),
};

/** A login on one device. Instants are epoch milliseconds. */
export type Session = RecordOf<typeof sessionFields>;
