import type { Picture } from '../../base/create-design';
import { arc, dots, strokes } from '../../shapes/paths';
import { scattered } from '../../shapes/shares';

/** The line goes on to the morning; each star above it is a day of study. */
export const endPicture: Picture = ({ studyDaysInYear }) => {
  const stars = Array.from({ length: studyDaysInYear }, (_, at) => ({
    x: 8 + 304 * scattered(at * 3 + 1),
    y: 6 + 122 * scattered(at * 3 + 2),
  })).map((star) => (Math.hypot(star.x - 160, star.y - 140) < 84 ? { ...star, y: star.y * 0.4 } : star));
  const sleepers = Array.from({ length: 11 }, (_, at) => {
    const y = 146 + 88 * ((at + 1) / 11) ** 2;
    const half = 5 + (y - 140) * 0.78;
    return [
      { x: 160 - half, y },
      { x: 160 + half, y },
    ] as const;
  });
  return (
    <>
      <g className="lights">
        <path className="lit round" strokeWidth="2.6" d={dots(stars.filter((_, at) => at % 3 > 0))} />
        <path className="lit round" strokeWidth="4" d={dots(stars.filter((_, at) => at % 3 === 0))} />
      </g>
      <path className="glow" d={`${arc({ x: 160, y: 140 }, 74, -0.25, 0.25)}Z`} />
      <path className="lamp" d={`${arc({ x: 160, y: 140 }, 48, -0.25, 0.25)}Z`} />
      <path className="body-faint" d="M8 140H312V228Q312 236 304 236H16Q8 236 8 228Z" />
      <path className="rail-soft round" strokeWidth="4" d={strokes(sleepers)} />
      <path className="rail round" strokeWidth="5" d="M157 142L98 236M163 142L222 236" />
      <path className="edge round" strokeWidth="3" d="M8 140H312" />
    </>
  );
};
