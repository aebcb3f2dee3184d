import type { Notice } from '../entities/notice.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { Notice } from '../entities/notice.js';

/** Where a notice stands in the list: the newest first. */
export type NoticeKey = readonly [gmtCreated: number, id: string];

/** Whose service ends between two instants (epoch ms), and who was not told at this step. */
export interface EndingService {
  readonly from: number;
  readonly below: number;
  /** So many days before: that of the notice. */
  readonly step: number;
  readonly limit: number;
}

/** The id of the notice that a service ends, once for each end and step. */
export const serviceNoticeId = (userId: string, serviceUntil: number, step: number): string =>
  `service:${userId}:${serviceUntil}:${step}`;

/** What members were told. */
export interface Notices {
  find(id: string): Promise<Notice | undefined>;
  page(userId: string, window: KeyWindow<NoticeKey>): Promise<KeyRows<Notice>>;
  /** How many he has not read; counted up to `most`. */
  countUnread(userId: string, most: number): Promise<number>;
  /** He has read these; those of others, and those that he has read, stay as they are. */
  markRead(userId: string, ids: readonly string[], at: number): Promise<void>;
  /** He has read all that came up to `until`, epoch ms. */
  markAllRead(userId: string, until: number, at: number): Promise<void>;
  /** Since when he wants no text messages but those that he needs; undefined: he does. */
  smsOptOut(userId: string): Promise<number | undefined>;
  /** Wants none from now on, or takes that back (null). The first instant counts. */
  setSmsOptOut(userId: string, since: number | null): Promise<void>;
  /** Who is to be told that his service ends; ends of service as lists of students have them. */
  endingServices(
    ending: EndingService,
  ): Promise<readonly { readonly userId: string; readonly serviceUntil: number }[]>;
}

/** Notices inside a transaction: that which they tell of. */
export interface TxNotices {
  /** False, and nothing written, where it was told before. */
  add(notice: Notice): Promise<boolean>;
  /** Several at once; answers the ids of those that were not told before. */
  addAll(notices: readonly Notice[]): Promise<readonly string[]>;
  /** Takes back those of these that were told: what they tell of is no more. */
  remove(ids: readonly string[]): Promise<void>;
}
