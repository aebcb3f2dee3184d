import { isAddressLike, isMobile, type Gender } from '../member/index.js';
import { err, ok, type Result } from '../shared/index.js';

/** What a cell says once it is cleaned, or the Chinese message with what to correct. Empty: it says nothing. */
type Cleaned<T = string> = Result<T | '', string>;

/** A space of any kind around a text, and what cannot be seen at all. */
const AROUND = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/g;

/** A text without what stands around it and cannot be seen. */
export const bare = (text: string): string => text.replaceAll(AROUND, '');

/** The same with full-width letters and digits as narrow ones. */
const narrow = (text: string): string => bare(text.normalize('NFKC'));

/** What a spreadsheet shows for a value that it could not reckon. */
const FAILED = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;

/** What is wrong with a cell whatever its column is: a formula, or what one failed with. */
export const cellIssue = (cell: string): string | undefined => {
  const text = narrow(cell);
  if (text.startsWith('=')) return '这一格是公式，请改成它的值';
  return FAILED.test(text) ? `这一格是表格的错误值 ${text}，请填写正确的值` : undefined;
};

/** A number as a spreadsheet shows it when its column is too narrow: the last digits are gone. */
const SCIENTIFIC = /^\d(?:\.\d+)?e\+?\d+$/i;

/** What people and spreadsheets write around and between the digits of a mobile. */
const BETWEEN = /[\s\-‐‑‒–—−.()·'"`]/g;

/** A mobile, however it was written: `+86 138-0000-0001`, `１３８…`, `13800000001.0`. */
export const mobileCell = (cell: string): Cleaned => {
  const text = narrow(cell);
  if (text === '') return ok('');
  if (SCIENTIFIC.test(text)) {
    return err(`手机号成了 ${text}，后几位已经丢失：请在表格里把这一列设成文本，再填写完整的手机号`);
  }
  const digits = text.replace(/\.0+$/, '').replaceAll(BETWEEN, '');
  const mobile = digits.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return isMobile(mobile) ? ok(mobile) : err('手机号应是 11 位数字，以 13 到 19 开头');
};

const GENDER_WORDS: ReadonlyMap<string, Gender> = new Map([
  ['男', 'male'],
  ['男生', 'male'],
  ['先生', 'male'],
  ['m', 'male'],
  ['male', 'male'],
  ['女', 'female'],
  ['女生', 'female'],
  ['女士', 'female'],
  ['f', 'female'],
  ['female', 'female'],
]);

/** A gender, as contact data have it. */
export const genderCell = (cell: string): Cleaned<Gender> => {
  const text = narrow(cell).toLowerCase();
  if (text === '') return ok('');
  const gender = GENDER_WORDS.get(text);
  return gender === undefined ? err('性别请写“男”或“女”') : ok(gender);
};

/** An address of e-mail. */
export const emailCell = (cell: string): Cleaned => {
  const text = narrow(cell);
  return text === '' || isAddressLike(text) ? ok(text) : err('邮箱格式不正确');
};

/** Day 0 of the numbers that spreadsheets write for days, in ms: they count the 29th of February 1900 as well. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const SERIAL_DAY_MS = 86_400_000;
/** Numbers between are days (1954 to 2064); below are years. */
const [SERIAL_MIN, SERIAL_MAX] = [20_000, 60_000];

const YEARS = { min: 1950, max: 2100 };
const MONTH_ISSUE = '时间请写成 2022-09 或 2022';

const monthOf = (year: number, month: number | undefined): Cleaned => {
  const isReal =
    year >= YEARS.min && year <= YEARS.max && (month === undefined || (month >= 1 && month <= 12));
  if (!isReal) return err(MONTH_ISSUE);
  return ok(month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`);
};

/** A year, with or without a month and a day: 2022, 2022级, 2022/9, 2022年9月1日, 202209, 20220901. */
const WRITTEN =
  /^(\d{4})(?:年?级|[年届])?$|^(\d{4})[-/.年](\d{1,2})(?:月|[-/.月]\d{1,2}日?)?(?:[ T][\d:.]+Z?)?$|^(\d{4})(\d{2})(?:\d{2})?$/;

/** A month, `YYYY-MM`, or a year: of what was written, or of the number that a spreadsheet counts days by. */
export const monthCell = (cell: string): Cleaned => {
  const text = narrow(cell);
  if (text === '') return ok('');
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text));
    if (serial < SERIAL_MIN || serial > SERIAL_MAX) return err(MONTH_ISSUE);
    const day = new Date(SERIAL_ZERO + serial * SERIAL_DAY_MS);
    return monthOf(day.getUTCFullYear(), day.getUTCMonth() + 1);
  }
  const found = WRITTEN.exec(text);
  if (found === null) return err(MONTH_ISSUE);
  const [, year, dashed, month, joined, joinedMonth] = found;
  if (year !== undefined) return monthOf(Number(year), undefined);
  return monthOf(Number(dashed ?? joined), Number(month ?? joinedMonth));
};

/** The names in a cell with several, each once, in their order. */
export const namesCell = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[、，,;；|\n]/)
      .map(bare)
      .filter((name) => name !== ''),
  ),
];
