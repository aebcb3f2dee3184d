import type { Picture } from '../../base/create-design';
import { strokes } from '../../shapes/paths';
import { type Point, polar, tenth } from '../../shapes/point';
import { shares } from '../../shapes/shares';
import { Cut } from '../parts/paper';
import { CENTRE } from '../parts/sea';

/** A helm of twenty-four spokes, each as long as its hour was studied. */
export const hourPicture: Picture = ({ secondsByHour, activeHour }) => {
  const spokes = shares(secondsByHour).map((share, hour): readonly [Point, Point] => [
    polar(CENTRE, 24, hour / 24),
    polar(CENTRE, share > 0 ? 86 + 26 * share : 79, hour / 24),
  ]);
  return (
    <>
      <g className="turns">
        <path
          className="line-soft"
          strokeWidth="5"
          d={strokes(spokes.filter((_, hour) => hour !== activeHour && (secondsByHour[hour] ?? 0) === 0))}
        />
        <path
          className="line-sea"
          strokeWidth="6"
          d={strokes(spokes.filter((_, hour) => hour !== activeHour && (secondsByHour[hour] ?? 0) > 0))}
        />
        <path
          className="line-sail"
          strokeWidth="9"
          d={strokes(spokes.filter((_, hour) => hour === activeHour))}
        />
      </g>
      <Cut
        look="hull"
        path="M160 42A78 78 0 0 1 160 198A78 78 0 0 1 160 42ZM160 58A62 62 0 0 0 160 182A62 62 0 0 0 160 58Z"
      />
      <Cut look="sail" path="M160 92A28 28 0 0 1 160 148A28 28 0 0 1 160 92Z" />
      <circle className="sheet" cx="160" cy="120" r="11" />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = polar(CENTRE, 70, hour / 24);
        return (
          <text
            key={hour}
            className="figure"
            x={tenth(x)}
            y={tenth(y + 4)}
            style={{ fill: 'var(--report-ground)' }}
          >
            {hour}
          </text>
        );
      })}
    </>
  );
};
