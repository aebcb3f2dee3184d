import { dayIndexOf, dayOfIndex, shanghaiDay, shanghaiDayIndex } from '@ykd/domain/shared';

/** Ranges that have a name. */
export const NAMED_DAYS = ['today', 'week', 'month'] as const;

export type NamedDays = (typeof NAMED_DAYS)[number];

/** Days of Shanghai, `YYYY-MM-DD`, both included; an end that is not said is open. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** What somebody chose: a range with a name goes on with the calendar, one of his own stands. */
export type DaysChoice = NamedDays | Days;

const BETWEEN = '~';
const WEEK = 7;

const isNamed = (text: string): text is NamedDays => (NAMED_DAYS as readonly string[]).includes(text);

const isDay = (text: string): boolean => {
  try {
    return dayOfIndex(dayIndexOf(text)) === text;
  } catch {
    return false;
  }
};

const said = (name: keyof Days, day: string | undefined): Days =>
  day === undefined || day === '' ? {} : { [name]: day };

/** The same range with the ends that are said, as one value. */
export const daysBetween = (from: string | undefined, to: string | undefined): Days => ({
  ...said('from', from),
  ...said('to', to),
});

/** Reads an address; what is no range counts as not said. */
export const readDays = (text: string | null): DaysChoice | undefined => {
  if (text === null) return undefined;
  if (isNamed(text)) return text;
  const ends = text.split(BETWEEN);
  const [from = '', to = ''] = ends;
  if (ends.length !== 2 || (from === '' && to === '')) return undefined;
  if (![from, to].every((day) => day === '' || isDay(day))) return undefined;
  if (from !== '' && to !== '' && from > to) return undefined;
  return daysBetween(from, to);
};

/** Writes it: what was read is written as it was. */
export const writeDays = (choice: DaysChoice | undefined): string | undefined => {
  if (choice === undefined || typeof choice === 'string') return choice;
  const { from = '', to = '' } = choice;
  return from === '' && to === '' ? undefined : `${from}${BETWEEN}${to}`;
};

/** The days of a choice at an instant (epoch ms), by the calendar of Shanghai wherever the browser stands. */
export const daysOf = (choice: DaysChoice | undefined, now: number): Days => {
  if (choice === undefined) return {};
  if (typeof choice !== 'string') return choice;
  const to = shanghaiDay(now);
  if (choice === 'today') return { from: to, to };
  if (choice === 'week') return { from: dayOfIndex(shanghaiDayIndex(now) - WEEK + 1), to };
  return { from: `${to.slice(0, 8)}01`, to };
};
