import { fittedLines } from '@ykd/application/pictures';
import type { CheckInStreak, DayWindow } from '@ykd/domain/campaign';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { common } from '../../../messages/zh-CN/common';
import { share as words } from '../messages/zh-CN/share';
import { calendarSquares } from './calendar-squares';
import { lineOfText, type Measure, type PicturePart } from '../../../components/picture/picture-parts';

/** How large the picture is, in pixels. */
export const PICTURE_WIDTH = 900;
export const PICTURE_HEIGHT = 1200;

/** What the picture says. */
export interface StreakPicture {
  readonly campaign: string;
  readonly period: DayWindow;
  /** The days with an entry, and the day now, as Shanghai days. */
  readonly checked: readonly string[];
  readonly today: string;
  readonly streak: CheckInStreak;
  /** What he wants to be called in it; undefined: nothing. */
  readonly name: string | undefined;
  /** The address of the site, such as `www.example.com`. */
  readonly site: string;
}

const EDGE = 36;
const LEFT = 84;
const RIGHT = PICTURE_WIDTH - LEFT;
const WIDTH = RIGHT - LEFT;
const FIGURES_HEIGHT = 250;
const FOOT = 1100;

/** The figure that counts most, and beside it the others: what is over, or interrupted, has no run that goes on. */
const figures = (
  { current, longest, total }: CheckInStreak,
  y: number,
  measure: Measure,
): readonly PicturePart[] => {
  const [title, days] = current > 0 ? [words.current, current] : [words.longest, longest];
  const beside = [
    ...(current > 0 ? ([[words.longest, longest]] as const) : []),
    [words.total, total] as const,
  ];
  const number = String(days);
  return [
    { kind: 'box', x: LEFT, y, width: WIDTH, height: FIGURES_HEIGHT, radius: 28, fill: 'amberSubtle' },
    lineOfText(LEFT + 40, y + 62, title, { size: 32, colour: 'amberText' }),
    lineOfText(LEFT + 36, y + 206, number, { size: 140, isBold: true, colour: 'amberText' }),
    lineOfText(LEFT + 52 + measure(number, 140, true), y + 206, words.unit, {
      size: 40,
      colour: 'amberText',
    }),
    ...beside.flatMap(([name, count], at) => {
      const line = y + FIGURES_HEIGHT / 2 + 18 + (at - (beside.length - 1) / 2) * 84;
      const unit = measure(words.unit, 28, false);
      const amount = String(count);
      return [
        lineOfText(RIGHT - 40, line, words.unit, { colour: 'amberText', align: 'right' }),
        lineOfText(RIGHT - 50 - unit, line, amount, {
          size: 52,
          isBold: true,
          colour: 'amberText',
          align: 'right',
        }),
        lineOfText(RIGHT - 66 - unit - measure(amount, 52, true), line, name, {
          colour: 'amberText',
          align: 'right',
        }),
      ];
    }),
  ];
};

/** What is painted, one over the other. */
export const streakPicture = (
  { campaign, period, checked, today, streak, name, site }: StreakPicture,
  measure: Measure,
): readonly PicturePart[] => {
  const bold = { size: 48, isBold: true, colour: 'text' } as const;
  const titles = fittedLines(campaign, { width: WIDTH, most: 2, measure: (said) => measure(said, 48, true) });
  const named =
    name === undefined
      ? []
      : fittedLines(words.of(name), { width: WIDTH, most: 1, measure: (said) => measure(said, 32, false) });
  const belowTitles = 216 + titles.length * 62;
  const span = belowTitles + named.length * 50;
  const top = span + 40;
  const squares = top + FIGURES_HEIGHT + 44;
  const until = today > period.lastDay ? period.lastDay : today;
  return [
    { kind: 'box', x: 0, y: 0, width: PICTURE_WIDTH, height: PICTURE_HEIGHT, radius: 0, fill: 'page' },
    {
      kind: 'box',
      x: EDGE,
      y: EDGE,
      width: PICTURE_WIDTH - 2 * EDGE,
      height: PICTURE_HEIGHT - 2 * EDGE,
      radius: 40,
      fill: 'sheet',
      stroke: 'line',
    },
    { kind: 'mark', x: LEFT, y: 84, size: 60 },
    lineOfText(LEFT + 78, 126, common.brand, { size: 36, isBold: true, colour: 'text' }),
    ...titles.map((line, at) => lineOfText(LEFT, 216 + at * 62, line, bold)),
    ...named.map((line) => lineOfText(LEFT, belowTitles, line, { size: 32, colour: 'text' })),
    lineOfText(LEFT, span, learnPages.span(period.firstDay, period.lastDay), { size: 26 }),
    ...figures(streak, top, measure),
    ...calendarSquares(
      { period, checked, today },
      { x: LEFT, y: squares, width: WIDTH, height: FOOT - 52 - squares },
    ),
    { kind: 'box', x: LEFT, y: FOOT - 16, width: WIDTH, height: 2, radius: 0, fill: 'line' },
    ...fittedLines(site, { width: WIDTH - 240, most: 1, measure: (said) => measure(said, 26, false) }).map(
      (line) => lineOfText(LEFT, FOOT + 30, line, { size: 26 }),
    ),
    lineOfText(RIGHT, FOOT + 30, words.until(until), { size: 26, align: 'right' }),
  ];
};
