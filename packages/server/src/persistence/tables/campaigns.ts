import {
  campaignEffectFields,
  checkInCommentFields,
  checkInDayFields,
  checkInFields,
  checkInReminderFields,
  prizeClaimFields,
  storedAnnouncementFields,
  storedCampaignFields,
  storedPromoFields,
  storedSiteFields,
  tagFields,
} from '@ykd/application/entities';
import { count, flag, instant, integer, nullable, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What staff run for students, the daily check-in, and the tags of students. */
export const CAMPAIGN_TABLES = {
  campaign: table(storedCampaignFields),
  campaign_effect: table(campaignEffectFields),
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
  /** What is kept of a member's days in a campaign; a day of none is empty. */
  check_in_standing: table({
    userId: text(),
    campaign: text(),
    total: count(),
    longest: count(),
    run: count(),
    lastDay: text(),
    isHidden: flag(),
  }),
  check_in_reminder: table(checkInReminderFields),
  /** How many entries a day has, those of staff among them: the sum of its rows. */
  check_in_day: table({ campaign: text(), day: text(), slot: integer(), entries: integer() }),
  check_in_comment: table(checkInCommentFields),
  prize_claim: table(prizeClaimFields),
  /** `print`: by what it is compared; null for those from before there were any. */
  check_in_picture: table({ name: text(), userId: text(), at: instant(), print: nullable(text()) }),
  /** Which pictures an entry names, in their order. */
  check_in_shown: table({ ...checkInDayFields, place: integer(), name: text() }),
  /** The bands of the sketch of an entry's text, which it has said `since` then. */
  check_in_band: table({ ...checkInDayFields, band: text(), since: instant() }),
  /** The pieces of the prints of an entry's pictures; `since`: when the picture was uploaded. */
  check_in_piece: table({
    ...checkInDayFields,
    place: integer(),
    piece: text(),
    print: text(),
    since: instant(),
  }),
};
