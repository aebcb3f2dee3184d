import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { School, Schools } from '@ykd/application/ports';
import { LruMap } from '../persistence/lru-map.js';
import { rankOf, RANKS, type SearchedSchool } from './rank-school.js';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
import { searchKey } from '../names/search-key.js';
import type { SchoolEntry } from './school-entry.js';

/** What the build makes of data/schools.csv. */
const SCHOOLS_FILE = join(PACKAGE_FOLDER, 'dist/schools.json');

/** Longer, in UTF-16 code units, than any name and its pinyin. */
const TEXT_MAX = 200;

/** How many answers are remembered: a class types the same few beginnings. */
const ANSWERS_KEPT = 500;

const searched = (entry: SchoolEntry): SearchedSchool => ({
  ...entry,
  characters: [...entry.key],
  pinyin: entry.syllables.join(''),
  initials: entry.syllables.map((syllable) => syllable.slice(0, 1)).join(''),
});

const readEntries = (): readonly SchoolEntry[] =>
  JSON.parse(readFileSync(SCHOOLS_FILE, 'utf8')) as readonly SchoolEntry[];

/**
 * The schools that come with the platform, searched in memory. Of those that a text finds equally well the shorter name
 * comes first, then the one that stands first in the list.
 */
export const createSchools = (entries: readonly SchoolEntry[] = readEntries()): Schools => {
  const schools = entries.map(searched).toSorted((a, b) => a.key.length - b.key.length);
  const answers = new LruMap<string, readonly School[]>(ANSWERS_KEPT);

  const find = (key: string, limit: number): readonly School[] => {
    const ranks: School[][] = Array.from({ length: RANKS }, () => []);
    for (const school of schools) {
      const rank = rankOf(school, key);
      if (rank !== undefined) ranks[rank]?.push({ name: school.name });
    }
    return ranks.flat().slice(0, limit);
  };

  const cities = new Map(entries.map(({ name, city }) => [name, city]));
  return {
    cityOf: (name) => cities.get(name),
    search: (text, limit) => {
      const key = text.length > TEXT_MAX ? '' : searchKey(text);
      return key === '' ? [] : answers.getOrMake(`${limit} ${key}`, () => find(key, limit));
    },
  };
};
