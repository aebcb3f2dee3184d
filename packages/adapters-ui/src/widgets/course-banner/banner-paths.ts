import { BANNER_COLUMNS, BANNER_ROWS, type BannerTile } from './banner-pattern.js';

/** Side of a cell in the banner's own units. */
const CELL = 40;

type Point = readonly [x: number, y: number];
/** An outline on one cell: where it begins, then lines, or arcs of a circle with a radius, each by how far it goes. */
type Outline = {
  readonly from: Point;
  readonly steps: readonly (Point | { readonly arc: number; readonly by: Point })[];
};

/** Clockwise. */
const arc = (radius: number, by: Point) => ({ arc: radius, by });

const bar = (y: number, length: number): Outline => ({
  from: [4, y],
  steps: [
    [length, 0],
    [0, 6],
    [-length, 0],
  ],
});

/** A whole circle around the middle of the cell. */
const circle = (radius: number): Outline => ({
  from: [CELL / 2, CELL / 2 - radius],
  steps: [arc(radius, [0, radius * 2]), arc(radius, [0, -radius * 2])],
});

const outlines: Record<BannerTile['shape'], readonly Outline[]> = {
  quarter: [{ from: [0, 0], steps: [[40, 0], arc(40, [-40, 40])] }],
  half: [{ from: [0, 20], steps: [arc(20, [40, 0])] }],
  dot: [circle(12)],
  // The inner circle is left open by the rule of filling.
  ring: [circle(18), circle(9)],
  bars: [bar(6, 32), bar(17, 22), bar(28, 28)],
  square: [
    {
      from: [0, 0],
      steps: [
        [40, 0],
        [0, 40],
        [-40, 0],
      ],
    },
  ],
};

const turnPoint = ([x, y]: Point, turns: number): Point =>
  turns === 0 ? [x, y] : turnPoint([-y, x], turns - 1);

/** The outline of a tile as path data, turned around the middle of its cell and moved to its place. */
const pathOf = ({ column, row, shape, turn }: BannerTile): string => {
  // Bars read as lines of code, so they stay level.
  const turns = shape === 'bars' ? 0 : turn;
  const middle = CELL / 2;
  return outlines[shape]
    .map(({ from: [x, y], steps }) => {
      const [turnedX, turnedY] = turnPoint([x - middle, y - middle], turns);
      const drawn = steps.map((step) => {
        if (!('arc' in step)) return `l${turnPoint(step, turns).join(' ')}`;
        return `a${step.arc} ${step.arc} 0 0 1 ${turnPoint(step.by, turns).join(' ')}`;
      });
      return `M${turnedX + middle + column * CELL} ${turnedY + middle + row * CELL}${drawn.join('')}Z`;
    })
    .join('');
};

/** One path for each colour, however many tiles there are: a browser draws three far quicker than sixteen. */
export const bannerPaths = (
  tiles: readonly BannerTile[],
): readonly (readonly [BannerTile['colour'], string])[] => {
  const paths = new Map<BannerTile['colour'], string>();
  for (const tile of tiles) paths.set(tile.colour, (paths.get(tile.colour) ?? '') + pathOf(tile));
  return [...paths];
};

export const WIDTH = BANNER_COLUMNS * CELL;
export const HEIGHT = BANNER_ROWS * CELL;
