import { customPinyin, pinyin } from 'pinyin-pro';
import { searchKey, type SchoolEntry } from './school-entry.js';

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

/** The schools of a table with the columns code, name and more; the first line names them. */
export const readSchools = (csv: string): SchoolEntry[] => {
  customPinyin(READINGS);
  const [, ...lines] = csv.trim().split(/\r?\n/);
  return lines.map((line) => {
    const name = line.split(',')[1]?.trim() ?? '';
    const key = searchKey(name);
    if (key === '') throw new Error(`a school without a name: ${line}`);
    return { name, key, syllables: pinyin(key, { toneType: 'none', type: 'array', v: true }) };
  });
};
