import {
  type CampaignPage,
  type CampaignRanking,
  type CampaignSummary,
  CHECK_IN_PICTURE_FIELD,
  CHECK_IN_PICTURE_PATH,
  type CheckInEntryView,
  type CheckInReminderView,
  checkInPictureIssue,
} from '@ykd/application/check-in';
import type { PrizeBy } from '@ykd/domain/activity';
import {
  CHECK_IN_PICTURE_MAX_BYTES,
  CHECK_IN_PICTURES_MAX,
  CHECK_IN_TEXT_MAX,
  type CheckInMark,
} from '@ykd/domain/campaign';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { count, dayWindow, identifier, instant, text } from './values.js';

/** Longer than the value of any campaign. */
export const campaignValue = text(64);

/** Longer than any day, so that another one gets the message of the use case. */
export const dayText = text(32);

/** What staff say of an entry with one press; by themselves: with the rules of reviews learners load no part of the console. */
const GIVEN = ['read', 'like', 'excellent'] as const satisfies CheckInMark[];
export const givenMark = z.enum(GIVEN);
export const checkInMark = z.enum(['none', ...GIVEN] satisfies CheckInMark[]);

/** A comment under an entry. */
export const commentShape = { id: z.string(), by: z.string(), text: z.string(), at: instant };

/** An entry without the comments under it. */
export const entryShape = {
  day: z.string(),
  text: z.string(),
  pictures: list(z.string()),
  gmtCreated: instant,
  gmtModified: instant,
  mark: checkInMark,
  madeUp: z.nullable(z.string()),
};

const entry: z.core.$ZodType<CheckInEntryView> = z.object({
  ...entryShape,
  comments: list(z.object(commentShape)),
});

const summary = {
  campaign: z.string(),
  name: z.string(),
  period: dayWindow,
  isOpen: z.boolean(),
  streak: z.object({ current: count, longest: count, total: count }),
  badge: z.string(),
  badgeSince: z.nullable(z.string()),
};
/** How somebody did in a campaign. */
export const campaignSummary: z.core.$ZodType<CampaignSummary> = z.object(summary);

const page = {
  ...summary,
  rules: z.string(),
  pageText: z.string(),
  prizes: list(
    z.object({
      id: z.string(),
      title: z.string(),
      // By themselves: with the rules of campaigns learners load no part of the console.
      by: z.enum(['total', 'longest'] satisfies PrizeBy[]),
      days: count,
      ships: z.boolean(),
      isEarned: z.boolean(),
    }),
  ),
};
/** What the page of a campaign says to somebody. */
export const campaignPage: z.core.$ZodType<CampaignPage> = z.object(page);
const checkIns = z.object({ ...page, today: z.string(), days: list(entry) });

const ranked = z.object({
  place: count,
  name: z.nullable(z.string()),
  isSelf: z.boolean(),
  total: count,
  longest: count,
});
const ranking: z.core.$ZodType<CampaignRanking> = z.object({
  first: list(ranked),
  count,
  own: z.nullable(ranked),
  hasLeft: z.boolean(),
});

const reminderView: z.core.$ZodType<CheckInReminderView> = z.object({ minute: z.nullable(count) });

/** Rules count what is left of a text without its white space; this only keeps what nobody wrote by hand out. */
const TEXT_UNITS_MAX = 10 * CHECK_IN_TEXT_MAX;
const PICTURES_TAKEN = 10 * CHECK_IN_PICTURES_MAX;

/** The calls of the daily check-in. Beyond the Specification. */
export const checkInCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/api/checkin/mine',
    query: z.strictObject({ campaign: z.exactOptional(campaignValue) }),
    response: success(checkIns),
    errors: ['not-logged-in', 'entity-not-found'],
    summary:
      '自己在一个活动里的打卡：名称、规则、页面文字、奖品与是否达成、起止日期、每天的内容、连续与累计天数；不写 campaign 时是默认活动；没有这个活动、或不面向自己且没有在里面写过的回答 404',
  }),
  history: defineCall({
    method: 'GET',
    path: '/api/checkin/history',
    response: success(list(campaignSummary)),
    errors: ['not-logged-in'],
    summary:
      '自己在已经开始、面向自己的活动与写过的活动里的连续与累计天数、徽章与哪一天获得的（没有获得是 null），开始得晚的在前',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/checkin/save',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      day: z.exactOptional(dayText),
      campaign: campaignValue,
      // What a text may be is the use case's to judge.
      text: z.string().check(z.maxLength(TEXT_UNITS_MAX)),
      pictures: z.array(text(100)).check(z.maxLength(PICTURES_TAKEN)),
    }),
    response: success(checkIns),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found', 'check-in-closed'],
    limit: 'check-in',
    summary:
      '写今天的打卡，可重复提交，同一天以最后一次为准；图片只能是自己上传的；userId 只能是自己，day（页面上的日期）只能是今天',
  }),
  ranking: defineCall({
    method: 'GET',
    path: '/api/checkin/ranking',
    query: z.strictObject({ campaign: campaignValue }),
    response: success(ranking),
    errors: ['not-logged-in', 'entity-not-found'],
    limit: 'search',
    summary:
      '一个活动的排行榜：前几名、一共多少人、自己的名次；按累计天数、最长连续排，相同的并列；别人的姓名只有首尾两个字',
  }),
  setRanked: defineCall({
    method: 'POST',
    path: '/api/checkin/ranked',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      campaign: campaignValue,
      isRanked: z.boolean(),
    }),
    response: success(ranking),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: '退出一个活动的排行榜，或回到榜上；没有在里面打过卡的回答 404',
  }),
  reminder: defineCall({
    method: 'GET',
    path: '/api/checkin/reminder',
    query: z.strictObject({ campaign: campaignValue }),
    response: success(reminderView),
    errors: ['not-logged-in'],
    summary: '自己在一个活动里每天几点提醒打卡：当天的第几分钟；不提醒时为 null',
  }),
  remind: defineCall({
    method: 'POST',
    path: '/api/checkin/remind',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      campaign: campaignValue,
      // Which minutes there are is the use case's to judge.
      minute: z.nullable(z.int()),
    }),
    response: success(reminderView),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found', 'check-in-closed'],
    limit: 'search',
    summary:
      '设置每天提醒打卡的时间（当天的第几分钟，0 到 1439），到时间还没有写就收到一条站内通知，活动结束后不再提醒；null 为不提醒',
  }),
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/checkin',
    // How large and of which type it may be is the use case's to judge.
    body: z.strictObject({ [CHECK_IN_PICTURE_FIELD]: z.file() }),
    upload: {
      maxBytes: CHECK_IN_PICTURE_MAX_BYTES,
      tooLarge: (size) => checkInPictureIssue({ mimeType: 'image/png', size }) ?? '',
    },
    response: success(z.object({ imageUrl: z.string() })),
    errors: ['not-logged-in', 'invalid-input', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传打卡图片：png、jpeg 或 gif，最多 ${CHECK_IN_PICTURE_MAX_BYTES} 字节；一天之内没有用在打卡里就会删除`,
  }),
} as const;

/** Where a picture of an entry is read, with its name as a parameter. */
export const CHECK_IN_PICTURE_FILE_PATH = `${CHECK_IN_PICTURE_PATH}:name`;
