import { issuesOf, type Issue } from '../member/index.js';
import { dayIndexOf, lineIssue, linesIssue, longTextIssue, plainTextIssue } from '../shared/index.js';

/** The longest name of a class, in Unicode code points. Beyond the Specification. */
export const CLASS_NAME_MAX = 40;

/** The longest note about a class, in Unicode code points. Beyond the Specification. */
export const CLASS_NOTE_MAX = 1_000;

/** How many seats a class with a limit has at the most. Beyond the Specification. */
export const CLASS_SEATS_MAX = 5_000;

/** For how many days after its beginning a class takes further students at the most. Beyond the Specification. */
export const CLASS_JOIN_DAYS_MAX = 366;

/** How many assistants a class has at the most. Beyond the Specification. */
export const CLASS_ASSISTANTS_MAX = 20;

/** How many products lead into one class at the most. Beyond the Specification. */
export const CLASS_PRODUCTS_MAX = 50;

/** The longest reason why somebody comes into a class or leaves it, in Unicode code points. Beyond the Specification. */
export const CLASS_REASON_MAX = 200;

/**
 * When a class is held: from `firstDay` to `lastDay`, Shanghai days, `YYYY-MM-DD`, both included; `lastDay` is null where nobody
 * knows yet. Beyond the Specification.
 */
export type ClassDays = { readonly firstDay: string; readonly lastDay: string | null };

/**
 * What staff decide about a class: its name, days, number of seats (null: no limit), for how many days after its first day those
 * who bought a product of it still come into it (`joinDays`; null: until its last day), and a note. Beyond the Specification.
 */
export type ClassSetting = ClassDays & {
  readonly name: string;
  readonly seats: number | null;
  readonly joinDays: number | null;
  readonly note: string;
};

/** The days between which classes are held: days are added to them, and typed years are often wrong. */
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** Whether a text is a real calendar day of the form `YYYY-MM-DD`, of this century. */
const isDay = (day: string): boolean => {
  try {
    dayIndexOf(day);
    return day >= FIRST && day <= LAST;
  } catch {
    return false;
  }
};

const numberIssue = (title: string, value: number | null, least: number, most: number): string | undefined =>
  value === null || (Number.isInteger(value) && value >= least && value <= most)
    ? undefined
    : `${title}要填 ${least} 到 ${most} 的整数`;

const lastDayIssue = ({ firstDay, lastDay }: ClassDays): string | undefined => {
  if (lastDay === null) return undefined;
  if (!isDay(lastDay)) return '结课日期不正确';
  return isDay(firstDay) && lastDay < firstDay ? '结课日期不能早于开课日期' : undefined;
};

/**
 * What is wrong with what staff want a class to be. Whether its name, type, staff and products are free or there is not decided
 * here. It never throws. Beyond the Specification.
 *
 * @param setting - texts without white space at their ends
 */
export const classSettingIssues = (setting: ClassSetting): readonly Issue<keyof ClassSetting>[] =>
  issuesOf([
    ['name', lineIssue('班级名称', setting.name) ?? longTextIssue('班级名称', setting.name, CLASS_NAME_MAX)],
    ['firstDay', isDay(setting.firstDay) ? undefined : '开课日期不正确'],
    ['lastDay', lastDayIssue(setting)],
    ['seats', numberIssue('名额', setting.seats, 1, CLASS_SEATS_MAX)],
    ['joinDays', numberIssue('开课以后可以进班的天数', setting.joinDays, 0, CLASS_JOIN_DAYS_MAX)],
    ['note', linesIssue('备注', setting.note, CLASS_NOTE_MAX)],
  ]);

/** The Chinese message when a reason will not do, `undefined` when it will. Beyond the Specification. */
export const classReasonIssue = (reason: string): string | undefined =>
  plainTextIssue('原因', reason, CLASS_REASON_MAX);

/**
 * The Chinese message when a class cannot have so few seats, `undefined` when it can. Nobody is put out. Beyond the
 * Specification.
 *
 * @param seats - null: no limit
 * @param members - how many are in it
 */
export const fewerSeatsIssue = (seats: number | null, members: number): string | undefined =>
  seats !== null && seats < members ? `班里已经有 ${members} 位学员，名额不能少于 ${members}` : undefined;
