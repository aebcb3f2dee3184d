import type { Picture } from '../../base/create-design';
import { seeds } from '../../shapes/curves';
import { dots, leaf } from '../../shapes/paths';
import { polar, tenth } from '../../shapes/point';
import { MOUND } from '../parts/ground';

/** A sunflower: every seed is a day of study. */
export const endPicture: Picture = ({ studyDaysInYear }) => {
  const centre = { x: 160, y: 104 };
  const size = Math.max(2.6, Math.min(9, 80 / Math.sqrt(studyDaysInYear + 4)));
  return (
    <>
      <path className="leaf-faint" d={MOUND} />
      <path className="stem" strokeWidth="7" d="M160 150Q156 190 162 232" />
      <path className="leaf" d={leaf({ x: 160, y: 216 }, 74, 0.16, 20)} />
      <path className="leaf-soft" d={leaf({ x: 160, y: 210 }, 66, 0.83, 18)} />
      <g className="opens">
        <path
          className="bloom-soft"
          d={Array.from({ length: 21 }, (_, at) =>
            leaf(polar(centre, 42, (at + 0.5) / 21), 52, (at + 0.5) / 21, 12),
          ).join('')}
        />
        <path
          className="bloom"
          d={Array.from({ length: 21 }, (_, at) => leaf(polar(centre, 42, at / 21), 44, at / 21, 10)).join(
            '',
          )}
        />
      </g>
      <circle className="leaf-soft" cx="160" cy="104" r="57" />
      <circle className="sheet" cx="160" cy="104" r="52" />
      <g className="opens" style={{ '--i': 8 }}>
        <path
          className="dot-leaf"
          strokeWidth={tenth(size)}
          d={dots(seeds(centre, Math.min(47, size * Math.sqrt(studyDaysInYear) * 0.62), studyDaysInYear))}
        />
      </g>
    </>
  );
};
