import { checkInDayFields, checkInFields, tagFields } from '@ykd/application/entities';
import { instant, integer, nullable, text } from '@ykd/application/entity';
import { table } from './table.js';

/** The periods of activities, the daily check-in, and the tags of students. */
export const CAMPAIGN_TABLES = {
  /** The days are Shanghai days, `YYYY-MM-DD`. */
  activity_period: table({ key: text(), firstDay: text(), lastDay: text(), gmtModified: instant() }),
  lable: table(tagFields),
  /** `givenBy`: null where nobody knows. */
  student_lable: table({
    id: text(),
    studentId: text(),
    lableId: text(),
    givenBy: nullable(text()),
    gmtCreated: instant(),
  }),
  check_in: table(checkInFields, { text: 'entry' }),
  check_in_picture: table({ name: text(), userId: text(), at: instant() }),
  /** Which pictures an entry names, in their order. */
  check_in_shown: table({ ...checkInDayFields, place: integer(), name: text() }),
};
