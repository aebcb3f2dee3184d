import { dots, leaf } from '../../shapes/paths';
import { polar, tenth, type Point } from '../../shapes/point';

/** An open flower of petals about a heart. */
export const Flower = ({
  at,
  radius,
  petals = 8,
  look = 'petal',
}: {
  readonly at: Point;
  readonly radius: number;
  readonly petals?: number;
  readonly look?: 'petal' | 'bloom' | 'leaf-soft';
}) => (
  <>
    <path
      className={look}
      d={Array.from({ length: petals }, (_, petal) => leaf(at, radius, petal / petals, radius * 0.34)).join(
        '',
      )}
    />
    <circle
      className={look === 'bloom' ? 'heart' : 'bloom'}
      cx={tenth(at.x)}
      cy={tenth(at.y)}
      r={tenth(radius * 0.3)}
    />
  </>
);

/** A closed flower, as a child draws a tulip. */
export const tulip = ({ x, y }: Point, size: number): string =>
  `M${tenth(x - size / 2)} ${tenth(y - size)}q${tenth(size / 5)} ${tenth(size / 4)} ${tenth(size / 4)} ${tenth(size / 4)}` +
  `q${tenth(size / 8)} ${tenth(-size / 6)} ${tenth(size / 4)} ${tenth(-size / 3)}` +
  `q${tenth(size / 8)} ${tenth(size / 6)} ${tenth(size / 4)} ${tenth(size / 3)}` +
  `q${tenth(size / 20)} 0 ${tenth(size / 4)} ${tenth(-size / 4)}` +
  `q${tenth(size / 5)} ${tenth(size)} ${tenth(-size / 2)} ${tenth(size)}t${tenth(-size / 2)} ${tenth(-size)}Z`;

/** A bare stem with two leaves that face each other. */
export const Sprout = ({ foot, tall }: { readonly foot: Point; readonly tall: number }) => {
  const top = { x: foot.x, y: foot.y - tall };
  return (
    <>
      <path className="stem" d={`M${tenth(foot.x)} ${tenth(foot.y)}V${tenth(top.y)}`} />
      <path className="leaf" d={leaf(top, tall * 0.85, 0.13, tall * 0.3)} />
      <path className="leaf-soft" d={leaf(top, tall * 0.7, 0.85, tall * 0.26)} />
    </>
  );
};

/** The sun with its rays, each as long as its share, from its left over its top to its right; `spread` is their part of the whole turn. */
export const Sun = ({
  at,
  radius,
  rays,
  spread,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly rays: readonly number[];
  readonly spread: number;
}) => (
  <>
    <path
      className="dot-bloom"
      strokeWidth={tenth(radius * 0.09)}
      d={rays
        .map((share, ray) => {
          const turn = ((ray + 0.5) / rays.length - 0.5) * spread;
          const from = polar(at, radius * 1.16, turn);
          const to = polar(at, radius * (1.2 + 0.34 * share), turn);
          return `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;
        })
        .join('')}
    />
    <circle className="bloom" cx={tenth(at.x)} cy={tenth(at.y)} r={tenth(radius)} />
  </>
);

/** Flowers of five petals, too many to draw one by one: their petals and their hearts. */
export const Bed = ({ flowers, size }: { readonly flowers: readonly Point[]; readonly size: number }) => (
  <>
    <path
      className="dot-leaf"
      strokeWidth={tenth(size * 0.46)}
      d={dots(
        flowers.flatMap((flower) => [0, 0.2, 0.4, 0.6, 0.8].map((turn) => polar(flower, size * 0.3, turn))),
      )}
    />
    <path className="dot-bloom" strokeWidth={tenth(size * 0.36)} d={dots(flowers)} />
  </>
);
