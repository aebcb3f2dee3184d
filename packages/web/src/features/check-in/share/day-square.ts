import type { CalendarDay } from '@ykd/domain/campaign';
import type { BoxPart } from '../../../components/picture/picture-parts';

/** Where the squares stand, in pixels of the picture. */
export interface SquaresRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A day in its place: in which week of the campaign, and where in it. */
export interface PlacedDay extends Pick<CalendarDay, 'day' | 'state'> {
  readonly week: number;
  readonly weekday: number;
}

/** What is left free of a square's side. */
const GAP = 0.14;

const FILLS = {
  checked: { fill: 'amber' },
  missed: { fill: 'line' },
  due: { stroke: 'amberText' },
  ahead: { stroke: 'line' },
  outside: {},
} as const satisfies Record<CalendarDay['state'], Pick<BoxPart, 'fill' | 'stroke'>>;

/** The square of a day in the place that it has, with air around it. */
export const squareOf = (
  state: CalendarDay['state'],
  { x, y, width, height }: Pick<BoxPart, 'x' | 'y' | 'width' | 'height'>,
): BoxPart => {
  const gap = Math.min(width, height) * GAP;
  return {
    kind: 'box',
    x: x + gap / 2,
    y: y + gap / 2,
    width: width - gap,
    height: height - gap,
    radius: (Math.min(width, height) - gap) / 4,
    ...FILLS[state],
  };
};
