import {
  announcementIssues,
  campaignIssues,
  campaignValueIssue,
  claimedPrizesIssue,
  POPUP_TITLE,
  promoIssues,
  specifiedCampaigns,
  specifiedPromos,
  type AnnouncementForm,
  type Audience,
  type CampaignForm,
  type PromoForm,
} from '@ykd/domain/activity';
import type { Issue } from '@ykd/domain/member';
import { withLineFeeds } from '@ykd/domain/shared';
import { siteIssues, type SiteForm } from '@ykd/domain/site';
import type { AuditDraft } from '../ports/audit-log.js';
import type { Ids } from '../ports/ids.js';
import type { Tx } from '../ports/unit-of-work.js';
import type {
  StoredAnnouncement,
  StoredCampaign,
  StoredPromo,
  StoredSite,
  TxActivities,
  TxKept,
} from '../ports/activities.js';
import { ACTIVITIES_MAX } from './port.js';
import {
  auditedAnnouncement,
  auditedCampaign,
  auditedPromo,
  auditedSite,
  type AudienceNames,
} from './words.js';

/** What is told of every change. */
export interface Stamp {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: number;
}

/** What a transaction asks before something that staff run changes. */
type ActivityTx = Pick<Tx, 'activities' | 'prizeClaims'>;

/** What of one kind of things differs from the others: `Form` is what staff decide, `Stored` the record. */
export interface Kind<Form, Stored extends Stamp> {
  readonly subject: AuditDraft['subjectKind'];
  readonly save: AuditDraft['act'];
  readonly remove: AuditDraft['act'];
  /** The field by which one is known, and what the kind is called. */
  readonly key: string;
  readonly title: string;
  readonly most: number;
  rows(tx: TxActivities): TxKept<Stored>;
  keyOf(one: Stored): string;
  formOf(one: Stored): Form;
  /** A form as it is stored; `before`: in place of what. */
  settled(form: Form, before: Stored | undefined): Form;
  issues(form: Form): readonly Issue[];
  /** Undefined for what is for nobody but super administrators to change. */
  audienceOf(form: Form): Audience | undefined;
  /** The record of a form; `key`: what a new one is to be known by, where staff choose it. */
  record(form: Form, key: string, before: Stored | undefined, ids: Ids): Omit<Stored, keyof Stamp>;
  /** Why a new one cannot be known by a key. */
  keyIssue?(key: string): string | undefined;
  /** Why one that is there cannot become another one. */
  changeIssue?(before: Stored, form: Form, tx: ActivityTx): Promise<Issue | undefined>;
  /** Why one that is there cannot be removed. */
  removalIssue?(one: Stored, tx: ActivityTx): Promise<string | undefined>;
  audited(one: Stored, names: AudienceNames): object;
}

const lines = (text: string): string => withLineFeeds(text).trim();

const SPECIFIED: ReadonlySet<string> = new Set(specifiedCampaigns().map(({ value }) => value));

export const CAMPAIGNS: Kind<CampaignForm, StoredCampaign> = {
  subject: 'campaign',
  save: 'activities.campaign.save',
  remove: 'activities.campaign.remove',
  key: 'value',
  title: '活动',
  most: ACTIVITIES_MAX.campaigns,
  rows: ({ campaigns }) => campaigns,
  keyOf: ({ value }) => value,
  formOf: ({ name, firstDay, lastDay, audience, rules, pageText, badge, banner, prizes }) => ({
    name,
    firstDay,
    lastDay,
    audience,
    rules,
    pageText,
    badge,
    banner,
    prizes,
  }),
  settled: (form) => ({
    ...form,
    name: form.name.trim(),
    rules: lines(form.rules),
    pageText: lines(form.pageText),
    badge: form.badge.trim(),
    banner: form.banner.trim(),
    prizes: form.prizes.map((prize) => ({ ...prize, title: prize.title.trim() })),
  }),
  // Ids of prizes are given when they are stored: here each has one of its own.
  issues: (form) =>
    campaignIssues({ ...form, prizes: form.prizes.map((prize, at) => ({ ...prize, id: String(at) })) }),
  audienceOf: ({ audience }) => audience,
  record: (form, value, before, ids) => {
    const known = new Set(before?.prizes.map(({ id }) => id));
    const prizes = form.prizes.map((prize) => {
      // Each at most once: whoever sends one twice has a new one.
      const id = known.delete(prize.id) ? prize.id : ids.next();
      return { ...prize, id };
    });
    return { value, ...form, prizes };
  },
  keyIssue: campaignValueIssue,
  changeIssue: async ({ value, prizes }, form, { prizeClaims }) => {
    const message = claimedPrizesIssue(prizes, form.prizes, await prizeClaims.claimed(value));
    return message === undefined ? undefined : { field: 'prizes', message };
  },
  removalIssue: async ({ value }, { activities, prizeClaims }) => {
    if (SPECIFIED.has(value)) return '这是平台固有的十个活动之一，不能删除，可以修改日期';
    if (await activities.hasEntries(value)) return '已经有学员在这个活动里打卡，不能删除，可以修改结束日期';
    return (await prizeClaims.claimed(value)).length > 0
      ? '已经有学员领取这个活动的奖品，不能删除'
      : undefined;
  },
  audited: auditedCampaign,
};

const POPUP = specifiedPromos().find(({ kind }) => kind === 'report')?.id;

export const PROMOS: Kind<PromoForm, StoredPromo> = {
  subject: 'promo',
  save: 'activities.promo.save',
  remove: 'activities.promo.remove',
  key: 'id',
  title: '横幅',
  most: ACTIVITIES_MAX.promos,
  rows: ({ promos }) => promos,
  keyOf: ({ id }) => id,
  formOf: ({ kind, title, hint, short, path, firstDay, lastDay, audience }) => ({
    kind,
    title,
    hint,
    short,
    path,
    firstDay,
    lastDay,
    audience,
  }),
  // What kind it is never changes, and there is one popup.
  settled: (form, before) => {
    const kind = before?.kind ?? 'banner';
    if (kind === 'report') return { ...form, kind, title: '', hint: '', short: '', path: '' };
    return {
      ...form,
      kind,
      title: form.title.trim(),
      hint: form.hint.trim(),
      short: form.short.trim(),
      path: form.path.trim(),
    };
  },
  issues: promoIssues,
  audienceOf: ({ audience }) => audience,
  record: (form, _key, before, ids) => ({ ...form, id: before?.id ?? ids.next() }),
  removalIssue: async ({ id }) => (id === POPUP ? `${POPUP_TITLE}不能删除，可以修改日期` : undefined),
  audited: auditedPromo,
};

export const ANNOUNCEMENTS: Kind<AnnouncementForm, StoredAnnouncement> = {
  subject: 'announcement',
  save: 'activities.announcement.save',
  remove: 'activities.announcement.remove',
  key: 'id',
  title: '公告',
  most: ACTIVITIES_MAX.announcements,
  rows: ({ announcements }) => announcements,
  keyOf: ({ id }) => id,
  formOf: ({ title, text, link, firstDay, lastDay, audience }) => ({
    title,
    text,
    link,
    firstDay,
    lastDay,
    audience,
  }),
  settled: ({ title, text, link, ...form }) => ({
    ...form,
    title: title.trim(),
    text: lines(text),
    link: link === null || link.trim() === '' ? null : link.trim(),
  }),
  issues: announcementIssues,
  audienceOf: ({ audience }) => audience,
  record: (form, _key, before, ids) => ({ ...form, id: before?.id ?? ids.next() }),
  audited: auditedAnnouncement,
};

export const SITES: Kind<SiteForm, StoredSite> = {
  subject: 'site',
  save: 'activities.site.save',
  remove: 'activities.site.remove',
  key: 'host',
  title: '站点',
  most: ACTIVITIES_MAX.sites,
  rows: ({ sites }) => sites,
  keyOf: ({ host }) => host,
  formOf: ({ host, title, icp, police }) => ({ host, title, icp, police }),
  settled: ({ host, title, icp, police }) => ({
    host: host.trim().toLowerCase(),
    title: title.trim(),
    icp: icp.trim(),
    police: police.trim(),
  }),
  issues: siteIssues,
  audienceOf: () => undefined,
  record: (form) => form,
  audited: auditedSite,
};
