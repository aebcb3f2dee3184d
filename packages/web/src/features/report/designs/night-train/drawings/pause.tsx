import { daysBetween } from '@ykd/domain/shared';
import type { Picture } from '../../base/create-design';
import { dots, uprights } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { daysOfYear } from '../../shapes/year-days';

/** So many days on either side of a pause are drawn, and so many of the pause itself. */
const BESIDE_PAUSE = 9;

const PAUSE_MAX = 24;

/** A dark stretch of the line, and the bridge over it to the day on which it went on. */
export const pausePicture: Picture = ({ year, studyDates, pause }) => {
  const days = daysOfYear(year, studyDates);
  const from = pause === null ? 0 : daysBetween(`${year}-01-01`, pause.from);
  const back = pause === null ? 0 : daysBetween(`${year}-01-01`, pause.back);
  const gap = Math.min(PAUSE_MAX, back - from);
  const count = gap + 2 * BESIDE_PAUSE;
  const xOf = (at: number) => 16 + (288 * (at + 0.5)) / count;
  const placed = [
    ...days
      .slice(Math.max(0, from - BESIDE_PAUSE), from)
      .map((day) => ({ ...day, x: xOf(BESIDE_PAUSE + day.at - from) })),
    ...days
      .slice(back, back + BESIDE_PAUSE)
      .map((day) => ({ ...day, x: xOf(BESIDE_PAUSE + gap + day.at - back) })),
  ].map((day) => ({ ...day, y: 166 }));
  const [left, right] = [xOf(BESIDE_PAUSE - 1), xOf(BESIDE_PAUSE + gap)];
  const middle = (left + right) / 2;
  const thick = { strokeWidth: tenth(Math.min(8, (288 / count) * 0.62)) };
  return (
    <>
      <path className="lamp" d={`M${tenth(middle + 8)} 22a24 24 0 1 0 22 34a20 20 0 0 1 -22 -34Z`} />
      <path
        className="body-faint"
        d={`M8 176H${tenth(left + 6)}V228Q${tenth(left + 6)} 236 ${tenth(left - 2)} 236H8ZM${tenth(right - 6)} 176H312V236H${tenth(right + 2)}Q${tenth(right - 6)} 236 ${tenth(right - 6)} 228Z`}
      />
      <path
        className="rail-soft round"
        strokeWidth="3"
        d={dots(Array.from({ length: gap }, (_, at) => ({ x: xOf(BESIDE_PAUSE + at), y: 190 })))}
      />
      <path className="rail" strokeWidth="4" d={`M8 172H${tenth(left + 6)}M${tenth(right - 6)} 172H312`} />
      <path
        className="rail-soft"
        {...thick}
        d={uprights(
          placed.filter(({ isStudied }) => !isStudied),
          8,
        )}
      />
      <path
        className="lit"
        {...thick}
        d={uprights(
          placed.filter(({ isStudied }) => isStudied),
          24,
        )}
      />
      <g className="lights" style={{ '--i': 4 }}>
        <path
          className="rail-soft round"
          strokeWidth="3"
          strokeDasharray="1 8"
          d={`M${tenth(left)} 132Q${tenth(middle)} 54 ${tenth(right)} 122`}
        />
      </g>
      <g className="lights" style={{ '--i': 8 }}>
        <circle className="glow" cx={tenth(right)} cy="128" r="24" />
        <circle className="lamp" cx={tenth(right)} cy="128" r="9" />
      </g>
    </>
  );
};
