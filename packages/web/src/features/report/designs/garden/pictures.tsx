import type { Pictures } from '../create-design';
import { climb, seeds, stepsOf, swingsOf } from '../shapes/curves';
import { dots, leaf, line } from '../shapes/paths';
import { polar, tenth, type Point } from '../shapes/point';
import { columns, shares } from '../shapes/shares';
import { daysOfYear, inMonthSheets, monthSheet, shareOfYear } from '../shapes/year-days';
import { Bed, Flower, Sprout, Sun, tulip } from './plants';

/** What a garden stands on: an island of grass, which ends within the sheet. */
const MOUND = 'M22 208Q160 190 298 208Q316 212 310 222Q300 236 274 236H46Q20 236 10 222Q4 212 22 208Z';
const HILL = 'M20 224C26 172 88 160 148 172S250 160 284 186Q306 204 302 226Z';
const FRONT =
  'M18 212C70 196 150 200 210 210S280 214 304 208Q318 218 306 228Q296 236 276 236H44Q16 236 10 226Q6 218 18 212Z';
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const EQUAL: readonly number[] = MONTHS.map(() => 0.5);

/** Drawn by their stems on the page of the courses, the others stand in its words. */
const COURSES_MAX = 5;

const CALENDAR = { x: 6, y: 6, width: 308, height: 228 };

/** Where the sun, or the lamp of a night, stands at a minute of the day on its way over a garden. */
const sunAt = (share: number): Point => ({
  x: 30 + 260 * share,
  y: 176 - 138 * Math.sin(Math.PI * share),
});

const minuteShare = (time: string): number =>
  (Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))) / 1440;

export const pictures: Pictures = {
  /** The sun rises; each of its rays is a month, as long as it was studied. */
  cover: (year) => (
    <>
      <g className="opens">
        <Sun
          at={{ x: 160, y: 138 }}
          radius={62}
          rays={year ? shares(year.secondsByMonth) : EQUAL}
          spread={0.62}
        />
      </g>
      <path className="leaf-soft" d={HILL} />
      {[34, 74, 246, 286].map((x, at) => (
        <g key={x} className="grows" style={{ '--i': at + 2 }}>
          <path className="stem" d={`M${x} 222V${172 - (at % 2) * 18}`} />
          <path className="leaf" d={leaf({ x, y: 208 }, 22, at % 2 ? 0.86 : 0.14)} />
          <path className={at % 2 ? 'bloom' : 'petal'} d={tulip({ x, y: 174 - (at % 2) * 18 }, 24)} />
        </g>
      ))}
      <path className="leaf" d={FRONT} />
      <g className="grows" style={{ '--i': 8 }}>
        <path className="petal" d="M157 212V164h6v48Z" />
        <path className="petal" d={leaf({ x: 160, y: 178 }, 44, 0.13, 15)} />
        <path className="petal" d={leaf({ x: 160, y: 172 }, 36, 0.86, 13)} />
      </g>
    </>
  ),

  /** A seedling on the day of the year, under the sun of the hour. */
  first: ({ firstStudyTime }) => {
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
          <Sprout foot={{ x, y: 190 }} height={44} />
        </g>
      </>
    );
  },

  /** Twelve beds: a flower for each day of study. */
  days: ({ year, studyDates }) => {
    const days = inMonthSheets(daysOfYear(year, studyDates), CALENDAR, 8, 5);
    return MONTHS.map((month) => {
      const bed = monthSheet(CALENDAR, month, 8);
      const here = days.filter((day) => day.month === month);
      return (
        <g key={month}>
          <rect
            className="leaf-faint"
            x={tenth(bed.x)}
            y={tenth(bed.y)}
            width={tenth(bed.width)}
            height={tenth(bed.height)}
            rx="9"
          />
          <path className="seed" d={dots(here.filter(({ isStudied }) => !isStudied))} />
          <g className="opens" style={{ '--i': month }}>
            <Bed flowers={here.filter(({ isStudied }) => isStudied)} size={8.2} />
          </g>
        </g>
      );
    });
  },

  /** A vine with a leaf for each day of the run, in flower at its end. */
  run: ({ longestConsecutive: { days } }) => {
    const curve = climb({ x: 70, y: 40, width: 180, height: 172 }, swingsOf(days));
    const vine = stepsOf(curve, 160);
    // None at the foot, and none behind the flower.
    const leaves = stepsOf(curve, days + 2).slice(1, -1);
    const length = Math.max(7, Math.min(26, 1400 / (days + 10)));
    const end = vine.at(-1) ?? { x: 160, y: 40 };
    return (
      <>
        <path
          className="leaf-faint"
          d="M40 212h240v6H40zM76 28h5v186h-5zM157.5 28h5v186h-5zM239 28h5v186h-5z"
        />
        <path className="stem" d={line(vine)} />
        <g className="opens">
          <path
            className="leaf"
            d={leaves
              .filter((_, at) => at % 2 === 0)
              .map((step) => leaf(step, length, step.turn - 0.17))
              .join('')}
          />
          <path
            className="leaf-soft"
            d={leaves
              .filter((_, at) => at % 2 === 1)
              .map((step) => leaf(step, length, step.turn + 0.17))
              .join('')}
          />
        </g>
        <path className="bloom-soft" d="M104 212h-68l8 26h52z" />
        <g className="opens" style={{ '--i': 10 }}>
          <Flower at={end} radius={27} look="petal" petals={10} />
        </g>
      </>
    );
  },

  /** A tulip for each of the courses that were studied longest, as high as its hours. */
  courses: ({ courses }) => {
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
  },

  /** A flower of twenty-four petals, each as long as its hour was studied. */
  hour: ({ secondsByHour, activeHour }) => {
    const centre = { x: 160, y: 120 };
    const petals = shares(secondsByHour).map((share, hour) => ({
      hour,
      share,
      d: leaf(polar(centre, 30, hour / 24), 14 + 58 * share, hour / 24, 6 + 5 * share),
    }));
    return (
      <>
        <circle className="leaf-faint" cx="160" cy="120" r="104" />
        <circle className="sheet" cx="160" cy="120" r="86" opacity="0.7" />
        <g className="opens">
          <path
            className="leaf"
            d={petals
              .filter(({ hour, share }) => share > 0 && hour !== activeHour)
              .map(({ d }) => d)
              .join('')}
          />
          <path className="bloom" d={petals[activeHour]?.d} />
        </g>
        <path
          className="dot-soft"
          strokeWidth="4"
          d={dots(petals.filter(({ share }) => share === 0).map(({ hour }) => polar(centre, 38, hour / 24)))}
        />
        <circle className="bloom" cx="160" cy="120" r="27" />
        <path className="dot-heart" strokeWidth="2.4" d={dots(seeds(centre, 22, 40))} />
        {[0, 6, 12, 18].map((hour) => {
          const { x, y } = polar(centre, 95, hour / 24);
          return (
            <text key={hour} className="figure" x={tenth(x)} y={tenth(y + 4)}>
              {hour}
            </text>
          );
        })}
      </>
    );
  },

  /** Twelve trees in a row, as high as their months; the busiest are in blossom. */
  months: ({ secondsByMonth, longMonths }) => (
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
  ),

  /** A wreath of a hundred leaves: those of the fellows who studied on fewer days are green. */
  fellows: ({ ahead }) => {
    const centre = { x: 160, y: 120 };
    const share = ahead ?? 0;
    const leafOf = (at: number) =>
      leaf(polar(centre, 78, at / 100), 26, at / 100 + (at % 2 ? 0.12 : 0.4), 5.5);
    return (
      <>
        <path
          className="leaf-faint"
          d={Array.from({ length: 100 - share }, (_, at) => leafOf(share + at)).join('')}
        />
        <g className="opens">
          <path className="leaf" d={Array.from({ length: share }, (_, at) => leafOf(at)).join('')} />
        </g>
        <g className="opens" style={{ '--i': 8 }}>
          <Flower at={polar(centre, 80, share / 100)} radius={24} look="bloom" petals={9} />
        </g>
        <g className="grows" style={{ '--i': 4 }}>
          <Sprout foot={{ x: 160, y: 152 }} height={50} />
        </g>
      </>
    );
  },

  /** A sunflower: every seed is a day of study. */
  end: ({ studyDaysInYear }) => {
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
  },
};
