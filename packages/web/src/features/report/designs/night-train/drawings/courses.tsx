import type { Picture } from '../../base/create-design';
import { dots } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { COURSES_MAX, shares } from '../../shapes/shares';

/** The map of the lines: each course a line as long as its hours. */
export const coursesPicture: Picture = ({ courses }) => {
  const shown = courses.slice(0, COURSES_MAX);
  return (
    <>
      {shares(shown.map(({ seconds }) => seconds)).map((share, at) => {
        const y = 120 + (at - (shown.length - 1) / 2) * 44;
        const bend = 44 + Math.abs(y - 120) * 0.6;
        const end = bend + 24 + (276 - bend) * share;
        const stops = Array.from({ length: Math.max(1, Math.round(6 * share)) }, (_, stop) => ({
          x: bend + ((end - bend) * (stop + 1)) / (Math.max(1, Math.round(6 * share)) + 1),
          y,
        }));
        const look = (['lit', 'rail', 'rail-soft', 'edge', 'rail'] as const)[at] ?? 'rail';
        return (
          <g key={shown[at]?.courseId} className="arrives" style={{ '--i': at }}>
            <path
              className={`${look} round`}
              strokeWidth="9"
              d={`M30 120L${tenth(bend)} ${tenth(y)}H${tenth(Math.min(300, end))}`}
            />
            <path className="rail-faint round" strokeWidth="4" d={dots(stops)} />
            <circle className="card" cx={tenth(Math.min(300, end))} cy={tenth(y)} r="8" />
            <circle className={look} cx={tenth(Math.min(300, end))} cy={tenth(y)} r="8" strokeWidth="4" />
          </g>
        );
      })}
      <circle className="card" cx="30" cy="120" r="17" />
      <circle className="edge" cx="30" cy="120" r="17" strokeWidth="6" />
    </>
  );
};
