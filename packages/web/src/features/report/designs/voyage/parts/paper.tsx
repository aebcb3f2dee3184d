import type { ReactNode } from 'react';
import { polar, tenth, type Point } from '../../shapes/point';

/** A path whose commands take numbers that grow with `size`, from a point on. */
const scaled = (from: Point, size: number, ...parts: readonly (string | number)[]): string =>
  `M${tenth(from.x)} ${tenth(from.y)}` +
  parts.map((part) => (typeof part === 'number' ? ` ${tenth(part * size)}` : part)).join('');

/** The hull of a ship whose waterline has its middle at a point; as long as its `size`. */
export const hull = (at: Point, size: number): string =>
  scaled(
    at,
    size,
    'm',
    -0.5,
    -0.16,
    'h',
    1,
    'q',
    -0.06,
    0.26,
    -0.2,
    0.26,
    'h',
    -0.58,
    'q',
    -0.16,
    0,
    -0.22,
    -0.26,
    'z',
  );

/** The two sails of a ship, as {@link hull} has it. */
export const sails = (at: Point, size: number): string =>
  scaled(at, size, 'm', 0.02, -0.21, 'v', -0.76, 'q', 0.42, 0.4, 0.42, 0.76, 'z') +
  scaled(at, size, 'm', -0.06, -0.21, 'v', -0.6, 'q', -0.28, 0.28, -0.34, 0.6, 'z');

/** A sheet of paper that throws a shadow. Its `path` is not called `d`: of components, that is read as a style. */
export const Cut = ({
  look,
  path,
  drop = 2.5,
}: {
  readonly look: string;
  readonly path: string;
  readonly drop?: number;
}) => (
  <>
    <path className="shade" d={path} transform={`translate(0 ${drop})`} />
    <path className={look} d={path} />
  </>
);

export const Ship = ({
  at,
  size,
  look = 'sail',
}: {
  readonly at: Point;
  readonly size: number;
  readonly look?: string;
}) => (
  <>
    <Cut look={look} path={sails(at, size)} />
    <Cut look="hull" path={hull(at, size)} />
  </>
);

/** A boat that was folded of paper, its keel at a point. */
export const paperBoat = (at: Point, size: number): string =>
  scaled(
    at,
    size,
    'm',
    -0.5,
    -0.3,
    'h',
    0.24,
    'l',
    0.26,
    -0.36,
    0.26,
    0.36,
    'h',
    0.24,
    'l',
    -0.24,
    0.3,
    'h',
    -0.52,
    'z',
  );

/** A gull far away. */
export const gull = (at: Point, size: number): string =>
  scaled(at, size, 'm', -0.5, -0.2, 'q', 0.32, -0.2, 0.5, 0.16, 'q', 0.18, -0.36, 0.5, -0.16);

/** The sun in sheets that lie upon each other. */
export const PaperSun = ({ at, radius }: { readonly at: Point; readonly radius: number }) => (
  <>
    <circle className="sun-soft" cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(radius * 1.7)} />
    <circle className="sun" cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(radius * 1.32)} />
    <circle className="sail" cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(radius)} />
  </>
);

/** A star of a compass, with `points` that are long and short by turns. */
export const star = (at: Point, radius: number, points: number, waist: number): string =>
  `${Array.from({ length: points * 2 }, (_, corner) => {
    const { x, y } = polar(at, corner % 2 ? radius * waist : radius, corner / (points * 2));
    return `${corner === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`;
  }).join('')}Z`;

const HOLE =
  'M46 18H274A28 28 0 0 1 302 46V194A28 28 0 0 1 274 222H46A28 28 0 0 1 18 194V46A28 28 0 0 1 46 18Z';
const FRAME = `M44 6H276A38 38 0 0 1 314 44V192A38 38 0 0 1 276 230H44A38 38 0 0 1 6 192V44A38 38 0 0 1 44 6Z${HOLE}`;

/** A window of paper: what is behind it ends at its edge. */
export const Window = ({ children }: { readonly children: ReactNode }) => (
  <>
    <path className="sun-soft" d={HOLE} />
    {children}
    <path className="shade" fillRule="evenodd" d={FRAME} transform="translate(0 3.5)" />
    <path className="frame" fillRule="evenodd" d={FRAME} />
  </>
);
