import type { Picture } from '../../base/create-design';
import { line } from '../../shapes/paths';
import { type Point, tenth } from '../../shapes/point';
import { MONTHS, shareOfYear } from '../../shapes/year-days';
import { EQUAL } from '../parts/ground';
import { Sprout, Sun } from '../parts/plants';

/** Where the sun, or the lamp of a night, stands at a minute of the day on its way over a garden. */
const sunAt = (share: number): Point => ({
  x: 30 + 260 * share,
  y: 176 - 138 * Math.sin(Math.PI * share),
});

const minuteShare = (time: string): number =>
  (Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))) / 1440;

/** A seedling on the day of the year, under the sun of the hour. */
export const firstPicture: Picture = ({ firstStudyTime }) => {
  const x = 30 + 260 * shareOfYear(firstStudyTime.slice(0, 10));
  const sun = sunAt(minuteShare(firstStudyTime));
  return (
    <>
      <path
        className="stem-soft"
        strokeDasharray="1 8"
        d={line(Array.from({ length: 41 }, (_, at) => sunAt(at / 40)))}
      />
      <g className="opens">
        <Sun at={sun} radius={17} rays={EQUAL} spread={1} />
      </g>
      <path
        className="leaf-faint"
        d="M14 190H306Q314 190 312 200Q306 236 280 236H40Q14 236 8 200Q6 190 14 190Z"
      />
      <path className="stem-soft" d="M18 190H302" />
      <path
        className="stem-soft"
        d={MONTHS.map((month) => `M${tenth(30 + (260 * month) / 12)} 190v7`).join('')}
      />
      {[1, 4, 7, 10].map((month) => (
        <text key={month} className="figure" x={tenth(30 + (260 * (month - 0.5)) / 12)} y="214">
          {month}
        </text>
      ))}
      <ellipse className="soil" cx={tenth(x)} cy="191" rx="19" ry="5" />
      <g className="grows" style={{ '--i': 6 }}>
        <Sprout foot={{ x, y: 190 }} tall={44} />
      </g>
    </>
  );
};
