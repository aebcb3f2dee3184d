import { issuesOf, type Issue } from '../member/index.js';
import { dayIndexOf, dayOfIndex, WEEK_DAYS, weekdayOfDay } from '../shared/index.js';
import { hoursIssue, type Hours } from './hours.js';

/** How many days lie between the first and the last day of a shift, or of a leave, at the most. Beyond the Specification. */
export const SHIFT_DAYS_MAX = 366;

/** That a shift is otherwise on one of its days: at other hours, or, null, not at all. `day`: `YYYY-MM-DD`. Beyond the Specification. */
export type ShiftException = { readonly day: string; readonly hours: Hours | null };

/**
 * That somebody, `staffId`, is on at the hours `from`–`to` of those days from `firstDay` to `lastDay` (both included,
 * `YYYY-MM-DD`) that are one of `weekdays` (0 is Monday), save for the exceptions. A shift of a single day has the same first and
 * last day. Beyond the Specification.
 */
export type ShiftSetting = Hours & {
  readonly staffId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly weekdays: readonly number[];
  readonly exceptions: readonly ShiftException[];
};

/** That somebody, `staffId`, is away from his `firstDay` to his `lastDay`, both included, `YYYY-MM-DD`. Beyond the Specification. */
export type Leave = { readonly staffId: string; readonly firstDay: string; readonly lastDay: string };

/** The hours of the team by the days of a week, Monday first; null: nobody has to be there. Beyond the Specification. */
export type TeamHours = readonly (Hours | null)[];

/**
 * Whether a shift is one of a single day. Beyond the Specification.
 *
 * @param shift - its days
 */
export const isSingle = ({ firstDay, lastDay }: Pick<ShiftSetting, 'firstDay' | 'lastDay'>): boolean =>
  firstDay === lastDay;

/**
 * The number of a day of this century, as `dayIndexOf` counts days; `undefined` for anything else: years that are typed are often
 * wrong. It never throws. Beyond the Specification.
 *
 * @param day - `YYYY-MM-DD`
 */
export const shiftDayIndex = (day: string): number | undefined => {
  try {
    return day.startsWith('20') ? dayIndexOf(day) : undefined;
  } catch {
    return undefined;
  }
};

type Span = { readonly firstDay: string; readonly lastDay: string };

const spanIssues = ({ firstDay, lastDay }: Span): readonly (readonly [keyof Span, string | undefined])[] => {
  const [first, last] = [shiftDayIndex(firstDay), shiftDayIndex(lastDay)];
  const lastIssue = (): string | undefined => {
    if (last === undefined) return '最后一天不正确';
    if (first === undefined) return undefined;
    if (last < first) return '最后一天不能早于第一天';
    return last - first > SHIFT_DAYS_MAX ? `最长 ${SHIFT_DAYS_MAX} 天` : undefined;
  };
  return [
    ['firstDay', first === undefined ? '第一天不正确' : undefined],
    ['lastDay', lastIssue()],
  ];
};

/**
 * Whether a shift is one of a day but for its exceptions. It throws where the day is none. Beyond the Specification.
 *
 * @param shift - its days
 * @param day - `YYYY-MM-DD`
 */
export const isOfDay = (
  { firstDay, lastDay, weekdays }: Pick<ShiftSetting, 'firstDay' | 'lastDay' | 'weekdays'>,
  day: string,
): boolean => firstDay <= day && day <= lastDay && weekdays.includes(weekdayOfDay(day));

const weekdaysIssue = (setting: ShiftSetting): string | undefined => {
  const { weekdays, firstDay, lastDay } = setting;
  const isWeekday = (one: number): boolean => Number.isInteger(one) && one >= 0 && one < WEEK_DAYS;
  if (weekdays.length === 0 || !weekdays.every(isWeekday) || new Set(weekdays).size < weekdays.length)
    return '请选择星期几';
  const [first, last] = [shiftDayIndex(firstDay), shiftDayIndex(lastDay)];
  if (first === undefined || last === undefined) return undefined;
  const days = Array.from({ length: Math.min(WEEK_DAYS, last - first + 1) }, (_, at) =>
    dayOfIndex(first + at),
  );
  return days.some((day) => isOfDay(setting, day)) ? undefined : '这段日期里没有选中的星期';
};

const exceptionsIssue = (setting: ShiftSetting): string | undefined => {
  const { exceptions } = setting;
  const days = exceptions.map(({ day }) => day);
  if (new Set(days).size < days.length) return '一天只能调整一次';
  if (!days.every((day) => shiftDayIndex(day) !== undefined && isOfDay(setting, day)))
    return '调整的那天没有这个班次';
  return exceptions
    .map(({ hours }) => (hours === null ? undefined : hoursIssue(hours)))
    .find((issue) => issue);
};

/** What is wrong with a shift. It never throws. Beyond the Specification. */
export const shiftIssues = (setting: ShiftSetting): readonly Issue<keyof ShiftSetting>[] => {
  const span = spanIssues(setting);
  const isSpan = span.every(([, issue]) => issue === undefined);
  return issuesOf<keyof ShiftSetting>([
    ...span,
    ['weekdays', weekdaysIssue(setting)],
    ['to', hoursIssue(setting)],
    ['exceptions', isSpan ? exceptionsIssue(setting) : undefined],
  ]);
};

/** What is wrong with a leave. It never throws. Beyond the Specification. */
export const leaveIssues = (leave: Leave): readonly Issue<keyof Leave>[] =>
  issuesOf<keyof Leave>(spanIssues(leave));

/** What is wrong with the hours of the team: the field is the number of the weekday. It never throws. Beyond the Specification. */
export const teamHoursIssues = (hours: TeamHours): readonly Issue[] => {
  if (hours.length !== WEEK_DAYS) return [{ field: 'hours', message: '每个星期几都要有' }];
  return issuesOf(
    hours.map((one, weekday) => [String(weekday), one === null ? undefined : hoursIssue(one)] as const),
  );
};

/**
 * The same shift with another exception of a day: other hours, null for not at all, `undefined` for none any more. Nothing else of
 * it changes. Beyond the Specification.
 */
export const withException = <S extends Pick<ShiftSetting, 'exceptions'>>(
  shift: S,
  day: string,
  hours: Hours | null | undefined,
): S => {
  const others = shift.exceptions.filter((one) => one.day !== day);
  const exceptions = hours === undefined ? others : [...others, { day, hours }];
  return { ...shift, exceptions: exceptions.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
};

/** The same shift without exceptions of days on which it is not any more. It throws where a day is none. Beyond the Specification. */
export const withOwnExceptions = <S extends ShiftSetting>(shift: S): S => ({
  ...shift,
  exceptions: shift.exceptions.filter(({ day }) => isOfDay(shift, day)),
});
