import { instant, nullable, text, type RecordOf } from '../entity/field.js';

export const viewingFields = {
  id: text(),
  /** The session in which it happens, of whoever looks; null when that has ended. */
  sessionId: nullable(text()),
  /** Who looks, and as whom. */
  viewerId: text(),
  viewedId: text(),
  startedAt: instant(),
  /** Until then it lasts, unless it ends before. */
  until: instant(),
};

/** A member of staff looks as somebody else, read only. Instants are epoch milliseconds. */
export type Viewing = RecordOf<typeof viewingFields>;
