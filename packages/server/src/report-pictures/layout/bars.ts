import { studyAmount } from '@ykd/application/year-report';
import { element } from '../drawing/svg.js';
import type { Box, Sheet } from './sheet.js';

/** What bars are, by their places: whether one is what the words name, and what it is called, where it is. */
export interface BarLook {
  readonly isNamed: (at: number) => boolean;
  readonly labelOf: (at: number) => string | undefined;
}

/** Bars side by side, those that are named in the second colour, some of them with what they are called below. */
export const standingBars = (
  { pen, colours }: Sheet,
  { x, y, width, height }: Box,
  values: readonly number[],
  { isNamed, labelOf }: BarLook,
): string => {
  const most = Math.max(...values);
  const step = width / values.length;
  const thick = step * 0.62;
  const floor = y + height - 44;
  return values
    .map((value, at) => {
      const high = Math.max(thick, ((floor - y) * value) / most);
      const left = x + at * step + (step - thick) / 2;
      const label = labelOf(at);
      const isEmpty = value === 0 && !isNamed(at);
      return (
        element('rect', {
          x: left,
          y: floor - high,
          width: thick,
          height: high,
          rx: thick / 2,
          fill: isNamed(at) ? colours.second : isEmpty ? colours.ink : colours.accent,
          'fill-opacity': isEmpty ? 0.1 : undefined,
        }) +
        (label === undefined
          ? ''
          : pen.line(left + thick / 2, y + height, label, {
              size: 24,
              weight: 400,
              fill: colours.muted,
              anchor: 'middle',
            }))
      );
    })
    .join('');
};

/** What lies in a row: what it is called, and how many seconds it took. */
export interface LyingBar {
  readonly name: string;
  readonly seconds: number;
}

/** Bars one below the other, each with its name and its time above. */
export const lyingBars = (
  { pen, colours }: Sheet,
  { x, y, width, height }: Box,
  bars: readonly LyingBar[],
): string => {
  const most = Math.max(1, ...bars.map(({ seconds }) => seconds));
  const step = Math.min(height / bars.length, 96);
  return bars
    .map(({ name, seconds }, at) => {
      const top = y + at * step;
      const { figure, unit } = studyAmount(seconds);
      const amount = `${figure} ${unit}`;
      const look = { size: 30, weight: 400 } as const;
      const room = width - pen.measure(amount, 30, 400) - 40;
      const [line = ''] = pen.fitted(name, look, room, 1);
      return (
        pen.line(x, top + 30, line, { ...look, fill: colours.ink }) +
        pen.line(x + width, top + 30, amount, { ...look, fill: colours.muted, anchor: 'end' }) +
        element('rect', {
          x,
          y: top + 46,
          width,
          height: 14,
          rx: 7,
          fill: colours.ink,
          'fill-opacity': 0.1,
        }) +
        element('rect', {
          x,
          y: top + 46,
          width: Math.max(14, (width * seconds) / most),
          height: 14,
          rx: 7,
          fill: at === 0 ? colours.second : colours.accent,
        })
      );
    })
    .join('');
};
