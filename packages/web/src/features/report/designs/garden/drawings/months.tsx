import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { columns, shares } from '../../shapes/shares';
import { MOUND } from '../parts/ground';

/** Twelve trees in a row, as high as their months; the busiest are in blossom. */
export const monthsPicture: Picture = ({ secondsByMonth, longMonths }) => (
  <>
    <path className="leaf-faint" d={MOUND} />
    {columns(shares(secondsByMonth), { x: 10, y: 22, width: 300, height: 166 }, 3).map(
      ({ x, y, width, height }, month) => {
        const middle = x + width / 2;
        const isLong = longMonths.includes(month + 1);
        return (
          <g key={middle}>
            {height > 0 && (
              <g className="grows" style={{ '--i': month }}>
                <path className="stem" d={`M${tenth(middle)} 200V${tenth(Math.min(y + 12, 196))}`} />
                <rect
                  className={isLong ? 'bloom' : month % 2 ? 'leaf' : 'leaf-soft'}
                  x={tenth(x)}
                  y={tenth(y)}
                  width={tenth(width)}
                  height={tenth(Math.max(8, height - 14))}
                  rx={tenth(Math.min(width / 2, Math.max(4, height / 2)))}
                />
              </g>
            )}
            <circle className="soil" cx={tenth(middle)} cy="201" r="2.5" />
            <text className="figure" x={tenth(middle)} y="224">
              {month + 1}
            </text>
          </g>
        );
      },
    )}
  </>
);
