import {
  checkInCommentFields,
  checkInDayFields,
  checkInFields,
  storedAnnouncementFields,
  storedCampaignFields,
  storedPromoFields,
  storedSiteFields,
  tagFields,
} from '@ykd/application/entities';
import { instant, integer, nullable, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What staff run for students, the daily check-in, and the tags of students. */
export const CAMPAIGN_TABLES = {
  campaign: table(storedCampaignFields),
  promo: table(storedPromoFields),
  announcement: table(storedAnnouncementFields),
  /** Who wants to see an announcement no more. */
  announcement_away: table({ announcementId: text(), userId: text(), at: instant() }),
  site: table(storedSiteFields),
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
  check_in_comment: table(checkInCommentFields),
  check_in_picture: table({ name: text(), userId: text(), at: instant() }),
  /** Which pictures an entry names, in their order. */
  check_in_shown: table({ ...checkInDayFields, place: integer(), name: text() }),
};
