import { LOGO_PATHS } from '@ykd/application/pictures';
import { SOMEBODY } from '@ykd/application/report-picture';
import { element } from '../drawing/svg.js';
import { codeSquare } from './code.js';
import { nameLines } from './name-lines.js';
import { MARGIN, type Box, type Sheet } from './sheet.js';

const MARK = 60;
const MARK_SHEET = 32;

/** What the pictures are signed with. */
const SITE = '优课达';

const mark = (x: number, y: number, { colours }: Sheet): string =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(${MARK / MARK_SHEET})` },
    element('rect', { width: MARK_SHEET, height: MARK_SHEET, rx: 9, fill: colours.accent }) +
      element('path', {
        d: LOGO_PATHS.stem,
        fill: 'none',
        stroke: colours.onAccent,
        'stroke-width': 3.2,
        'stroke-linecap': 'round',
      }) +
      element('path', { d: LOGO_PATHS.leaf, fill: colours.onAccent }),
  );

/** The head of a picture: who made it, and of which year it tells. */
export const head = (sheet: Sheet): string => {
  const { pen, colours, width, picture } = sheet;
  const { year, isOver } = picture.report;
  const said = isOver ? `${year} 年度学习报告` : `${year} 年度学习报告·到目前为止`;
  return (
    mark(MARGIN, MARGIN, sheet) +
    pen.line(MARGIN + MARK + 18, MARGIN + 43, SITE, { size: 36, weight: 700, fill: colours.ink }) +
    pen.line(width - MARGIN, MARGIN + 42, said, { size: 30, weight: 400, fill: colours.muted, anchor: 'end' })
  );
};

/** A sheet on the ground, for what is drawn on it. */
export const card = ({ colours }: Sheet, box: Box): string =>
  element('rect', { ...box, rx: 40, fill: colours.card });

/** The foot of a picture: whose year it is, its number where somebody is named, and the code that leads to the course; `size`: of the code. */
export const foot = (sheet: Sheet, top: number, size: number): string => {
  const { pen, colours, width, picture } = sheet;
  const { report, link } = picture;
  const codeX = width - MARGIN - size;
  const room = codeX - MARGIN - 40;
  const named = nameLines(pen, report.name ?? '', room);
  const isNamed = named.lines.length > 0;
  const { size: nameSize, lines } = isNamed ? named : nameLines(pen, SOMEBODY, room);
  const leading = nameSize * 1.26;
  const small = { size: 28, weight: 400, fill: colours.muted } as const;
  const [site = ''] = pen.fitted(new URL(link).host, small, room, 1);
  // The number is that of the member in every year: beside it, nobody would be unnamed.
  const number = isNamed ? [`报告编号 ${report.story.reportNumber}`] : [];
  const details = [...number, `扫码看课程·${site}`];
  // All of it is in the middle beside the code.
  const high = (lines.length - 1) * leading + 52 + (details.length - 1) * 44;
  const first = top + size / 2 + 14 - high / 2;
  const below = first + (lines.length - 1) * leading + 52;
  return [
    ...lines.map((line, at) =>
      pen.line(MARGIN, first + at * leading, line, { size: nameSize, weight: 700, fill: colours.ink }),
    ),
    ...details.map((line, at) => pen.line(MARGIN, below + at * 44, line, small)),
    codeSquare(codeX, top, size, link),
  ].join('');
};
