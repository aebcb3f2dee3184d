import { needsUsername, usernameKey, type User } from '@ykd/domain/member';
import { mobileTyped, searchKey } from '../names/search-key.js';
import { syllablesOf, type Reading } from '../names/syllables.js';

/** The longest part of a text that a key holds, in Unicode code points: the cursor of a page takes 128 UTF-16 code units. */
const KEY_MAX = 60;

const keyOf = (text: string | null | undefined, surname: NonNullable<Reading['surname']>): string => {
  if (!text) return '1';
  const plain = text.replaceAll(/\p{C}/gu, '').toLowerCase();
  const spelled = syllablesOf(plain, { nonZh: 'consecutive', surname }).join(' ');
  return `0${[...spelled].slice(0, KEY_MAX).join('')}`;
};

/**
 * What a text is sorted by: its pinyin, syllable by syllable. It begins with a rank, for what is empty comes last; so the
 * key is never null, and the rows can be looked up behind any of them.
 */
export const sortKey = (text: string | null | undefined): string => keyOf(text, 'off');

/** The same for what somebody is called. */
export const nameSortKey = (name: string | null | undefined): string => keyOf(name, 'head');

/** The username that somebody chose; before that he has his mobile for one, which is not told of him. */
export const ownUsername = (user: User): string | undefined =>
  needsUsername(user) ? undefined : (user.userName ?? undefined);

/** The key of a username, which is unique without regard to case. */
export const userNameSortKey = (userName: string | undefined): string =>
  userName === undefined ? '1' : `0${usernameKey(userName)}`;

/** What no key has stands before a term that is found as it is. */
const EXACT = '#';

/** Whole mobiles and their last four digits are found as they are, and by nothing shorter. */
const exactly = (digits: string): string => `${EXACT}${digits}`;

/** The ends of a list from each of its places on, joined. */
const ends = (parts: readonly string[]): readonly string[] =>
  parts.map((_, at) => [...parts.slice(at).join('')].slice(0, KEY_MAX).join(''));

/** The pinyin of a text from each of its syllables on, and its initials. */
export const spelledEnds = (
  key: string,
  surname: NonNullable<Reading['surname']> = 'off',
): readonly string[] => {
  const syllables = syllablesOf(key, { surname });
  return [...ends(syllables), ...ends(syllables.map(([initial = '']) => initial))];
};

/**
 * What a student is found by: any part of his name, in characters, in pinyin or by initials, the beginning of his
 * username, his mobile and its last four digits.
 */
export const termsOf = (user: User): readonly string[] => {
  const { name, mobile } = user;
  const key = searchKey(name ?? '');
  const account = searchKey(ownUsername(user) ?? '');
  // Not everybody knows how a rare surname is read.
  const spelled = [...spelledEnds(key, 'head'), ...spelledEnds(key)];
  const words = [...ends([...key]), ...spelled, account];
  return [...new Set([...words.filter((word) => word !== ''), exactly(mobile), exactly(mobile.slice(-4))])];
};

/** So many bits tell first letters apart: a to z, and the digits, have one each. */
const LETTERS = 39;

const letterOf = (text: string): number => {
  const code = text.codePointAt(0);
  return code === undefined ? 0 : 2 ** (code % LETTERS);
};

/**
 * The letters with which a student's terms begin, as bits. They stand in the index of each order: whoever has not the letter
 * of a search is passed over there, and his terms are not looked at.
 */
export const lettersOf = (terms: readonly string[]): number => {
  const bits = new Set(terms.map((term) => letterOf(term.startsWith(EXACT) ? term.slice(1) : term)));
  return [...bits].reduce((sum, bit) => sum + bit, 0);
};

/**
 * Which terms a text finds: those that begin with it, from `from` to before `below`, and the one that is `exact`; all of
 * them begin with its letter, `letter` being the bit of that.
 */
export interface TermRange {
  readonly from: string;
  readonly below: string;
  readonly exact: string;
  readonly letter: number;
}

/** What a text that was typed finds; undefined where it says nothing. */
export const termRange = (typed: string): TermRange | undefined => {
  const key = [...(mobileTyped(typed) ?? searchKey(typed))].slice(0, KEY_MAX).join('');
  if (key === '') return undefined;
  return { from: key, below: `${key}\u{10FFFF}`, exact: exactly(key), letter: letterOf(key) };
};
