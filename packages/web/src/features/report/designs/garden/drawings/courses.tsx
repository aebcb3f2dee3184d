import type { Picture } from '../../base/create-design';
import { leaf } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { columns, COURSES_MAX, shares } from '../../shapes/shares';
import { MOUND } from '../parts/ground';
import { tulip } from '../parts/plants';

/** A tulip for each of the courses that were studied longest, as high as its hours. */
export const coursesPicture: Picture = ({ courses }) => {
  const shown = courses.slice(0, COURSES_MAX);
  const slots = columns(
    shares(shown.map(({ seconds }) => seconds)),
    { x: 26, y: 52, width: 268, height: 152 },
    14,
  );
  return (
    <>
      <path className="leaf-faint" d={MOUND} />
      {slots.map(({ x, y, width }, at) => {
        const middle = x + width / 2;
        const size = Math.min(46, width);
        return (
          <g key={shown[at]?.courseId} className="grows" style={{ '--i': at * 2 }}>
            <path className="stem" strokeWidth="4" d={`M${tenth(middle)} 208V${tenth(y)}`} />
            <path className="leaf-soft" d={leaf({ x: middle, y: 206 }, 20 + (204 - y) * 0.4, 0.09, 7)} />
            <path className="leaf" d={leaf({ x: middle, y: 206 }, 16 + (204 - y) * 0.3, 0.92, 6)} />
            <path
              className={at === 0 ? 'bloom' : at % 2 ? 'leaf' : 'bloom-soft'}
              d={tulip({ x: middle, y: y + 3 }, size)}
            />
          </g>
        );
      })}
    </>
  );
};
