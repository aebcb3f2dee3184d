import type { AnnouncementForm, Audience, Belongings, Campaign, Promo } from '@ykd/domain/activity';
import type { StoredAnnouncement, StoredCampaign, StoredPromo, StoredSite } from '../entities/activity.js';

export type { StoredAnnouncement, StoredCampaign, StoredPromo, StoredSite } from '../entities/activity.js';

/** An announcement as students see it. */
export type ShownAnnouncement = AnnouncementForm & { readonly id: string };

/** What runs on a day, for whomever: of each kind what begins last first, then by their ids. */
export interface Showing {
  readonly campaigns: readonly Pick<
    Campaign,
    'value' | 'name' | 'banner' | 'firstDay' | 'lastDay' | 'audience'
  >[];
  readonly promos: readonly Promo[];
  readonly announcements: readonly ShownAnnouncement[];
}

/**
 * What staff run for students. Of each kind there are few, see ACTIVITIES_MAX: all are read at once, what begins last first, then by
 * their ids. The ten campaigns, the banner and the popup of the Specification are there from the beginning.
 */
export interface Activities {
  campaigns(): Promise<readonly StoredCampaign[]>;
  campaign(value: string): Promise<StoredCampaign | undefined>;
  promos(): Promise<readonly StoredPromo[]>;
  announcements(): Promise<readonly StoredAnnouncement[]>;
  /** In the order of their hosts. */
  sites(): Promise<readonly StoredSite[]>;
  site(host: string): Promise<StoredSite | undefined>;
  /** What products, classes or tags are called, by their ids; those that there are not are missing. Everybody is called nothing. */
  namesOf(audience: Audience): Promise<ReadonlyMap<string, string>>;
  /** What runs on a day (`YYYY-MM-DD`), for whomever, without the announcements that this student put away. In one look. */
  showing(day: string, userId: string): Promise<Showing>;
  /** What a student has of that by which audiences are chosen. */
  belongings(userId: string): Promise<Belongings>;
  /** A student puts an announcement away that is there, at `at` (epoch ms); again changes nothing, nor does one that is not there. */
  putAwayOne(announcementId: string, userId: string, at: number): Promise<void>;
  /** How many students put an announcement away. */
  putAwayCount(announcementId: string): Promise<number>;
}

/** One kind of them inside a transaction, by what each is known by. */
export interface TxKept<T> {
  find(key: string): Promise<T | undefined>;
  /** How many there are. */
  count(): Promise<number>;
  /** Stores one, new or changed. */
  put(one: T): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What staff run, inside a transaction. */
export interface TxActivities {
  /** The first thing that is asked: whoever else changes any of it waits until the transaction ends. */
  lock(): Promise<void>;
  readonly campaigns: TxKept<StoredCampaign>;
  readonly promos: TxKept<StoredPromo>;
  readonly announcements: TxKept<StoredAnnouncement>;
  readonly sites: TxKept<StoredSite>;
  /** See `Activities.namesOf`. */
  namesOf(audience: Audience): Promise<ReadonlyMap<string, string>>;
  /** Whether anybody wrote an entry in a campaign. */
  hasEntries(campaign: string): Promise<boolean>;
}
