import { dayIndexOf, dayOfIndex, HOUR_MS, weekdayOf } from '@ykd/domain/shared';
import { polar, type Box, type Point } from './point';

/** The months, from 0. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, month) => month);

/** An hour of study, in seconds. */
export const HOUR_SECONDS = HOUR_MS / 1000;

/** A day of a year in a drawing: `at` counts from 1 January, `month` and `inMonth` from 0, `weekday` from Monday, 0. */
export interface DrawnDay {
  readonly at: number;
  readonly month: number;
  readonly inMonth: number;
  readonly weekday: number;
  readonly isStudied: boolean;
}

/** A day at its place. */
export interface PlacedDay extends DrawnDay, Point {}

/** The days of a year, 365 or 366, and whether each was one of study. */
export const daysOfYear = (year: number, studyDates: readonly string[]): readonly DrawnDay[] => {
  const studied = new Set(studyDates);
  const first = dayIndexOf(`${year}-01-01`);
  return Array.from({ length: dayIndexOf(`${year}-12-31`) - first + 1 }, (_, at) => {
    const day = dayOfIndex(first + at);
    return {
      at,
      month: Number(day.slice(5, 7)) - 1,
      inMonth: Number(day.slice(8)) - 1,
      weekday: weekdayOf(first + at),
      isStudied: studied.has(day),
    };
  });
};

/** How far in its year a day is, from 0 on 1 January to 1 on 31 December. */
export const shareOfYear = (day: string): number => {
  const year = day.slice(0, 4);
  const first = dayIndexOf(`${year}-01-01`);
  return (dayIndexOf(day) - first) / (dayIndexOf(`${year}-12-31`) - first);
};

/** The twelve months as sheets of a calendar, four beside each other: the box of one, from 0. */
export const monthSheet = (box: Box, month: number, gap: number): Box => {
  const width = (box.width - 3 * gap) / 4;
  const height = (box.height - 2 * gap) / 3;
  return {
    x: box.x + (month % 4) * (width + gap),
    y: box.y + Math.floor(month / 4) * (height + gap),
    width,
    height,
  };
};

/** The days by months and weeks: every month a sheet of seven columns and six rows, with a `margin` round about. */
export const inMonthSheets = (
  days: readonly DrawnDay[],
  box: Box,
  gap: number,
  margin: number,
): readonly PlacedDay[] =>
  days.map((day) => {
    const sheet = monthSheet(box, day.month, gap);
    const firstWeekday = (day.weekday - (day.inMonth % 7) + 7) % 7;
    const week = Math.floor((day.inMonth + firstWeekday) / 7);
    return {
      ...day,
      x: sheet.x + margin + ((sheet.width - 2 * margin) * (day.weekday + 0.5)) / 7,
      y: sheet.y + margin + ((sheet.height - 2 * margin) * (week + 0.5)) / 6,
    };
  });

/** The days with a row for each month. */
export const inMonthRows = (days: readonly DrawnDay[], box: Box): readonly PlacedDay[] =>
  days.map((day) => ({
    ...day,
    x: box.x + (box.width * (day.inMonth + 0.5)) / 31,
    y: box.y + (box.height * (day.month + 0.5)) / 12,
  }));

/** A day on the ring of a year: which part of the whole turn it is. */
export const turnOfDay = ({ at }: DrawnDay, days: readonly DrawnDay[]): number => (at + 0.5) / days.length;

/** The days round a centre, 1 January at its top. */
export const onRing = (days: readonly DrawnDay[], centre: Point, radius: number): readonly PlacedDay[] =>
  days.map((day) => ({ ...day, ...polar(centre, radius, turnOfDay(day, days)) }));
