/** A place on a sheet, in its units; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a sheet. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The sheet of a drawing. */
export const SHEET: Box = { x: 0, y: 0, width: 320, height: 240 };

/** A number as paths have it: a tenth of a unit is finer than anybody sees. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as paths have it. */
export const place = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The point at a `distance` from a centre in a direction: `turn` 0 is up, 0.25 right, and 1 up again. */
export const polar = (centre: Point, distance: number, turn: number): Point => ({
  x: centre.x + distance * Math.sin(2 * Math.PI * turn),
  y: centre.y - distance * Math.cos(2 * Math.PI * turn),
});
