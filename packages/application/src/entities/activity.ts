import {
  AUDIENCE_KINDS,
  PRIZE_BYS,
  PROMO_KINDS,
  type AnnouncementForm,
  type Audience,
  type Campaign,
  type Prize,
  type Promo,
} from '@ykd/domain/activity';
import type { SiteForm } from '@ykd/domain/site';
import {
  count,
  flag,
  instant,
  list,
  nullable,
  object,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';

/** What is told of every change; `changedBy`: null before anybody changed it. */
const stamp = {
  /** When it was made, epoch ms, or 1 where a migration made it; then one more with each change. */
  version: count(),
  changedBy: nullable(text()),
  changedAt: instant(),
};

/** Shanghai days, `YYYY-MM-DD`, both included. */
const days = { firstDay: text(), lastDay: text() };

export const audienceFields: FieldsOf<Audience> = { kind: oneOf(AUDIENCE_KINDS), ids: list(text()) };

export const prizeFields: FieldsOf<Prize> = {
  id: text(),
  title: text(),
  by: oneOf(PRIZE_BYS),
  days: count(),
  ships: flag(),
};

export const campaignFields: FieldsOf<Campaign> = {
  value: text(),
  name: text(),
  ...days,
  audience: object(audienceFields),
  rules: text(),
  pageText: text(),
  badge: text(),
  banner: text(),
  prizes: list(object(prizeFields)),
};

export const storedCampaignFields = { ...campaignFields, ...stamp };

/** A campaign as it is stored. Specification §3 'Check-in campaigns'. */
export type StoredCampaign = RecordOf<typeof storedCampaignFields>;

export const promoFields: FieldsOf<Promo> = {
  id: text(),
  kind: oneOf(PROMO_KINDS),
  title: text(),
  hint: text(),
  short: text(),
  path: text(),
  ...days,
  audience: object(audienceFields),
};

export const storedPromoFields = { ...promoFields, ...stamp };

/** A banner, or the popup of the report, as it is stored. Specification §2 'Learn sidebar'. */
export type StoredPromo = RecordOf<typeof storedPromoFields>;

const announcementFormFields: FieldsOf<AnnouncementForm> = {
  title: text(),
  text: text(),
  link: nullable(text()),
  ...days,
  audience: object(audienceFields),
};

export const announcementFields = { id: text(), ...announcementFormFields };

export const storedAnnouncementFields = { ...announcementFields, ...stamp };

/** An announcement as it is stored. */
export type StoredAnnouncement = RecordOf<typeof storedAnnouncementFields>;

export const siteFields: FieldsOf<SiteForm> = { host: text(), title: text(), icp: text(), police: text() };

export const storedSiteFields = { ...siteFields, ...stamp };

/** The record of a site as it is stored. Specification §2 'Layouts'. */
export type StoredSite = RecordOf<typeof storedSiteFields>;
