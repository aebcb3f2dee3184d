import { customPinyin, pinyin } from 'pinyin-pro';
import { searchKey } from '../names/search-key.js';
import type { SchoolEntry, SpelledName } from './school-entry.js';

/** Readings that the dictionary misses in names, where it takes 大学长江 for a 学长, for example. */
const READINGS: Readonly<Record<string, string>> = {
  大学长城: 'da xue chang cheng',
  大学长江: 'da xue chang jiang',
  大学长安: 'da xue chang an',
  大学长青: 'da xue chang qing',
  华厦: 'hua xia',
  海都: 'hai du',
  藏医: 'zang yi',
  喀什: 'ka shi',
};

/** The cells of a table, without the first line, which names the columns. */
const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.trim()));

const spelled = (name: string): SpelledName => {
  const key = searchKey(name);
  if (key === '') throw new Error(`a school without a name: ${name}`);
  return { key, syllables: pinyin(key, { toneType: 'none', type: 'array', v: true }) };
};

/**
 * The schools of a table with the columns code, name, province, city and more, and of one with the columns short and name. Throws for a
 * short name of a school that is not in the first.
 */
export const readSchools = (csv: string, shortNamesCsv: string): SchoolEntry[] => {
  customPinyin(READINGS);
  const shortNames = new Map<string, SpelledName[]>();
  for (const [short = '', name = ''] of rowsOf(shortNamesCsv)) {
    shortNames.set(name, [...(shortNames.get(name) ?? []), spelled(short)]);
  }
  const schools = rowsOf(csv).map(([, name = '', , city = '']) => {
    const short = shortNames.get(name);
    shortNames.delete(name);
    return { name, city, ...spelled(name), ...(short === undefined ? {} : { shortNames: short }) };
  });
  const [unknown] = shortNames.keys();
  if (unknown !== undefined) throw new Error(`a short name of no school: ${unknown}`);
  return schools;
};
