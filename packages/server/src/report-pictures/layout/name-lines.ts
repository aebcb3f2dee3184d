import type { Pen } from '../drawing/pen.js';

/** The sizes of a name, pixels: that of most, and the smallest in which it is still read at a glance. */
const SIZE = { most: 46, least: 30 } as const;

const LINES_MAX = 2;

/** A name as it stands in a picture: its size in pixels, and its lines, none for a name of which nothing is seen. */
export interface NameLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A name within so many pixels: smaller where it is long, then in two lines, and cut only where those do not hold it. */
export const nameLines = (pen: Pen, name: string, room: number): NameLines => {
  const size = Math.max(SIZE.least, Math.min(SIZE.most, Math.floor(room / pen.measure(name, 1, 700))));
  const lines = pen.fitted(name, { size, weight: 700 }, room, LINES_MAX);
  return { size, lines: lines.filter((line) => line !== '') };
};
