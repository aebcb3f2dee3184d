import type { CommentInput, ReviewInput, StaffEntry } from '@ykd/application/check-in';
import { readJson, writeText, type KeyValueStorage } from './key-value-storage.js';
import { createStoredList, type StoredList } from './stored-list.js';

/** Names an entry of the daily check-in: whose, in which campaign, on which day. */
export type ReviewedEntry = Pick<ReviewInput, 'userId' | 'campaign' | 'day'>;

/** What staff said of an entry and the server has not confirmed yet. */
export interface PendingReview extends ReviewedEntry, Pick<CommentInput, 'requestKey'> {
  /** Null: a comment alone. */
  readonly mark: ReviewInput['mark'] | null;
  readonly comment: string;
  /** The version that was seen. */
  readonly version: number;
  /** What the student is called. */
  readonly name: string;
  /** Epoch ms. */
  readonly at: number;
  /** Nobody had said anything of the entry then. */
  readonly wasOpen?: boolean;
  /** Why the server does not take it: it stays until its writer decides. */
  readonly refusal?: string;
}

/** The entry that somebody sees. */
export const reviewedEntry = ({
  student,
  campaign,
  day,
}: Pick<StaffEntry, 'student' | 'campaign' | 'day'>): ReviewedEntry => ({
  userId: student.id,
  campaign,
  day,
});

export const isSameEntry = (one: ReviewedEntry, other: ReviewedEntry): boolean =>
  one.userId === other.userId && one.campaign === other.campaign && one.day === other.day;

const isPending = (value: unknown): value is PendingReview => {
  const { userId, campaign, day, requestKey, comment, name, mark, version, at, refusal } = (value ??
    {}) as Partial<PendingReview>;
  return (
    [userId, campaign, day, requestKey, comment, name, mark ?? '', refusal ?? ''].every(
      (part) => typeof part === 'string',
    ) && [version, at].every((part) => Number.isSafeInteger(part) && Number(part) >= 0)
  );
};

/** What a member said and what waits, in the order in which it was said. */
export interface PendingReviews extends Pick<StoredList<PendingReview>, 'all'> {
  add(said: PendingReview): void;
  drop(requestKey: string): void;
  refuse(requestKey: string, refusal: string): void;
  /** What was said of an entry as it was before one's own word is said of it as it is after that. */
  rebase(entry: ReviewedEntry, from: number, to: number): void;
}

/** The list of one member. */
export const createPendingReviews = (storage: KeyValueStorage, memberId: string): PendingReviews => {
  const { all, write } = createStoredList(storage, `ykd-reviews:${memberId}`, isPending);
  const change = (to: (said: PendingReview) => PendingReview): void => write(all().map(to));
  return {
    all,
    add: (said) => write([...all(), said]),
    drop: (requestKey) => write(all().filter((said) => said.requestKey !== requestKey)),
    refuse: (requestKey, refusal) =>
      change((said) => (said.requestKey === requestKey ? { ...said, refusal } : said)),
    rebase: (entry, from, to) =>
      change((said) => (isSameEntry(said, entry) && said.version === from ? { ...said, version: to } : said)),
  };
};

/** What a member typed under entries and did not send. */
export interface ReviewDrafts {
  get(entry: ReviewedEntry): string;
  /** Empty: there is none any more. */
  set(entry: ReviewedEntry, text: string): void;
}

/** The drafts of one member. Where the storage is full or forbidden they live as long as the page shows them. */
export const reviewDrafts = (storage: KeyValueStorage, memberId: string): ReviewDrafts => {
  const keyOf = ({ campaign, day, userId }: ReviewedEntry): string =>
    `ykd-review-draft:${memberId}:${campaign}:${day}:${userId}`;
  return {
    get: (entry) => {
      const text = readJson(storage, keyOf(entry));
      return typeof text === 'string' ? text : '';
    },
    set: (entry, text) =>
      void writeText(storage, keyOf(entry), text === '' ? undefined : JSON.stringify(text)),
  };
};
