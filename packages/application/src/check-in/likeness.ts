import type { CopyKind } from '@ykd/domain/campaign';
import {
  COPY_BITS,
  COPY_LIKENESS,
  isTellingPrint,
  printDistance,
  printPieces,
  textLikeness,
  textSketch,
} from '@ykd/domain/likeness';
import { UNREVIEWED, type CheckInDay, type CheckInEntry } from '../entities/check-in-entry.js';

/** So many entries at the most that have the same band are looked at, the earliest first: however many say the same. */
export const SAME_BAND_MAX = 8;

/** The same of pictures with the same piece. */
export const SAME_PIECE_MAX = 64;

/** An entry that may be like another one; `since`: when it came to say or to show that, epoch milliseconds. */
interface Candidate extends Pick<CheckInDay, 'userId' | 'day'> {
  readonly since: number;
}

export interface TextCandidate extends Candidate {
  readonly text: string;
}

export interface PictureCandidate extends Candidate {
  readonly print: string;
}

/** An earlier entry that one is like. */
export interface Copied extends Pick<CheckInDay, 'userId' | 'day'> {
  readonly kind: CopyKind;
  readonly percent: number;
}

/** A copy is never rounded up to what it is not: all of it is all of it. */
const percentOf = (share: number): number => Math.floor(share * 100);

/** By what entries with a text like this one are found; nothing for one that is too short to be compared. */
export const bandsOf = (text: string): readonly string[] => [...new Set(textSketch(text))];

/** By what entries with a picture like this one are found: its pieces, and all of it. Nothing for one that tells nothing. */
export const piecesOf = (print: string): readonly string[] =>
  isTellingPrint(print) ? [...printPieces(print), print] : [];

/**
 * Since when an entry says what it says: one that is written anew without becoming another one does not become younger than its
 * copies.
 */
export const saidSince = (
  before: { readonly text: string; readonly since: number } | undefined,
  text: string,
  at: number,
): number => (before !== undefined && textLikeness(before.text, text) >= COPY_LIKENESS ? before.since : at);

const earliest = <T extends Candidate>(candidates: readonly T[]): readonly T[] =>
  candidates.toSorted((a, b) => a.since - b.since || (a.userId < b.userId ? -1 : 1));

/** The first that is like it, unless it is its member's own: who was the first to say so may say so again. */
const firstOf = <T extends Candidate>(
  userId: string,
  candidates: readonly T[],
  likeness: (one: T) => number | undefined,
): Omit<Copied, 'kind'> | undefined => {
  for (const one of earliest(candidates)) {
    const share = likeness(one);
    if (share === undefined) continue;
    if (one.userId === userId) return undefined;
    return { userId: one.userId, day: one.day, percent: percentOf(share) };
  }
  return undefined;
};

/** Finds entries of a campaign that came to say or to show something before an instant. */
export interface CopyLookup {
  /** Those with one of these bands: SAME_BAND_MAX of each, the earliest. */
  texts(bands: readonly string[], before: number): Promise<readonly TextCandidate[]>;
  /** Those with a picture that has one of these pieces: SAME_PIECE_MAX of each, the earliest. */
  pictures(pieces: readonly string[], before: number): Promise<readonly PictureCandidate[]>;
}

/** An entry with since when it says what it says, and with the prints of its pictures, each with when it was uploaded. */
export interface Compared extends Pick<CheckInEntry, 'userId' | 'text'> {
  readonly since: number;
  readonly prints: readonly { readonly print: string; readonly since: number }[];
}

/**
 * The earliest entry of another member that an entry is like: by its text, else by one of its pictures. What looks up knows the
 * campaign.
 */
export const findCopy = async (
  { userId, text, since, prints }: Compared,
  lookup: CopyLookup,
): Promise<Copied | undefined> => {
  const bands = bandsOf(text);
  if (bands.length > 0) {
    const found = firstOf(userId, await lookup.texts(bands, since), (one) => {
      const share = textLikeness(text, one.text);
      return share >= COPY_LIKENESS ? share : undefined;
    });
    if (found !== undefined) return { kind: 'text', ...found };
  }
  for (const { print, since: shownSince } of prints) {
    const pieces = piecesOf(print);
    if (pieces.length === 0) continue;
    const found = firstOf(userId, await lookup.pictures(pieces, shownSince), (one) => {
      const bits = printDistance(print, one.print);
      return bits <= COPY_BITS ? 1 - bits / (4 * print.length) : undefined;
    });
    if (found !== undefined) return { kind: 'picture', ...found };
  }
  return undefined;
};

const { likeKind, likeUserId, likeDay, likePercent, verdict, judgedBy, judgedAt } = UNREVIEWED;
const UNLIKE = { likeKind, likeUserId, likeDay, likePercent, verdict, judgedBy, judgedAt } as const;

type LikeFields = keyof typeof UNLIKE | 'likeVersion';

/**
 * What an entry is like now that it was written: what staff said of that holds for the same text, like the same entry, alone.
 *
 * @param before - as it was, for one that is written anew
 */
export const likenessNow = (
  before: Pick<CheckInEntry, LikeFields | 'text'> | undefined,
  text: string,
  copied: Copied | undefined,
): Pick<CheckInEntry, LikeFields> => {
  const found: Pick<CheckInEntry, keyof typeof UNLIKE> =
    copied === undefined
      ? UNLIKE
      : {
          ...UNLIKE,
          likeKind: copied.kind,
          likeUserId: copied.userId,
          likeDay: copied.day,
          likePercent: copied.percent,
        };
  if (before === undefined) return { ...found, likeVersion: found.likeKind === null ? 0 : 1 };
  const isSame =
    found.likeKind === before.likeKind &&
    found.likeUserId === before.likeUserId &&
    found.likeDay === before.likeDay &&
    (found.likeKind === null || before.text === text) &&
    // Another picture of the same one is another case.
    (found.likeKind !== 'picture' || found.likePercent === before.likePercent);
  const { likeVersion } = before;
  if (!isSame) return { ...found, likeVersion: likeVersion + 1 };
  return {
    ...found,
    verdict: before.verdict,
    judgedBy: before.judgedBy,
    judgedAt: before.judgedAt,
    likeVersion,
  };
};
