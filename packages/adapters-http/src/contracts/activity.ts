import {
  ACTIVITIES_MAX,
  announcementLineFields,
  campaignLineFields,
  promoLineFields,
  runningFields,
  siteLineFields,
  type ActivityPreview,
} from '@ykd/application/activity';
import { AUDIENCE_IDS_MAX, AUDIENCE_KINDS, PRIZE_BYS, PRIZES_MAX, PROMO_KINDS } from '@ykd/domain/activity';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { campaignPage } from './check-in.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { shownFields } from './sidebar.js';
import { count, identifier, text } from './values.js';

/** Longer than any text of a form, so that what is too long gets the message of the rule. */
const line = text(500);
const lines = text(20_000, { multiLine: true });
/** Longer than any day, just so. */
const day = text(32);

const days = { firstDay: day, lastDay: day };
const audience = z.strictObject({
  kind: z.enum(AUDIENCE_KINDS),
  ids: z.array(identifier).check(z.maxLength(2 * AUDIENCE_IDS_MAX)),
});
const prize = z.strictObject({
  /** Empty for a new one. */
  id: text(64),
  title: line,
  by: z.enum(PRIZE_BYS),
  days: count,
  ships: z.boolean(),
});
const version = count;
const refusals = ['not-logged-in', 'forbidden'] as const;
const changed = [...refusals, 'invalid-input', 'entity-not-found', 'changed-meanwhile'] as const;
const SEEN = '；version 是看到的那一版，别人改过就回答 409，新建写 0；回答全部';
const GONE = '；version 是看到的那一版；回答全部';

const campaigns = success(list(recordSchema(campaignLineFields)));
const promos = success(list(recordSchema(promoLineFields)));
const announcements = success(list(recordSchema(announcementLineFields)));
const sites = success(list(recordSchema(siteLineFields)));

const preview: z.core.$ZodType<ActivityPreview> = z.object({
  student: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  day: z.string(),
  ...shownFields,
  campaigns: list(campaignPage),
});

/** What staff run for students. Specification §2 'Learn sidebar', §3 'Check-in campaigns'. */
export const activityCalls = {
  campaigns: defineCall({
    method: 'GET',
    path: '/api/admin/activity/campaigns',
    response: campaigns,
    errors: refusals,
    summary:
      '全部打卡活动，开始得晚的在前；audienceNames 是面向的商品、班级或标签的名称，mayChange 表示自己可以改',
  }),
  saveCampaign: defineCall({
    method: 'POST',
    path: '/api/admin/activity/campaigns/save',
    body: z.strictObject({
      value: text(64),
      version,
      name: line,
      ...days,
      audience,
      rules: lines,
      pageText: lines,
      badge: line,
      banner: line,
      prizes: z.array(prize).check(z.maxLength(2 * PRIZES_MAX)),
    }),
    response: campaigns,
    errors: changed,
    summary: `保存打卡活动，最多 ${ACTIVITIES_MAX.campaigns} 个；代号 value 不能改；奖品的 id 新的写空${SEEN}`,
  }),
  removeCampaign: defineCall({
    method: 'POST',
    path: '/api/admin/activity/campaigns/remove',
    body: z.strictObject({ value: identifier, version }),
    response: campaigns,
    errors: changed,
    summary: `删除打卡活动；固有的十个与已经有人打卡的不能删除${GONE}`,
  }),
  promos: defineCall({
    method: 'GET',
    path: '/api/admin/activity/promos',
    response: promos,
    errors: refusals,
    summary: '全部横幅与年度报告弹窗（kind 为 report），开始得晚的在前',
  }),
  savePromo: defineCall({
    method: 'POST',
    path: '/api/admin/activity/promos/save',
    body: z.strictObject({
      /** Empty for a new one. */
      id: text(64),
      version,
      kind: z.enum(PROMO_KINDS),
      title: line,
      hint: line,
      short: line,
      path: line,
      ...days,
      audience,
    }),
    response: promos,
    errors: changed,
    summary: `保存横幅或弹窗的日期，最多 ${ACTIVITIES_MAX.promos} 个；新建的都是横幅，id 写空${SEEN}`,
  }),
  removePromo: defineCall({
    method: 'POST',
    path: '/api/admin/activity/promos/remove',
    body: z.strictObject({ id: identifier, version }),
    response: promos,
    errors: changed,
    summary: `删除横幅；年度报告弹窗不能删除${GONE}`,
  }),
  announcements: defineCall({
    method: 'GET',
    path: '/api/admin/activity/announcements',
    response: announcements,
    errors: refusals,
    summary: '全部公告，开始得晚的在前；away 是有多少学员收起了它',
  }),
  saveAnnouncement: defineCall({
    method: 'POST',
    path: '/api/admin/activity/announcements/save',
    body: z.strictObject({
      /** Empty for a new one. */
      id: text(64),
      version,
      title: line,
      text: lines,
      link: z.nullable(line),
      ...days,
      audience,
    }),
    response: announcements,
    errors: changed,
    summary: `保存公告，最多 ${ACTIVITIES_MAX.announcements} 条；新建的 id 写空${SEEN}`,
  }),
  removeAnnouncement: defineCall({
    method: 'POST',
    path: '/api/admin/activity/announcements/remove',
    body: z.strictObject({ id: identifier, version }),
    response: announcements,
    errors: changed,
    summary: `删除公告${GONE}`,
  }),
  sites: defineCall({
    method: 'GET',
    path: '/api/admin/activity/sites',
    response: sites,
    errors: refusals,
    summary: '全部站点记录：主机名、标题、ICP 与公安备案号',
  }),
  saveSite: defineCall({
    method: 'POST',
    path: '/api/admin/activity/sites/save',
    body: z.strictObject({ version, host: line, title: line, icp: line, police: line }),
    response: sites,
    errors: changed,
    summary: `超级管理员：保存站点，最多 ${ACTIVITIES_MAX.sites} 个；主机名不能改${SEEN}`,
  }),
  removeSite: defineCall({
    method: 'POST',
    path: '/api/admin/activity/sites/remove',
    body: z.strictObject({ host: text(255), version }),
    response: sites,
    errors: changed,
    summary: `超级管理员：删除站点${GONE}`,
  }),
  running: defineCall({
    method: 'GET',
    path: '/api/admin/activity/running',
    query: z.strictObject(days),
    response: success(list(recordSchema(runningFields))),
    errors: [...refusals, 'invalid-input'],
    summary: '从 firstDay 到 lastDay（含首尾，至多 366 天）里正在进行的一切：打卡活动、横幅与弹窗、公告',
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/admin/activity/preview',
    query: z.strictObject({ studentId: identifier, day }),
    response: success(preview),
    errors: [...refusals, 'invalid-input', 'entity-not-found'],
    summary:
      '一位学员在 day 那天会看到什么：横幅、弹窗、公告与进行中的活动；班主任与助教只能看自己负责的学员',
  }),
} as const;
