import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

export const tagFields = {
  id: text(),
  name: text(),
  color: text(),
  description: text(),
  /** Students see the tag when this is the text `true`. */
  show: text(),
  /** 1 when it is new, then one more with each change by staff. */
  version: count(),
  /** Who changed it last; null: nobody of the staff. */
  changedBy: nullable(text()),
  gmtModified: instant(),
};

/** A tag as it is kept, see `Lable`. */
export type TagDefinition = RecordOf<typeof tagFields>;
