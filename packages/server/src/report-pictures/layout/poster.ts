import { pictureWords, posterFacts, toldYear } from '@ykd/application/report-picture';
import { calendarHeight, yearCalendar, type CalendarGrid } from './calendar.js';
import { card, foot, head } from './frame.js';
import { MARGIN, type Sheet } from './sheet.js';
import { statement } from './statement.js';

const CODE = 230;
const PADDING = 44;
const GRID: CalendarGrid = { columns: 4, gap: 34, label: 26 };
const FACT = { figure: 66, unit: 30, lead: 28 };

/** What there is to be told of the year beside its days, side by side. */
const facts = ({ pen, colours, width, picture }: Sheet, top: number): string => {
  const told = posterFacts(toldYear(picture.report));
  const step = (width - MARGIN * 2) / 3;
  return told
    .map(({ lead, figure, unit }, at) => {
      const x = MARGIN + at * step;
      const unitWidth = unit === '' ? 0 : pen.measure(unit, FACT.unit, 400) + 10;
      const size = Math.min(FACT.figure, (step - 24 - unitWidth) / pen.measure(figure, 1, 700));
      const y = top + FACT.lead + 22 + FACT.figure * 0.8;
      return (
        pen.line(x, top + FACT.lead, lead, { size: FACT.lead, weight: 400, fill: colours.muted }) +
        pen.line(x, y, figure, { size, weight: 700, fill: colours.ink }) +
        pen.line(x + pen.measure(figure, size, 700) + 10, y, unit, {
          size: FACT.unit,
          weight: 400,
          fill: colours.ink,
        })
      );
    })
    .join('');
};

/** The poster: the days of the year in large, what else there is to be told, and a calendar of them. */
export const posterLayout = (sheet: Sheet): string => {
  const { picture, width, height } = sheet;
  const inner = width - MARGIN * 2 - PADDING * 2;
  const high = calendarHeight(inner, GRID) + PADDING * 2;
  const footTop = height - 140 - CODE;
  const box = { x: MARGIN, y: footTop - 56 - high, width: width - MARGIN * 2, height: high };
  const said = statement(
    sheet,
    { ...pictureWords(picture.report, 'poster'), note: '' },
    { top: 226, largest: 280 },
  );
  return [
    head(sheet),
    said.markup,
    facts(sheet, said.bottom + 64),
    card(sheet, box),
    yearCalendar(sheet, { x: box.x + PADDING, y: box.y + PADDING, width: inner }, GRID, () => false),
    foot(sheet, footTop, CODE),
  ].join('');
};
