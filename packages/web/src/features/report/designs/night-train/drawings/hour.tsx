import type { Picture } from '../../base/create-design';
import { strokes } from '../../shapes/paths';
import { type Point, polar, tenth } from '../../shapes/point';
import { shares } from '../../shapes/shares';

/** A clock of twenty-four hours: the longer one studied in an hour, the more lamps it has. */
export const hourPicture: Picture = ({ secondsByHour, activeHour }) => {
  const centre = { x: 160, y: 120 };
  const levels = shares(secondsByHour).map((share) => Math.ceil(share * 5));
  const lampsOf = (isOn: boolean) =>
    strokes(
      levels.flatMap((level, hour) =>
        [0, 1, 2, 3, 4]
          .filter((lamp) => lamp < level === isOn)
          .map((lamp): readonly [Point, Point] => {
            const from = 50 + lamp * 11;
            return [polar(centre, from, hour / 24), polar(centre, from + 7, hour / 24)];
          }),
      ),
    );
  return (
    <>
      <circle className="card" cx="160" cy="120" r="108" />
      <circle className="rail" cx="160" cy="120" r="108" strokeWidth="5" />
      <path className="rail-faint" strokeWidth="7" d={lampsOf(false)} />
      <g className="lights">
        <path className="lit" strokeWidth="7" d={lampsOf(true)} />
      </g>
      <path
        className="rail round"
        strokeWidth="6"
        d={strokes([[centre, polar(centre, 38, activeHour / 24)]])}
      />
      <circle className="body" cx="160" cy="120" r="9" />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = polar(centre, 24, hour / 24);
        return hour === activeHour ? null : (
          <text key={hour} className="figure" x={tenth(x)} y={tenth(y + 4)}>
            {hour}
          </text>
        );
      })}
    </>
  );
};
