import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { HOUR_SECONDS } from '../../shapes/year-days';
import { Carriage, Engine } from '../parts/rolling-stock';

/** A train is no longer: a day of more hours is told by its number. */
const CARRIAGES_MAX = 12;

/** The longest train: a carriage for each hour of the day, a window for each quarter. */
export const longestDayPicture: Picture = ({ longestDay: { seconds } }) => {
  const quarters = Math.ceil((seconds * 4) / HOUR_SECONDS);
  const carriages = Math.min(CARRIAGES_MAX, Math.max(1, Math.ceil(quarters / 4)));
  const rows = Math.ceil(carriages / 3);
  const trains = Array.from({ length: rows }, (_, row) => {
    const y = (rows > 2 ? 120 : 168) + (row - (rows - 1) / 2) * 56 - 17;
    const here = Math.min(3, carriages - row * 3);
    const isLast = row === rows - 1;
    const left = rows > 1 ? 10 : 10 + (3 - here) * 40;
    return (
      <g key={row} className="arrives" style={{ '--i': row * 3 }}>
        <path className="rail-soft round" strokeWidth="3" d={`M10 ${tenth(y + 39)}H310`} />
        {Array.from({ length: here }, (_car, car) => (
          <Carriage
            key={car}
            box={{ x: left + car * 80, y, width: 76, height: 34 }}
            windows={4}
            isLit={(window) => (row * 3 + car) * 4 + window < quarters}
          />
        ))}
        {isLast && <Engine box={{ x: left + here * 80, y, width: 52, height: 34 }} />}
      </g>
    );
  });
  return (
    <>
      <circle className="glow" cx="236" cy="66" r="58" />
      <circle className="lamp" cx="236" cy="66" r="40" />
      <path className="body-faint" d="M10 196L62 112 100 150 142 84 196 146 238 116 310 196Z" />
      {trains}
    </>
  );
};
