import { isBlank, textOf } from './issue.js';

/** One word of Latin letters, the way a list is searched: `njdx`, `Nanjing`, `nan'jing`; not `INSEAD`. */
const ONE_WORD = /^[A-Za-zü'’][a-zü'’]*$/;
/** Words no longer than a syllable of pinyin, of which none but the first has a capital: `nan jing da xue`. */
const SYLLABLES = /^[A-Za-zü'’][a-zü'’]{0,5}(?:\s+[a-zü'’]{1,6})+$/;

const isPinyin = (text: string): boolean => ONE_WORD.test(text) || SYLLABLES.test(text);

/**
 * The Chinese message when a text is no school name, `undefined` when it may be saved. Missing: 学校名称必须输入
 * (Specification §5). What reads as pinyin that was typed to search the list, a single word of Latin letters that is not
 * in capitals or several as short as syllables, is no name: 请从列表中选择学校，或输入学校全名. The list need not have a name, such
 * as `Harvard University`. The second rule is Beyond the Specification.
 */
export const schoolNameIssue = (schoolName: string): string | undefined => {
  if (isBlank(schoolName)) return '学校名称必须输入';
  return isPinyin(schoolName.normalize('NFKC').trim()) ? '请从列表中选择学校，或输入学校全名' : undefined;
};

/** A year, a month or a day. */
const DATE = /^\d{4}(?:-\d{2}){0,2}$/;

const dateOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value).trim());

/**
 * The Chinese message 毕业时间不能早于入学时间 when studies end before they begin, `undefined` otherwise. A year and a month are
 * compared by their years. What is no date, such as `2022-9`, is not judged. Never throws. Beyond the Specification.
 */
export const studyDatesIssue = (begin: unknown, end: unknown): string | undefined => {
  const [from, to] = [dateOf(begin), dateOf(end)];
  if (!DATE.test(from) || !DATE.test(to)) return undefined;
  const known = Math.min(from.length, to.length);
  return to.slice(0, known) < from.slice(0, known) ? '毕业时间不能早于入学时间' : undefined;
};
