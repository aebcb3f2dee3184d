import { AUDIENCE_TITLES, type Audience, type Prize } from '@ykd/domain/activity';
import type { StoredAnnouncement, StoredCampaign, StoredPromo, StoredSite } from '../ports/activities.js';

/** What products, classes and tags are called, by their ids. */
export type AudienceNames = ReadonlyMap<string, string>;

const audienceWords = ({ kind, ids }: Audience, names: AudienceNames): readonly string[] =>
  kind === 'all' ? [AUDIENCE_TITLES.all] : ids.map((id) => `${AUDIENCE_TITLES[kind]} ${names.get(id) ?? id}`);

const prizeWords = ({ title, by, days, ships }: Prize): string =>
  `${title}（${by === 'total' ? '累计' : '连续'} ${days} 天${ships ? '，寄送' : ''}）`;

/** What the audit log says of a campaign. */
export const auditedCampaign = (
  { name, firstDay, lastDay, audience, rules, pageText, badge, banner, prizes }: StoredCampaign,
  names: AudienceNames,
) => ({
  name,
  firstDay,
  lastDay,
  audience: audienceWords(audience, names),
  rules,
  pageText,
  badge,
  banner,
  prizes: prizes.map(prizeWords),
});

/** What it says of a banner, or of the popup. */
export const auditedPromo = (
  { title, hint, short, path, firstDay, lastDay, audience }: StoredPromo,
  names: AudienceNames,
) => ({
  heading: title,
  description: hint,
  short,
  link: path,
  firstDay,
  lastDay,
  audience: audienceWords(audience, names),
});

/** What it says of an announcement. */
export const auditedAnnouncement = (
  { title, text, link, firstDay, lastDay, audience }: StoredAnnouncement,
  names: AudienceNames,
) => ({ heading: title, text, link, firstDay, lastDay, audience: audienceWords(audience, names) });

/** What it says of the record of a site. */
export const auditedSite = ({ title, icp, police }: StoredSite) => ({ heading: title, icp, police });
