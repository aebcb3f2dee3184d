import { instant, text, type RecordOf } from '../entity/field.js';

export const checkInDayFields = {
  userId: text(),
  /** The value of the campaign. */
  campaign: text(),
  /** The Shanghai day, `YYYY-MM-DD`. */
  day: text(),
};

/** The day of an entry: there is one entry for each of them. */
export type CheckInDay = RecordOf<typeof checkInDayFields>;

/** An entry without the pictures in it. */
export const checkInFields = {
  ...checkInDayFields,
  text: text(),
  /** Epoch milliseconds. */
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** What a member wrote on a day of a campaign. Specification §3 (Check-in campaigns). */
export type CheckInEntry = RecordOf<typeof checkInFields> & {
  /** The names of its pictures, in their order. */
  readonly pictures: readonly string[];
};
