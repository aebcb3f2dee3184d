import { CHECK_IN_MARKS, COPY_KINDS, COPY_VERDICTS } from '@ykd/domain/campaign';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const checkInDayFields = {
  userId: text(),
  /** The value of the campaign. */
  campaign: text(),
  /** The Shanghai day, `YYYY-MM-DD`. */
  day: text(),
};

/** The day of an entry: there is one entry for each of them. */
export type CheckInDay = RecordOf<typeof checkInDayFields>;

/** An entry without the pictures in it. */
export const checkInFields = {
  ...checkInDayFields,
  text: text(),
  /** Epoch milliseconds. */
  gmtCreated: instant(),
  gmtModified: instant(),
  /** What staff said of it with one press, who of them and when; `none`: nobody has. */
  mark: oneOf(CHECK_IN_MARKS),
  reviewedBy: nullable(text()),
  reviewedAt: nullable(instant()),
  /** The version that was made by that: a higher one was written by its member since. */
  reviewedVersion: nullable(count()),
  /** Counts what its member and staff do to it, from 1. */
  version: count(),
  /** Who of the staff made the entry up for him, and why; null: he wrote it. */
  madeUpBy: nullable(text()),
  madeUpReason: nullable(text()),
  /** The earlier entry of another member in its campaign that it is like, by what and by how many per cent; null: none is known. */
  likeKind: nullable(oneOf(COPY_KINDS)),
  likeUserId: nullable(text()),
  likeDay: nullable(text()),
  likePercent: nullable(count()),
  /** Counts what becomes of that and what staff say of it, from 0. */
  likeVersion: count(),
  /** What they say of it, who of them and when. */
  verdict: oneOf(COPY_VERDICTS),
  judgedBy: nullable(text()),
  judgedAt: nullable(instant()),
};

/** What a member wrote on a day of a campaign. Specification §3 (Check-in campaigns). */
export type CheckInEntry = RecordOf<typeof checkInFields> & {
  /** The names of its pictures, in their order. */
  readonly pictures: readonly string[];
};

/** What is said of an entry that nobody has looked at and that is like no other one, in its first version. */
export const UNREVIEWED = {
  mark: 'none',
  reviewedBy: null,
  reviewedAt: null,
  reviewedVersion: null,
  version: 1,
  madeUpBy: null,
  madeUpReason: null,
  likeKind: null,
  likeUserId: null,
  likeDay: null,
  likePercent: null,
  likeVersion: 0,
  verdict: 'none',
  judgedBy: null,
  judgedAt: null,
} as const satisfies Partial<CheckInEntry>;

/** How an entry that was made up for stands once its member writes it himself, at `at`: what staff said of it since is said of another one. */
export const writtenAnew = (
  { reviewedBy }: Pick<CheckInEntry, 'reviewedBy'>,
  at: number,
): Pick<CheckInEntry, 'gmtCreated'> & Partial<Pick<CheckInEntry, 'mark'>> => ({
  gmtCreated: at,
  ...(reviewedBy === null ? { mark: UNREVIEWED.mark } : {}),
});

export const checkInCommentFields = {
  /** Made of who wrote it and the key of his request, so that it arrives once. */
  id: text(),
  ...checkInDayFields,
  authorId: text(),
  /** What he was called when he wrote it. */
  authorName: text(),
  text: text(),
  /** Epoch milliseconds. */
  gmtCreated: instant(),
};

/** What staff wrote under an entry. */
export type CheckInComment = RecordOf<typeof checkInCommentFields>;
