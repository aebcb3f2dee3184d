import { count, instant, json, nullable, text, type RecordOf } from '../entity/field.js';

export const secondFactorFields = {
  userId: text(),
  /** The secret that his codes are computed from, sealed; null until the first one is confirmed. */
  sealedSecret: nullable(text()),
  /** One that he is about to set up, sealed: it counts when a code of it was given. */
  pendingSecret: nullable(text()),
  /** Since when codes are asked for; null: not yet. */
  since: nullable(instant()),
  /** The step of the last code that was taken: each code counts once. */
  lastStep: count(),
  /** Keyed digests of the recovery codes that are left. */
  codes: json<readonly string[]>(),
  /** Wrong codes in a row, and until when none is looked at. */
  wrong: count(),
  waitUntil: instant(),
};

/** What a member of staff shows beside his password. Instants are epoch milliseconds. */
export type SecondFactor = RecordOf<typeof secondFactorFields>;
