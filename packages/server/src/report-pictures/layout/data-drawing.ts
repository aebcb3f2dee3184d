import { toldYear } from '@ykd/application/report-picture';
import { calendarHeight, yearCalendar, type CalendarGrid } from './calendar.js';
import { lyingBars, standingBars } from './bars.js';
import type { Box, Sheet } from './sheet.js';

const GRID: CalendarGrid = { columns: 6, gap: 22, label: 22 };

/** So many courses are drawn. */
const COURSES_DRAWN = 4;

/** The small drawing of a page, from the data of the year. */
export const dataDrawing = (sheet: Sheet, box: Box): string => {
  const report = toldYear(sheet.picture.report);
  const { story } = report;
  const { topic } = sheet.picture;
  if (topic === 'months' && Math.max(...story.secondsByMonth) > 0)
    return standingBars(sheet, box, story.secondsByMonth, {
      isNamed: (at) => story.longMonths.includes(at + 1),
      labelOf: (at) => `${at + 1} 月`,
    });
  if (topic === 'hour' && Math.max(...story.secondsByHour) > 0)
    return standingBars(sheet, box, story.secondsByHour, {
      isNamed: (at) => at === story.activeHour,
      labelOf: (at) => (at % 6 === 0 ? `${at} 点` : undefined),
    });
  const titles = new Map(report.courses.map(({ courseId, title }) => [courseId, title]));
  const bars = story.courses
    .flatMap(({ courseId, seconds }) => {
      const name = titles.get(courseId);
      return name === undefined ? [] : [{ name, seconds }];
    })
    .slice(0, COURSES_DRAWN);
  if (topic === 'courses' && bars.length > 0) return lyingBars(sheet, box, bars);
  const { longestConsecutive: run, longestDay, pause } = story;
  const marked = (day: string): boolean => {
    if (topic === 'run') return day >= run.from && day <= run.to;
    if (topic === 'longest-day') return day === longestDay.day;
    if (topic === 'pause') return day === pause?.back;
    return topic === 'first' && day === story.studyDates[0];
  };
  const y = box.y + (box.height - calendarHeight(box.width, GRID)) / 2;
  return yearCalendar(sheet, { ...box, y }, GRID, marked);
};
