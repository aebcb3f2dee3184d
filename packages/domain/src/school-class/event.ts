import { issuesOf, type Issue } from '../member/index.js';
import {
  DAY_MS,
  dayIndexOf,
  deepFreeze,
  HOUR_MS,
  longTextIssue,
  plainTextIssue,
  shanghaiDay,
} from '../shared/index.js';

/** What stands in the schedule of a class. Beyond the Specification. */
export type ClassEventKind = 'live' | 'deadline' | 'reminder';

/** What the kinds are called. Beyond the Specification. */
export const CLASS_EVENT_TITLES: Readonly<Record<ClassEventKind, string>> = deepFreeze({
  live: '直播课',
  deadline: '截止',
  reminder: '提醒',
});

/** The longest title of an event, place and link, in Unicode code points. Beyond the Specification. */
export const EVENT_TITLE_MAX = 60;
/** The longest place of an event, in Unicode code points. Beyond the Specification. */
export const EVENT_PLACE_MAX = 100;
/** The longest link of an event, in Unicode code points. Beyond the Specification. */
export const EVENT_LINK_MAX = 500;

/** How long an event takes at the most, in hours. Beyond the Specification. */
export const EVENT_HOURS_MAX = 24;

/** How long an event is repeated at the most, in days. Beyond the Specification. */
export const EVENT_REPEAT_DAYS_MAX = 366;

/** When an event is, in epoch milliseconds: it `startsAt` one, and `endsAt` another, null for a moment. Beyond the Specification. */
export type EventTimes = { readonly startsAt: number; readonly endsAt: number | null };

/** When an event is, and again: it `repeatsUntil` a Shanghai day, `YYYY-MM-DD`, included, each week; null: once. Beyond the Specification. */
export type RepeatedTimes = EventTimes & { readonly repeatsUntil: string | null };

/**
 * One time of an event that is repeated, and is another one than each week: `of` is when it would begin, in epoch milliseconds; `to` is
 * when it is instead, null where it does not take place. Beyond the Specification.
 */
export type TimeChange = { readonly of: number; readonly to: EventTimes | null };

/** When an event is, and again, with the `changes` of single times, each time once at the most. Beyond the Specification. */
export type ScheduledTimes = RepeatedTimes & { readonly changes: readonly TimeChange[] };

/**
 * One time of an event: when it is, and `of`, when it would be by the week, in epoch milliseconds; `isCancelled`: this one does
 * not take place. Beyond the Specification.
 */
export type ScheduledTime = EventTimes & { readonly of: number; readonly isCancelled: boolean };

/**
 * What staff decide about an event: its kind, its title, its place and the `link` by which one comes there; the last two may be
 * empty. Beyond the Specification.
 */
export type ClassEventSetting = RepeatedTimes & {
  readonly kind: ClassEventKind;
  readonly title: string;
  readonly place: string;
  readonly link: string;
};

const WEEK_MS = 7 * DAY_MS;

/** Instants of this century: years that are typed are often wrong. */
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2099, 11, 31);

const isInstant = (at: number): boolean => Number.isInteger(at) && at >= FIRST && at <= LAST;

const endIssue = ({ kind, startsAt, endsAt }: Pick<ClassEventSetting, 'kind' | 'startsAt' | 'endsAt'>) => {
  if (endsAt === null) return kind === 'live' ? '直播课要写结束时间' : undefined;
  if (!isInstant(endsAt) || endsAt <= startsAt) return '结束时间要晚于开始时间';
  return endsAt - startsAt > EVENT_HOURS_MAX * HOUR_MS ? `一次最长 ${EVENT_HOURS_MAX} 小时` : undefined;
};

const repeatIssue = ({ startsAt, repeatsUntil }: Pick<RepeatedTimes, 'startsAt' | 'repeatsUntil'>) => {
  if (repeatsUntil === null || !isInstant(startsAt)) return undefined;
  try {
    const days = dayIndexOf(repeatsUntil) - dayIndexOf(shanghaiDay(startsAt));
    if (days < 0) return '重复的最后一天不能早于开始的那天';
    return days > EVENT_REPEAT_DAYS_MAX ? `最多重复 ${EVENT_REPEAT_DAYS_MAX} 天` : undefined;
  } catch {
    return '重复的最后一天不正确';
  }
};

/** The link of a live lesson is pressed without a thought: it leads nowhere but to a page that is encrypted. */
const linkIssue = (link: string): string | undefined => {
  if (link === '') return undefined;
  const isWeb = /^https:\/\/[^\s/@\\]+(?:\/\S*)?$/.test(link);
  return isWeb ? longTextIssue('链接', link, EVENT_LINK_MAX) : '链接要以 https:// 开头';
};

/**
 * What is wrong with when an event of a kind is, by fields. It never throws. Beyond the Specification.
 *
 * @param times - the kind of the event, and when it is, in epoch milliseconds
 */
export const spanIssues = (
  times: EventTimes & { readonly kind: ClassEventKind },
): readonly Issue<keyof EventTimes>[] =>
  issuesOf([
    ['startsAt', isInstant(times.startsAt) ? undefined : '开始时间不正确'],
    ['endsAt', endIssue(times)],
  ]);

/**
 * What is wrong with what staff want an event to be. It never throws. Beyond the Specification.
 *
 * @param setting - texts without white space at their ends
 */
export const classEventIssues = (setting: ClassEventSetting): readonly Issue<keyof ClassEventSetting>[] => [
  ...issuesOf([['title' as const, plainTextIssue('标题', setting.title, EVENT_TITLE_MAX)]]),
  ...spanIssues(setting),
  ...issuesOf([
    ['repeatsUntil' as const, repeatIssue(setting)],
    ['place', setting.place === '' ? undefined : plainTextIssue('地点', setting.place, EVENT_PLACE_MAX)],
    ['link', linkIssue(setting.link)],
  ]),
];

/**
 * When an event takes place within a span: each time that ends after `from` and begins before `below`, in their order. Shanghai has no
 * daylight saving time: the hour is the same each week. It throws where `repeatsUntil` is no day. Beyond the Specification.
 *
 * @param event - when it is first, and until when it is repeated
 * @param from - epoch milliseconds
 * @param below - epoch milliseconds
 */
export const occurrencesOf = (
  { startsAt, endsAt, repeatsUntil }: RepeatedTimes,
  from: number,
  below: number,
): readonly EventTimes[] => {
  const length = endsAt === null ? 0 : endsAt - startsAt;
  const times: EventTimes[] = [];
  const skipped = Math.max(0, Math.floor((from - length - startsAt) / WEEK_MS));
  for (let at = startsAt + skipped * WEEK_MS; at < below; at += WEEK_MS) {
    if (at > startsAt && (repeatsUntil === null || shanghaiDay(at) > repeatsUntil)) break;
    if (at + length > from || at >= from)
      times.push({ startsAt: at, endsAt: endsAt === null ? null : at + length });
  }
  return times;
};
