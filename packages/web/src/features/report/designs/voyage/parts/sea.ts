import { waves } from '../../shapes/paths';
import type { Point } from '../../shapes/point';

export const CENTRE: Point = { x: 160, y: 120 };

/** A sheet of sea in a window, whose lower corners are round as it is; `swell` is negative where it begins downwards. */
export const wave = (y: number, swell: number, count: number): string =>
  `${waves({ x: 12, y }, 296, swell, count)}V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z`;
