import type { BannerTile } from './banner-pattern.js';

/** Side of a cell in the banner's own units. */
export const CELL = 40;

/** Shapes on a 40 × 40 cell. */
const outlines: Record<BannerTile['shape'], string> = {
  quarter: 'M0 0h40a40 40 0 0 1-40 40Z',
  half: 'M0 20a20 20 0 0 1 40 0Z',
  dot: 'M20 8a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z',
  ring: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm0 9a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  bars: 'M4 6h32v6H4ZM4 17h22v6H4ZM4 28h28v6H4Z',
  square: 'M0 0h40v40H0Z',
};

/** One cell of the pattern. */
export function Tile({ column, row, shape, turn, colour }: BannerTile) {
  const middle = CELL / 2;
  // Bars read as lines of code, so they stay level.
  const turned = shape === 'bars' ? 0 : turn * 90;
  return (
    <path
      className={colour}
      fillRule="evenodd"
      d={outlines[shape]}
      transform={`translate(${column * CELL} ${row * CELL}) rotate(${turned} ${middle} ${middle})`}
    />
  );
}
