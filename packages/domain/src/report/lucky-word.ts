import { deepFreeze } from '../shared/index.js';

/** The lucky words of the yearly report (Specification §3 'lucky word'; the words are Beyond the Specification). */
export const LUCKY_WORDS: readonly string[] = deepFreeze([
  '厚积薄发',
  '水到渠成',
  '渐入佳境',
  '步步为营',
  '日积月累',
  '乘风破浪',
  '融会贯通',
  '举一反三',
  '持之以恒',
  '豁然开朗',
  '精益求精',
  '胸有成竹',
  '一往无前',
  '触类旁通',
  '行稳致远',
  '未来可期',
]);

/**
 * The lucky word of a member in a year, the same at every look (Specification §3 'lucky word'). `userNumber` is the
 * running number of the member, a non-negative safe integer. Members with neighbouring numbers get different words,
 * and everybody gets another word in the next year. Throws RangeError unless both are
 * non-negative safe integers.
 */
export const luckyWordOf = (year: number, userNumber: number): string => {
  if (![year, userNumber].every((part) => Number.isSafeInteger(part) && part >= 0)) {
    throw new RangeError(`no lucky word for ${year}, ${userNumber}`);
  }
  const turn = (userNumber % LUCKY_WORDS.length) + year * 5;
  return LUCKY_WORDS[turn % LUCKY_WORDS.length] as string;
};
