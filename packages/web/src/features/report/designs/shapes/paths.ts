import { place, polar, tenth, type Point } from './point';

/** Dots at points, as one path: strokes without length, round where the stroke has round ends. */
export const dots = (points: readonly Point[]): string =>
  points.map((point) => `M${place(point)}h0`).join('');

/** Upright strokes of a height, from their lower ends, as one path. */
export const uprights = (feet: readonly Point[], height: number): string =>
  feet.map((foot) => `M${place(foot)}v${tenth(-height)}`).join('');

/** Straight strokes from one point to another, as one path. */
export const strokes = (pairs: readonly (readonly [Point, Point])[]): string =>
  pairs.map(([from, to]) => `M${place(from)}L${place(to)}`).join('');

/** A line through points, straight from each to the next; empty for none. */
export const line = (points: readonly Point[]): string =>
  points.map((point, at) => `${at === 0 ? 'M' : 'L'}${place(point)}`).join('');

/** A leaf, or a petal, from its foot in a direction (see {@link polar}); `width` is that of a half. */
export const leaf = (foot: Point, length: number, turn: number, width = length * 0.36): string => {
  const tip = polar(foot, length, turn);
  const middle = polar(foot, length * 0.5, turn);
  const left = polar(middle, width, turn - 0.25);
  const right = polar(middle, width, turn + 0.25);
  return `M${place(foot)}Q${place(left)} ${place(tip)}Q${place(right)} ${place(foot)}Z`;
};

/** A part of a ring from one turn to another, less than a whole one. */
export const arc = (centre: Point, radius: number, from: number, to: number): string => {
  const isLong = to - from > 0.5 ? 1 : 0;
  const r = tenth(radius);
  return `M${place(polar(centre, radius, from))}A${r} ${r} 0 ${isLong} 1 ${place(polar(centre, radius, to))}`;
};

/** A line of `count` waves from a point to the right, `height` above and below it; below first where it is negative. */
export const waves = (left: Point, width: number, height: number, count: number): string => {
  const step = width / count;
  const one = `q${tenth(step / 4)} ${tenth(-height)} ${tenth(step / 2)} 0t${tenth(step / 2)} 0`;
  return `M${place(left)}${one.repeat(count)}`;
};
