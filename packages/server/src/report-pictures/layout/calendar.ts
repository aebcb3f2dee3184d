import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { element } from '../svg.js';
import type { Box, Sheet } from './sheet.js';

const MONTHS = 12;
const WEEK = 7;
const WEEKS_MAX = 6;

/** How a calendar of a year stands in its place. */
export interface CalendarGrid {
  /** So many months in a row. */
  readonly columns: number;
  /** The space between two of them, and the size of what they are called. */
  readonly gap: number;
  readonly label: number;
}

/** The day of the week of a day number, Monday 0: the first of January 1970 was a Thursday. */
const weekday = (dayIndex: number): number => (dayIndex + 3) % WEEK;

/** The days of a month as squares, week by week. */
const monthDays = (
  year: number,
  month: number,
  { x, y }: Pick<Box, 'x' | 'y'>,
  { cell, fillOf }: { readonly cell: number; readonly fillOf: (day: string) => object },
): string => {
  const first = dayIndexOf(`${year}-${String(month).padStart(2, '0')}-01`);
  const next =
    month === MONTHS
      ? dayIndexOf(`${year}-12-31`) + 1
      : dayIndexOf(`${year}-${String(month + 1).padStart(2, '0')}-01`);
  const size = cell * 0.78;
  return Array.from({ length: next - first }, (_, at) => {
    const place = weekday(first) + at;
    return element('rect', {
      x: x + (place % WEEK) * cell,
      y: y + Math.floor(place / WEEK) * cell,
      width: size,
      height: size,
      rx: size * 0.3,
      ...fillOf(dayOfIndex(first + at)),
    });
  }).join('');
};

/** How high a calendar is that is so wide, with so many rows of months. */
export const calendarHeight = (width: number, { columns, gap, label }: CalendarGrid): number => {
  const cell = (width - gap * (columns - 1)) / columns / WEEK;
  const rows = MONTHS / columns;
  return rows * (label * 1.7 + cell * WEEKS_MAX) + (rows - 1) * gap * 0.6;
};

/** The days of a year, those with study in colour; `marked`: what the page is about, in the second colour. */
export const yearCalendar = (
  { pen, colours, picture: { report } }: Sheet,
  { x, y, width }: Omit<Box, 'height'>,
  grid: CalendarGrid,
  marked: (day: string) => boolean,
): string => {
  const { columns, gap, label } = grid;
  const monthWidth = (width - gap * (columns - 1)) / columns;
  const cell = monthWidth / WEEK;
  const rowHeight = label * 1.7 + cell * WEEKS_MAX + gap * 0.6;
  const studied = new Set(report.story.kind === 'studied' ? report.story.studyDates : []);
  const fillOf = (day: string): object => {
    if (marked(day)) return { fill: colours.second };
    return studied.has(day) ? { fill: colours.accent } : { fill: colours.ink, 'fill-opacity': 0.1 };
  };
  return Array.from({ length: MONTHS }, (_, at) => {
    const left = x + (at % columns) * (monthWidth + gap);
    const top = y + Math.floor(at / columns) * rowHeight;
    return (
      pen.line(left, top + label, `${at + 1} 月`, { size: label, weight: 400, fill: colours.muted }) +
      monthDays(report.year, at + 1, { x: left, y: top + label * 1.7 }, { cell, fillOf })
    );
  }).join('');
};
