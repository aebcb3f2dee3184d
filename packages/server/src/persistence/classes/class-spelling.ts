import { searchKey } from '../../names/search-key.js';
import { spelledEnds } from '../student-spelling.js';

/** What stands before each of the terms of a class: nothing that is searched for has it in it. */
const BEFORE = '\n';

/** The shortest and the longest that is looked for: a letter alone finds half of them, and an index holds no more. */
const [SHORTEST, LONGEST] = [2, 20];

const cut = (key: string): string => [...key].slice(0, LONGEST).join('');

/** What a class is found by beside a part of its name: its pinyin, whole or by initials, from any syllable on. */
export const classTerms = (name: string): string =>
  [...new Set(spelledEnds(searchKey(name)).map(cut))].map((term) => `${BEFORE}${term}`).join('');

/** What a text that was typed looks like among the terms of a class; what says nothing, or too little, finds none of them. */
export const classTerm = (typed: string): string => {
  const key = searchKey(typed);
  return `${BEFORE}${key.length < SHORTEST ? BEFORE : cut(key)}`;
};
