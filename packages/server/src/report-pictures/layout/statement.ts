import type { PictureWords } from '@ykd/application/report-picture';
import { MARGIN, type Sheet } from './sheet.js';

const LEAD = { size: 52, weight: 700 } as const;
const NOTE = { size: 42, weight: 400 } as const;
const UNIT = 68;
const UNIT_GAP = 20;

/** So wide a figure and its unit are at the most: what shines above on the right stays beside them. */
const FIGURE_ROOM = 720;

/** The largest size in which a figure and its unit stand in one line. */
const figureSize = ({ pen }: Sheet, { figure, unit }: PictureWords, largest: number): number => {
  const unitWidth = unit === '' ? 0 : pen.measure(unit, UNIT, 700) + UNIT_GAP;
  return Math.min(largest, (FIGURE_ROOM - unitWidth) / pen.measure(figure, 1, 700));
};

/** What a picture says, from `top` down: the lead, the figure, the note. Answers the markup, and where it ends. */
export const statement = (
  sheet: Sheet,
  words: PictureWords,
  { top, largest }: { readonly top: number; readonly largest: number },
): { readonly markup: string; readonly bottom: number } => {
  const { pen, colours, width } = sheet;
  const room = width - MARGIN * 2;
  const size = figureSize(sheet, words, largest);
  const figureY = top + LEAD.size + size * 0.98;
  const noteLines = words.note === '' ? [] : pen.fitted(words.note, NOTE, room, 2);
  const noteY = figureY + Math.max(size * 0.18, 38) + NOTE.size;
  const unitX = MARGIN + pen.measure(words.figure, size, 700) + UNIT_GAP;
  const markup = [
    pen.line(MARGIN, top + LEAD.size * 0.88, words.lead, { ...LEAD, fill: colours.ink }),
    pen.line(MARGIN - size * 0.03, figureY, words.figure, { size, weight: 700, fill: colours.accent }),
    words.unit === ''
      ? ''
      : pen.line(unitX, figureY, words.unit, { size: UNIT, weight: 700, fill: colours.ink }),
    ...noteLines.map((line, at) =>
      pen.line(MARGIN, noteY + at * NOTE.size * 1.4, line, { ...NOTE, fill: colours.muted }),
    ),
  ].join('');
  const bottom = noteLines.length === 0 ? figureY : noteY + (noteLines.length - 1) * NOTE.size * 1.4;
  return { markup, bottom };
};
