import type { Box, Point } from './point';
import { polar } from './point';

/** A place on a curve, and the direction in which it goes on there (see `polar`). */
export interface Step extends Point {
  readonly turn: number;
}

/** A curve from `t` 0 to 1. */
export type Curve = (t: number) => Point;

/** So finely a curve is measured. */
const PIECES = 400;

const turnOf = (from: Point, to: Point): number =>
  (Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI) + 1) % 1;

/** `count` places on a curve, from its beginning to its end, equally far from each other along it; one stands at its beginning. */
export const stepsOf = (curve: Curve, count: number): readonly Step[] => {
  const points = Array.from({ length: PIECES + 1 }, (_, at) => curve(at / PIECES));
  const lengths = [0];
  for (const [at, point] of points.entries()) {
    const next = points[at + 1];
    if (next) lengths.push((lengths[at] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const wanted = count < 2 ? 0 : (whole * at) / (count - 1);
    const reached = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-9),
    );
    const [before = 0, after = 0] = [lengths[reached - 1], lengths[reached]];
    const t = (reached - (after === before ? 0 : (after - wanted) / (after - before))) / PIECES;
    const point = curve(t);
    return { ...point, turn: turnOf(curve(Math.max(0, t - 1e-3)), curve(Math.min(1, t + 1e-3))) };
  });
};

/** How often a run of days swings from side to side: a short one needs no long way. */
export const swingsOf = (days: number): number => (days < 8 ? 1 : days < 40 ? 3 : 5);

/** How wide the turns are: below 1, it never comes back. */
const TURN = 0.9;

/** A curve that swings from side to side of a box, on its way from below upwards, in wide turns; `swings` are halves. */
export const climb =
  ({ x, y, width, height }: Box, swings: number): Curve =>
  (t) => {
    const swung = Math.PI * swings * t;
    return {
      x: x + (width / 2) * (1 - Math.cos(swung)),
      y: y + height * (1 - t - (TURN * Math.sin(2 * swung)) / (2 * Math.PI * swings)),
    };
  };

const GOLDEN_TURN = (3 - Math.sqrt(5)) / 2;

/** `count` places about a centre as the seeds of a sunflower have them, none farther out than `radius`. */
export const seeds = (centre: Point, radius: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) =>
    polar(centre, radius * Math.sqrt((at + 0.5) / count), (at * GOLDEN_TURN) % 1),
  );
