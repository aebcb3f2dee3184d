import type { Picture } from '../../base/create-design';
import { seeds } from '../../shapes/curves';
import { dots, leaf } from '../../shapes/paths';
import { polar, tenth } from '../../shapes/point';
import { shares } from '../../shapes/shares';

/** A flower of twenty-four petals, each as long as its hour was studied. */
export const hourPicture: Picture = ({ secondsByHour, activeHour }) => {
  const centre = { x: 160, y: 120 };
  const petals = shares(secondsByHour).map((share, hour) => ({
    hour,
    share,
    d: leaf(polar(centre, 30, hour / 24), 14 + 58 * share, hour / 24, 6 + 5 * share),
  }));
  return (
    <>
      <circle className="leaf-faint" cx="160" cy="120" r="104" />
      <circle className="sheet" cx="160" cy="120" r="86" opacity="0.7" />
      <g className="opens">
        <path
          className="leaf"
          d={petals
            .filter(({ hour, share }) => share > 0 && hour !== activeHour)
            .map(({ d }) => d)
            .join('')}
        />
        <path className="bloom" d={petals[activeHour]?.d} />
      </g>
      <path
        className="dot-soft"
        strokeWidth="4"
        d={dots(petals.filter(({ share }) => share === 0).map(({ hour }) => polar(centre, 38, hour / 24)))}
      />
      <circle className="bloom" cx="160" cy="120" r="27" />
      <path className="dot-heart" strokeWidth="2.4" d={dots(seeds(centre, 22, 40))} />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = polar(centre, 95, hour / 24);
        return (
          <text key={hour} className="figure" x={tenth(x)} y={tenth(y + 4)}>
            {hour}
          </text>
        );
      })}
    </>
  );
};
