import { noticeFields } from '../entities/notice.js';
import { count, instant, nullable, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

const { id, kind, title, text, link, gmtCreated, readAt } = noticeFields;

/** What its reader sees of a notice. */
export const noticeViewFields = { id, kind, title, text, link, gmtCreated, readAt };
export type NoticeView = RecordOf<typeof noticeViewFields>;

/** So many are counted that were not read; of more it is said that there are more. */
export const UNREAD_MAX = 99;
/** So many are marked as read at a time: those of a page. */
export const READ_MAX = 50;

export const noticeSettingsFields = {
  /** Since when he wants no text messages but those that he needs; null: he takes them. */
  smsOptOut: nullable(instant()),
};
export type NoticeSettings = RecordOf<typeof noticeSettingsFields>;

export const unreadFields = { count: count() };

/** One's own notices. Beyond the Specification. */
export interface NoticePort {
  /** How many one has not read, up to one more than {@link UNREAD_MAX}. */
  unread(): Outcome<RecordOf<typeof unreadFields>, 'not-logged-in'>;
  /** The newest first. */
  list(input: KeyPageInput): Outcome<KeyPage<NoticeView>, 'not-logged-in' | 'invalid-input'>;
  /** One has read these, {@link READ_MAX} at the most. Answers how many are left. */
  read(input: {
    readonly ids: readonly string[];
  }): Outcome<RecordOf<typeof unreadFields>, 'not-logged-in' | 'invalid-input'>;
  /** One has read all that came up to `until`, epoch ms: the newest that one saw. */
  readAll(input: { readonly until: number }): Outcome<RecordOf<typeof unreadFields>, 'not-logged-in'>;
  settings(): Outcome<NoticeSettings, 'not-logged-in'>;
  /** Whether one wants text messages beside those that one needs, such as codes. */
  setSms(input: { readonly wanted: boolean }): Outcome<NoticeSettings, 'not-logged-in'>;
}
