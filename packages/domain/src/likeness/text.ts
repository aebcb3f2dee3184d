import { deepFreeze } from '../shared/index.js';

/** How many Unicode code points a piece of a text has that is compared with pieces of others. Beyond the Specification. */
export const SHINGLE_CHARS = 3;

/** Texts with fewer Unicode code points, once written alike, are not compared: everybody writes 打卡 and 坚持. Beyond the Specification. */
export const COMPARED_CHARS_MIN = 12;

/** From this likeness on, the share of the number of common pieces, 0 to 1, a text is called a copy of another one. Beyond the Specification. */
export const COPY_LIKENESS = 0.8;

/** What does not tell texts apart: white space, punctuation, symbols, emoji and what cannot be seen. */
const BESIDE = /[^\p{L}\p{N}]/gu;

/**
 * A text as it is compared: full-width forms as usual ones, small letters, letters and digits alone. Doing it again changes nothing.
 * Beyond the Specification.
 */
export const comparedText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(BESIDE, '').normalize('NFC');

/**
 * The different pieces of {@link SHINGLE_CHARS} code points that a text consists of once it is written as {@link comparedText} does;
 * none for a text of fewer than {@link COMPARED_CHARS_MIN}. Beyond the Specification.
 */
export const shinglesOf = (text: string): ReadonlySet<string> => {
  const chars = [...comparedText(text)];
  if (chars.length < COMPARED_CHARS_MIN) return new Set();
  return new Set(
    Array.from({ length: chars.length - SHINGLE_CHARS + 1 }, (_, at) =>
      chars.slice(at, at + SHINGLE_CHARS).join(''),
    ),
  );
};

/**
 * How alike two texts are, 0 to 1: the number of common pieces as a share of all of theirs. 0 where one of them is too short to be
 * compared. Beyond the Specification.
 */
export const textLikeness = (one: string, other: string): number => {
  const [ours, theirs] = [shinglesOf(one), shinglesOf(other)];
  const common = [...ours].filter((shingle) => theirs.has(shingle)).length;
  const all = ours.size + theirs.size - common;
  return all === 0 ? 0 : common / all;
};

/** How many rows a band of a sketch has, and how many bands there are. */
const [ROWS, BANDS] = [3, 6];

/** The number of bands of a sketch. Beyond the Specification. */
export const SKETCH_BANDS = BANDS;

/** FNV-1a of a text over its UTF-16 code units, 32 bits, begun with a seed. */
const hashOf = (text: string, seed: number): number => {
  let hash = (0x811c_9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193) >>> 0;
  }
  // The last bits of FNV are mixed badly: they are stirred once more.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** One seed for each row of a sketch. */
const SEEDS: readonly number[] = deepFreeze(
  Array.from({ length: ROWS * BANDS }, (_, at) => Math.imul(at + 1, 0x9e37_79b1) >>> 0),
);

/**
 * What is kept of a text so that those like it are found among many without comparing it with each: a key for each band of its
 * sketch, of smallest hashes. Two texts with a share s of common pieces have a band in common with probability 1 − (1 − s³)⁶: 98.6 %
 * at 0.8, 55 % at 0.5, 15 % at 0.3. Undefined where a text is too short to be compared. Beyond the Specification.
 *
 * @param text - as it was written
 */
export const textSketch = (text: string): readonly string[] | undefined => {
  const shingles = [...shinglesOf(text)];
  if (shingles.length === 0) return undefined;
  const least = SEEDS.map((seed) =>
    shingles.reduce((smallest, shingle) => Math.min(smallest, hashOf(shingle, seed)), 0xffff_ffff),
  );
  return Array.from({ length: BANDS }, (_, band) =>
    least
      .slice(band * ROWS, (band + 1) * ROWS)
      .map((hash) => hash.toString(36))
      .join('.'),
  );
};
