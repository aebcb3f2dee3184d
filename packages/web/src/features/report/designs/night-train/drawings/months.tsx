import type { Picture } from '../../base/create-design';
import { uprights } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { columns, scattered, shares } from '../../shapes/shares';

/** A town at night: a tower for each month, as high as its hours. */
export const monthsPicture: Picture = ({ secondsByMonth, longMonths }) => (
  <>
    {columns(shares(secondsByMonth), { x: 10, y: 24, width: 300, height: 180 }, 4).map(
      ({ x, y, width, height }, month) => {
        const floors = Math.floor((height - 8) / 11);
        const panes = Array.from({ length: Math.max(0, floors) * 2 }, (_, at) => ({
          x: x + width * (at % 2 ? 0.7 : 0.3),
          y: 200 - Math.floor(at / 2) * 11,
        }));
        const isLong = longMonths.includes(month + 1);
        const isOn = (at: number) => isLong || scattered(month * 40 + at) > 0.45;
        return (
          <g key={month}>
            {height > 0 && (
              <>
                <rect
                  className={isLong ? 'train' : 'body-soft'}
                  x={tenth(x)}
                  y={tenth(Math.min(y, 200))}
                  width={tenth(width)}
                  height={tenth(Math.max(4, height))}
                  rx="2"
                />
                <g className="lights" style={{ '--i': month }}>
                  <path
                    className="lit"
                    strokeWidth="4.5"
                    d={uprights(
                      panes.filter((_, at) => isOn(at)),
                      5.5,
                    )}
                  />
                </g>
                {isLong && <circle className="lamp" cx={tenth(x + width / 2)} cy={tenth(y - 8)} r="4" />}
              </>
            )}
            <text className="figure" x={tenth(x + width / 2)} y="224">
              {month + 1}
            </text>
          </g>
        );
      },
    )}
    <path className="edge round" strokeWidth="3" d="M8 205H312" />
  </>
);
