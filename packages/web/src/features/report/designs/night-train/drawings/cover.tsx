import type { Pictures } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { Carriage, Engine } from '../parts/rolling-stock';

const viaduct = (y: number, count: number): string => {
  const step = 308 / count;
  const pier = step * 0.14;
  const wide = tenth(step - 2 * pier);
  return Array.from(
    { length: count },
    (_, at) =>
      `M${tenth(6 + at * step)} ${y}h${tenth(step)}V236h${tenth(-pier)}v-18a${tenth(step / 2 - pier)} ${tenth(step / 2 - pier)} 0 0 0 -${wide} 0v18h${tenth(-pier)}Z`,
  ).join('');
};

/** A night train of twelve windows, one a month: those in which there was study have light. */
export const coverPicture: Pictures['cover'] = (year) => {
  const isLit = (month: number): boolean => (year?.secondsByMonth[month] ?? 0) > 0;
  return (
    <>
      <circle className="glow" cx="206" cy="84" r="70" />
      <circle className="lamp" cx="206" cy="84" r="48" />
      <path className="body-faint" d="M14 176L70 104 104 140 150 90 206 150 246 118 306 176Z" />
      <path className="body-soft" d={viaduct(184, 5)} />
      <path className="edge round" strokeWidth="3" d="M8 183H312" />
      <g className="arrives">
        {[0, 1, 2].map((car) => (
          <Carriage
            key={car}
            box={{ x: 8 + car * 78, y: 142, width: 74, height: 34 }}
            windows={4}
            isLit={(window) => isLit(car * 4 + window)}
          />
        ))}
        <Engine box={{ x: 242, y: 142, width: 58, height: 34 }} />
      </g>
    </>
  );
};
