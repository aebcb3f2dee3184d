import type { SchoolEntry } from './school-entry.js';

/** A school with what is asked of it often. */
export interface SearchedSchool extends SchoolEntry {
  readonly characters: readonly string[];
  /** The whole pinyin, and its first letters. */
  readonly pinyin: string;
  readonly initials: string;
}

export const RANKS = 8;

/**
 * Whether the rest of a text, from `at`, spells the characters from `index`: each by itself, by its pinyin or by its first
 * letter, the last one also by the beginning of its pinyin.
 */
const spells = (school: SearchedSchool, index: number, text: string, at: number): boolean => {
  if (at === text.length) return true;
  const character = school.characters[index];
  const syllable = school.syllables[index];
  if (character === undefined || syllable === undefined) return false;
  if (syllable[0] !== text[at] && character[0] !== text[at]) return false;
  const goesOn = (part: string): boolean =>
    text.startsWith(part, at) && spells(school, index + 1, text, at + part.length);
  return (
    syllable.startsWith(text.slice(at)) ||
    goesOn(character) ||
    goesOn(syllable) ||
    (syllable.length > 1 && goesOn(syllable.slice(0, 1)))
  );
};

/** Whether a syllable ends at that place of the pinyin. */
const endsSyllable = ({ syllables }: SearchedSchool, place: number): boolean => {
  let end = 0;
  return syllables.some((syllable) => (end += syllable.length) === place);
};

/** Whether a text is what people call the school, in characters or pinyin. */
const isShortName = ({ shortNames = [] }: SearchedSchool, text: string): boolean =>
  shortNames.some(({ key, syllables }) => key === text || syllables.join('') === text);

/**
 * How well a text (a search key) finds a school, from 0 for its very name or what people call it; undefined when it does
 * not.
 */
export const rankOf = (school: SearchedSchool, text: string): number | undefined => {
  const { key } = school;
  if (key === text || isShortName(school, text)) return 0;
  const found = key.indexOf(text);
  if (found !== -1) return found === 0 ? 1 : 2;
  // Whole syllables first: xian is 西安 rather than the beginning of 湘潭.
  if (school.pinyin.startsWith(text)) return endsSyllable(school, text.length) ? 3 : 4;
  if (school.initials.startsWith(text)) return 5;
  const start = school.characters.findIndex((_, index) => spells(school, index, text, 0));
  if (start === -1) return undefined;
  return start === 0 ? 6 : 7;
};
