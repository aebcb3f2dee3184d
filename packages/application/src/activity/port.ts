import type { AnnouncementForm, CampaignForm, PromoForm } from '@ykd/domain/activity';
import type { DayWindow } from '@ykd/domain/campaign';
import type { SiteForm } from '@ykd/domain/site';
import type { CampaignPage } from '../check-in/port.js';
import {
  announcementFields,
  audienceFields,
  campaignFields,
  promoFields,
  siteFields,
} from '../entities/activity.js';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShownTo } from './shown.js';

/** The most campaigns, those of the Specification among them, banners with the popup, announcements, and sites. */
export const ACTIVITIES_MAX = { campaigns: 200, promos: 100, announcements: 200, sites: 20 } as const;

/** What staff see of each beside its form. */
const stamp = {
  version: count(),
  /** Who of the staff changed it last; null: nobody did. */
  changedBy: nullable(object({ id: text(), name: nullable(text()) })),
  changedAt: instant(),
  /** What the products, classes or tags of its audience are called, in their order; those that are gone are missing. */
  audienceNames: list(object({ id: text(), name: text() })),
  /** Whether the caller may change it and remove it. */
  mayChange: flag(),
};

export const campaignLineFields = { ...campaignFields, ...stamp };
export type CampaignLine = RecordOf<typeof campaignLineFields>;

export const promoLineFields = { ...promoFields, ...stamp };
export type PromoLine = RecordOf<typeof promoLineFields>;

export const announcementLineFields = {
  ...announcementFields,
  ...stamp,
  /** How many students put it away. */
  away: count(),
};
export type AnnouncementLine = RecordOf<typeof announcementLineFields>;

export const siteLineFields = { ...siteFields, ...stamp };
export type SiteLine = RecordOf<typeof siteLineFields>;

export const runningFields = {
  /** `report` is the popup of the yearly report. */
  kind: oneOf(['campaign', 'promo', 'report', 'announcement']),
  /** Alone among those of its kind. */
  key: text(),
  title: text(),
  firstDay: text(),
  lastDay: text(),
  audience: object(audienceFields),
  /** As of lines. */
  audienceNames: list(object({ id: text(), name: text() })),
};

/** Something that runs, in the calendar of all that does. */
export type RunningActivity = RecordOf<typeof runningFields>;

/** What a student would see on a day. Of his entries it has the days alone. */
export interface ActivityPreview extends Omit<ShownTo, 'campaigns'> {
  readonly student: { readonly id: string; readonly name: string | null };
  /** The Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly campaigns: readonly CampaignPage[];
}

/** Which version of something somebody saw who changes it; 0: there is none yet. */
interface Seen {
  readonly version: number;
}

type Refusals = 'not-logged-in' | 'forbidden';
type Removed = Refusals | 'invalid-input' | 'entity-not-found' | 'changed-meanwhile';

/**
 * What staff run for students, all with the right `activities.manage`. A super administrator changes everything; a class teacher and
 * an assistant what is for their own classes alone. Whatever is saved or removed answers all of its kind. Specification §2 'Learn
 * sidebar', §3 'Check-in campaigns'.
 */
export interface ActivityPort {
  campaigns(): Outcome<readonly CampaignLine[], Refusals>;
  /** The value of a campaign never changes. A prize without an id is a new one. */
  saveCampaign(
    input: CampaignForm & Seen & { readonly value: string },
  ): Outcome<readonly CampaignLine[], Removed>;
  /** One of the ten of the Specification stays, and one in which somebody wrote. */
  removeCampaign(input: Seen & { readonly value: string }): Outcome<readonly CampaignLine[], Removed>;
  promos(): Outcome<readonly PromoLine[], Refusals>;
  /** The `id` of a new one is empty. New ones are banners: there is one popup, which stays. */
  savePromo(input: PromoForm & Seen & { readonly id: string }): Outcome<readonly PromoLine[], Removed>;
  removePromo(input: Seen & { readonly id: string }): Outcome<readonly PromoLine[], Removed>;
  announcements(): Outcome<readonly AnnouncementLine[], Refusals>;
  saveAnnouncement(
    input: AnnouncementForm & Seen & { readonly id: string },
  ): Outcome<readonly AnnouncementLine[], Removed>;
  removeAnnouncement(input: Seen & { readonly id: string }): Outcome<readonly AnnouncementLine[], Removed>;
  /** Sites are a super administrator's to change. */
  sites(): Outcome<readonly SiteLine[], Refusals>;
  saveSite(input: SiteForm & Seen): Outcome<readonly SiteLine[], Removed>;
  removeSite(input: Seen & { readonly host: string }): Outcome<readonly SiteLine[], Removed>;
  /** All that runs on one of these days, at most a leap year of them, what begins last first. */
  running(input: DayWindow): Outcome<readonly RunningActivity[], Refusals | 'invalid-input'>;
  /** What a student whom the caller reaches would see on a day: the same that he will see then, as things are now. */
  preview(input: {
    readonly studentId: string;
    readonly day: string;
  }): Outcome<ActivityPreview, Refusals | 'invalid-input' | 'entity-not-found'>;
}
