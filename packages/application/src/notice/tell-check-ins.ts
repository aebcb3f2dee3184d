import { prizeWinnerTitle, type Prize } from '@ykd/domain/activity';
import { campaignPath, CHECK_IN_MARK_TITLES, type CheckInMark } from '@ykd/domain/campaign';
import { clockWords, shanghaiMinute } from '@ykd/domain/shared';
import type { CheckInComment, CheckInDay } from '../entities/check-in-entry.js';
import type { CheckInReminder } from '../entities/check-in-reminder.js';
import type { PrizeKey, StoredPrizeClaim } from '../entities/prize-claim.js';
import { noticeOf, tell, type NoticeTx } from './told.js';

/** What staff said of an entry of the daily check-in: a mark, a comment, or both. */
export interface ToldReview {
  readonly by: string;
  readonly mark: CheckInMark | undefined;
  readonly comment: Pick<CheckInComment, 'id' | 'text'> | undefined;
}

/** The notice of a comment by its id, with the mark that went with it. */
export const reviewNoticeId = (commentId: string): string => `checkin:${commentId}`;

/** The notice of a mark that went without a comment: there is one for an entry. */
export const markNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-mark:${userId}:${campaign}:${day}`;

/** So many characters of a comment stand in the bell. */
const COMMENT_TOLD = 80;

/** Staff said something about an entry of his. */
export const tellCheckInReview = (
  tx: NoticeTx,
  on: CheckInDay,
  { by, mark, comment }: ToldReview,
  at: number,
): Promise<boolean> => {
  const chars = [...(comment?.text ?? '').replaceAll('\n', ' ')];
  const said = chars.length > COMMENT_TOLD ? `${chars.slice(0, COMMENT_TOLD).join('')}…` : chars.join('');
  const marked = mark === 'like' || mark === 'excellent' ? `「${CHECK_IN_MARK_TITLES[mark]}」` : '';
  return tell(
    tx,
    {
      id: comment === undefined ? markNoticeId(on) : reviewNoticeId(comment.id),
      userId: on.userId,
      kind: 'checkIn',
      title: `${by}点评了你 ${on.day} 的打卡`,
      text: [marked, said].filter((part) => part !== '').join(' '),
      link: campaignPath(on.campaign),
    },
    at,
  );
};

/** The notice of an entry that was made up for: there is one for a day. */
export const makeUpNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-made-up:${userId}:${campaign}:${day}`;

/** Staff made an entry up for him. */
export const tellMakeUp = (
  tx: NoticeTx,
  on: CheckInDay,
  { by, reason }: { readonly by: string; readonly reason: string },
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: makeUpNoticeId(on),
      userId: on.userId,
      kind: 'checkIn',
      title: `${by}给你补了 ${on.day} 的打卡`,
      text: reason,
      link: campaignPath(on.campaign),
    },
    at,
  );

/** The notice that reminds of a day: there is one for it. */
export const reminderNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-reminder:${userId}:${campaign}:${day}`;

/** The notice by which staff remind of a day: there is one for it, whoever of them does. */
const missingNoticeId = ({ userId, campaign, day }: CheckInDay): string =>
  `checkin-missing:${userId}:${campaign}:${day}`;

/** What reminds of a day, and helps nobody once it is written. */
export const dayNoticeIds = (on: CheckInDay): readonly string[] => [
  reminderNoticeId(on),
  missingNoticeId(on),
];

/** Staff remind them that they have not written; answers the ids of the notices that are new. */
export const tellMissing = (
  tx: NoticeTx,
  { by, name }: { readonly by: string; readonly name: string },
  on: readonly CheckInDay[],
  at: number,
): Promise<readonly string[]> =>
  tx.notices.addAll(
    on.map((day) =>
      noticeOf(
        {
          id: missingNoticeId(day),
          userId: day.userId,
          kind: 'checkIn',
          title: `${by}提醒你打卡`,
          text: `「${name}」：${shanghaiMinute(at).slice(11)} 的时候你还没有写 ${day.day} 的打卡，当天 24:00 以前都可以写。`,
          link: campaignPath(day.campaign),
        },
        at,
      ),
    ),
  );

/** They wanted to be reminded by now and have not written; answers the ids of the notices that are new. */
export const tellReminders = (
  tx: NoticeTx,
  name: string,
  due: readonly (CheckInDay & Pick<CheckInReminder, 'minute'>)[],
  at: number,
): Promise<readonly string[]> =>
  tx.notices.addAll(
    due.map(({ minute, ...on }) =>
      noticeOf(
        {
          id: reminderNoticeId(on),
          userId: on.userId,
          kind: 'checkIn',
          title: `打卡提醒：${name}`,
          text: `到 ${clockWords(minute)} 你还没有写 ${on.day} 的打卡，当天 24:00 以前都可以写。`,
          link: campaignPath(on.campaign),
        },
        at,
      ),
    ),
  );

/** The notice of what staff decided about a prize, in the version that came of it. */
export const prizeNoticeId = ({
  userId,
  campaign,
  prize,
  version,
}: PrizeKey & Pick<StoredPrizeClaim, 'version'>): string =>
  `prize:${userId}:${campaign}:${prize}:v${version}`;

/** Staff sent a prize of his, gave it to him, or said why it is not sent. */
export const tellPrize = (
  tx: NoticeTx,
  { title, ships }: Pick<Prize, 'title' | 'ships'>,
  claim: StoredPrizeClaim,
  at: number,
): Promise<boolean> => {
  const { state, carrier, trackingNo, reason } = claim;
  const isSent = state === 'sent';
  return tell(
    tx,
    {
      id: prizeNoticeId(claim),
      userId: claim.userId,
      kind: 'checkIn',
      title: `奖品「${title}」${prizeWinnerTitle({ ships }, isSent ? 'sent' : 'refused')}`,
      text: isSent ? (ships ? `${carrier} ${trackingNo}` : '老师已经把它发给你了。') : `原因：${reason}`,
      link: campaignPath(claim.campaign),
    },
    at,
  );
};
