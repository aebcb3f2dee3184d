import type { Pictures } from '../create-design';
import { climb, stepsOf, swingsOf } from '../shapes/curves';
import { dots, strokes, waves } from '../shapes/paths';
import { polar, tenth, type Point } from '../shapes/point';
import { columns, scattered, shares } from '../shapes/shares';
import { daysOfYear, onRing, shareOfYear, turnOfDay } from '../shapes/year-days';
import { Cut, gull, hull, paperBoat, PaperSun, sails, Ship, star, Window } from './paper';

const HOUR_SECONDS = 3600;
const CENTRE: Point = { x: 160, y: 120 };

/** Drawn as mountains, the others stand in the words of the page. */
const COURSES_MAX = 5;

/** More sails a ship does not carry: a day of more hours is told by its number. */
const SAILS_MAX = 12;
const PENNANTS_MAX = 96;
const BOATS_MAX = 24;

/** A sheet of sea in a window, whose lower corners are round as it is; `swell` is negative where it begins downwards. */
const wave = (y: number, swell: number, count: number): string =>
  `${waves({ x: 12, y }, 296, swell, count)}V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z`;

const STRIP = 'M12 188H308V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z';

/** A mountain on its foot, with the paper of its snow. */
const mountain = (
  x: number,
  width: number,
  top: number,
  foot: number,
): { readonly rock: string; readonly snow: string } => {
  const peak = x + width * 0.46;
  const cap = Math.min(0.34, 16 / Math.max(1, foot - top));
  const sideOf = (end: number, part: number): string =>
    `${tenth(peak + (end - peak) * part)} ${tenth(top + (foot - top) * part)}`;
  return {
    rock: `M${tenth(x)} ${tenth(foot)}L${tenth(peak)} ${tenth(top)}L${tenth(x + width)} ${tenth(foot)}Z`,
    snow: `M${sideOf(x, cap)}L${tenth(peak)} ${tenth(top)}L${sideOf(x + width, cap)}L${sideOf(x + width * 0.7, cap * 0.66)}L${sideOf(x + width * 0.42, cap * 1.1)}L${sideOf(x + width * 0.2, cap * 0.7)}Z`,
  };
};

export const pictures: Pictures = {
  /** The ship sets sail; a gull for each month in which there was study goes with it. */
  cover: (year) => (
    <Window>
      <PaperSun at={{ x: 206, y: 92 }} radius={40} />
      <path
        className="line-ink"
        strokeWidth="2.2"
        d={(year?.secondsByMonth ?? [])
          .flatMap((seconds, month) =>
            seconds > 0
              ? gull(
                  { x: 42 + 20 * month + 12 * scattered(month + 3), y: 38 + 60 * scattered(month + 40) },
                  11 + 5 * scattered(month),
                )
              : [],
          )
          .join('')}
      />
      <Cut look="sea-faint" d={wave(146, 11, 4)} />
      <Cut look="sea-soft" d={wave(164, -11, 4)} />
      <g className="rises">
        <Ship at={{ x: 134, y: 178 }} size={104} />
      </g>
      <Cut look="sea-near" d={wave(184, 11, 5)} />
      <Cut look="sea" d={wave(204, -11, 5)} />
    </Window>
  ),

  /** The ship on its day of the year, under the sun of the hour. */
  first: ({ firstStudyTime }) => {
    const x = 58 + 204 * shareOfYear(firstStudyTime.slice(0, 10));
    const minutes = Number(firstStudyTime.slice(11, 13)) * 60 + Number(firstStudyTime.slice(14, 16));
    const day = minutes / 1440;
    return (
      <Window>
        <PaperSun at={{ x: 50 + 220 * day, y: 150 - 92 * Math.sin(Math.PI * day) }} radius={21} />
        <Cut look="sea-faint" d={wave(144, -11, 4)} />
        <g className="rises">
          <Ship at={{ x, y: 164 }} size={56} />
        </g>
        <Cut look="sea-soft" d={wave(168, 11, 4)} />
        <Cut look="frame" d={STRIP} />
        <path className="line-sail" strokeWidth="4" d={dots([{ x, y: 199 }])} />
        {[1, 4, 7, 10].map((month) => (
          <text key={month} className="figure" x={tenth(58 + (204 * (month - 0.5)) / 12)} y="214">
            {month}
          </text>
        ))}
      </Window>
    );
  },

  /** A compass of the year: a long ray for each day of study. */
  days: ({ year, studyDates }) => {
    const days = onRing(daysOfYear(year, studyDates), CENTRE, 74);
    const rays = (isStudied: boolean, length: number) =>
      strokes(
        days
          .filter((day) => day.isStudied === isStudied)
          .map((day): readonly [Point, Point] => [day, polar(day, length, turnOfDay(day, days))]),
      );
    return (
      <>
        <Cut look="frame" d="M160 4A116 116 0 0 1 160 236A116 116 0 0 1 160 4Z" drop={3} />
        <path className="line-soft" strokeWidth="0.8" d={rays(false, 5)} />
        <g className="turns">
          <path className="line-sail" strokeWidth="1.3" d={rays(true, 26)} />
        </g>
        {days
          .filter(({ inMonth }) => inMonth === 14)
          .map((day) => {
            const { x, y } = polar(CENTRE, 108, turnOfDay(day, days));
            return (
              <text key={day.month} className="figure" x={tenth(x)} y={tenth(y + 4)} style={{ fontSize: 10 }}>
                {day.month + 1}
              </text>
            );
          })}
        <Cut look="sea-soft" d={star(CENTRE, 56, 8, 0.42)} />
        <Cut look="sea" d={star(CENTRE, 66, 4, 0.2)} />
        <circle className="frame" cx="160" cy="120" r="6" />
      </>
    );
  },

  /** The course on a chart: a mark for each day of the run. */
  run: ({ longestConsecutive: { days } }) => {
    const curve = climb({ x: 74, y: 66, width: 172, height: 118 }, swingsOf(days));
    // None at the landings.
    const marks = stepsOf(curve, days + 2).slice(1, -1);
    const end = curve(1);
    return (
      <Window>
        <path className="sea-faint" d="M18 18H302V222H18Z" />
        <path
          className="line-soft"
          strokeWidth="2"
          d={Array.from(
            { length: 14 },
            (_, at) =>
              `M${tenth(32 + 244 * scattered(at + 5))} ${tenth(36 + 170 * scattered(at + 60))}q5 -5 10 0t10 0`,
          ).join('')}
        />
        <Cut look="sheet" d="M24 222Q28 180 66 180T118 222Z" />
        <Cut look="sea-near" d="M34 222Q40 196 66 196T100 222Z" />
        <Cut look="sheet" d="M214 18Q210 66 256 64T302 92V18Z" />
        <Cut look="sea-near" d="M232 18Q230 48 260 46T302 70V18Z" />
        <g className="rises">
          <path
            className="line-sail"
            strokeWidth={tenth(Math.max(1.6, Math.min(7, 520 / days)))}
            d={dots(marks)}
          />
        </g>
        <g className="rises" style={{ '--i': 6 }}>
          <Ship at={{ x: end.x - 6, y: end.y + 14 }} size={46} />
        </g>
      </Window>
    );
  },

  /** Mountains out of the sea: each course as high as its hours. */
  courses: ({ courses }) => {
    const shown = courses.slice(0, COURSES_MAX);
    const wide = 236 / Math.max(3, shown.length);
    const slots = columns(
      shares(shown.map(({ seconds }) => seconds)),
      { x: 36, y: 50, width: wide * shown.length, height: 138 },
      0,
    );
    const shift = (248 - wide * shown.length) / 2;
    return (
      <Window>
        <PaperSun at={{ x: 236, y: 66 }} radius={20} />
        {slots.map(({ x, y, width }, at) => {
          const { rock, snow } = mountain(x + shift - width * 0.35, width * 1.7, y, 192);
          return (
            <g key={shown[at]?.courseId} className="rises" style={{ '--i': at }}>
              <Cut look={at % 2 ? 'sea-near' : 'sea'} d={rock} />
              <path className="sheet" d={snow} />
              {at === 0 && (
                <path
                  className="sail"
                  d={`M${tenth(x + shift + width * 0.43)} ${tenth(y + 2)}v-18l14 5l-12 5v8z`}
                />
              )}
            </g>
          );
        })}
        <Cut look="sea-soft" d={wave(186, 11, 5)} />
        <Cut look="sea-faint" d={wave(204, -11, 5)} />
      </Window>
    );
  },

  /** A helm of twenty-four spokes, each as long as its hour was studied. */
  hour: ({ secondsByHour, activeHour }) => {
    const spokes = shares(secondsByHour).map((share, hour): readonly [Point, Point] => [
      polar(CENTRE, 24, hour / 24),
      polar(CENTRE, share > 0 ? 86 + 26 * share : 79, hour / 24),
    ]);
    return (
      <>
        <g className="turns">
          <path
            className="line-soft"
            strokeWidth="5"
            d={strokes(spokes.filter((_, hour) => hour !== activeHour && (secondsByHour[hour] ?? 0) === 0))}
          />
          <path
            className="line-sea"
            strokeWidth="6"
            d={strokes(spokes.filter((_, hour) => hour !== activeHour && (secondsByHour[hour] ?? 0) > 0))}
          />
          <path
            className="line-sail"
            strokeWidth="9"
            d={strokes(spokes.filter((_, hour) => hour === activeHour))}
          />
        </g>
        <Cut
          look="hull"
          d="M160 42A78 78 0 0 1 160 198A78 78 0 0 1 160 42ZM160 58A62 62 0 0 0 160 182A62 62 0 0 0 160 58Z"
        />
        <Cut look="sail" d="M160 92A28 28 0 0 1 160 148A28 28 0 0 1 160 92Z" />
        <circle className="sheet" cx="160" cy="120" r="11" />
        {[0, 6, 12, 18].map((hour) => {
          const { x, y } = polar(CENTRE, 70, hour / 24);
          return (
            <text
              key={hour}
              className="figure"
              x={tenth(x)}
              y={tenth(y + 4)}
              style={{ fill: 'var(--report-ground)' }}
            >
              {hour}
            </text>
          );
        })}
      </>
    );
  },

  /** The ship under full sail: a sail for each hour of the longest day. */
  'longest-day': ({ longestDay: { seconds } }) => {
    const count = Math.min(SAILS_MAX, Math.max(1, Math.ceil(seconds / HOUR_SECONDS)));
    const masts = Math.min(3, count);
    const tall = Math.ceil(count / masts);
    const height = Math.min(44, 108 / tall);
    return (
      <Window>
        <PaperSun at={{ x: 240, y: 82 }} radius={28} />
        <Cut look="sea-faint" d={wave(168, 11, 4)} />
        <g className="rises">
          {Array.from({ length: masts }, (_, mast) => {
            const x = 160 + (mast - (masts - 1) / 2) * 62;
            const here = Math.floor(count / masts) + (mast < count % masts ? 1 : 0);
            return (
              <g key={mast}>
                <path className="line-ink" strokeWidth="4" d={`M${x} 172V${tenth(154 - here * height)}`} />
                {Array.from({ length: here }, (_sail, sail) => {
                  const half = 26 - sail * 3;
                  const foot = 152 - sail * height;
                  return (
                    <g key={sail} className="unfolds" style={{ '--i': mast * 4 + sail }}>
                      <Cut
                        look={(mast + sail) % 2 ? 'sheet' : 'sail'}
                        d={`M${tenth(x - half)} ${tenth(foot - height + 5)}H${tenth(x + half)}Q${tenth(x + half + 9)} ${tenth(foot - height / 2)} ${tenth(x + half)} ${tenth(foot)}Q${x} ${tenth(foot - 6)} ${tenth(x - half)} ${tenth(foot)}Q${tenth(x - half + 9)} ${tenth(foot - height / 2)} ${tenth(x - half)} ${tenth(foot - height + 5)}Z`}
                      />
                    </g>
                  );
                })}
                <path className="sail" d={`M${x} ${tenth(152 - here * height)}l15 5l-15 5z`} />
              </g>
            );
          })}
          <Cut look="hull" d="M52 164Q160 178 268 158Q262 206 226 208H94Q62 204 52 164Z" />
        </g>
        <Cut look="sea-near" d={wave(192, 11, 5)} />
        <Cut look="sea" d={wave(208, -11, 5)} />
      </Window>
    );
  },

  /** Lines of pennants: one for each day on which somebody checked in. */
  'check-ins': ({ checkIns }) => {
    const shown = Math.min(PENNANTS_MAX, checkIns);
    const perLine = Math.max(5, Math.ceil(Math.sqrt(shown * 1.8)));
    const lines = Math.ceil(shown / perLine);
    const step = 296 / perLine;
    const pitch = Math.min(46, 216 / lines);
    return Array.from({ length: lines }, (_, row) => {
      const here = Math.min(perLine, shown - row * perLine);
      const before = (perLine - here) / 2;
      const top = 120 + (row - lines / 2) * pitch + 4;
      const sag = (part: number): number => top + pitch * 0.5 * 4 * part * (1 - part);
      const pennant = (at: number): string => {
        const [from, to] = [(at + before) / perLine + 0.008, (at + before + 1) / perLine - 0.008];
        const [left, right] = [12 + 296 * from, 12 + 296 * to];
        return `M${tenth(left)} ${tenth(sag(from))}L${tenth(right)} ${tenth(sag(to))}L${tenth((left + right) / 2)} ${tenth(sag((from + to) / 2) + Math.min(pitch * 0.62, step * 1.1))}Z`;
      };
      const of = (kind: number) =>
        Array.from({ length: here }, (_pennant, at) => ((at + row) % 3 === kind ? pennant(at) : '')).join('');
      return (
        <g key={row} className="unfolds" style={{ '--i': row * 2 }}>
          <Cut look="sail" d={of(0)} />
          <Cut look="sea" d={of(1)} />
          <Cut look="sheet" d={of(2)} />
          <path
            className="line-ink"
            strokeWidth="2"
            d={`M6 ${tenth(sag(0) - 2)}Q160 ${tenth(top + pitch)} 314 ${tenth(sag(1) - 2)}`}
          />
        </g>
      );
    });
  },

  /** Notes are folded into boats, one for each. */
  notes: ({ notes }) => {
    const shown = Math.min(BOATS_MAX, notes);
    const rows = Math.max(2, Math.ceil(shown / 6));
    const perRow = Math.ceil(shown / rows);
    const size = Math.min(64, 200 / Math.max(2.4, perRow));
    return (
      <Window>
        <PaperSun at={{ x: 76, y: 62 }} radius={20} />
        {Array.from({ length: rows }, (_, row) => {
          const y = 222 - (rows - row) * (128 / rows) + 8;
          const here = Math.max(0, Math.min(perRow, shown - row * perRow));
          const boats = Array.from({ length: here }, (_boat, at) => ({
            x: 160 + (at - (here - 1) / 2) * (248 / perRow) + (row % 2 ? 6 : -6),
            y: y + 6 + 6 * scattered(row * 6 + at),
          }));
          return (
            <g key={row} className="rises" style={{ '--i': row * 2 }}>
              <Cut
                look={row % 2 ? 'sail' : 'sheet'}
                d={boats.map((boat) => paperBoat(boat, size)).join('')}
              />
              <Cut
                look={(['sea-faint', 'sea-soft', 'sea-near', 'sea'] as const)[row + 4 - rows] ?? 'sea'}
                d={wave(y + 6, row % 2 ? -11 : 11, 6)}
              />
            </g>
          );
        })}
      </Window>
    );
  },

  /** A regatta of a hundred: those who studied on fewer days are behind the own ship. */
  fellows: ({ ahead }) => {
    const boatOf = (at: number): Point => ({
      x: 30 + (at % 10) * 19.5 + (Math.floor(at / 10) % 2) * 9,
      y: 230 - Math.floor(at / 10) * 22.5,
    });
    const fleet = (from: number, to: number): string =>
      Array.from({ length: to - from }, (_, at) => {
        const boat = boatOf(from + at);
        return sails(boat, 16) + hull(boat, 16);
      }).join('');
    const share = ahead ?? 0;
    return (
      <>
        <path className="sea-soft" opacity="0.6" d={fleet(share, 100)} />
        <g className="rises">
          <path className="sea" d={fleet(0, share)} />
        </g>
        <g className="rises" style={{ '--i': 5 }}>
          <Ship at={{ x: 268, y: Math.max(78, 232 - share * 2) }} size={72} />
        </g>
      </>
    );
  },

  /** Home in the evening, over a sea with a scale for each day of the year: those of study shine. */
  end: ({ year, studyDates }) => {
    const days = daysOfYear(year, studyDates);
    const perRow = 24;
    const rows = Math.ceil(days.length / perRow);
    const scale = ({ at }: { readonly at: number }): string =>
      `M${tenth(16 + (at % perRow) * 12 + (Math.floor(at / perRow) % 2) * 6)} ${tenth(134 + Math.floor(at / perRow) * 5.6)}a6.2 6.2 0 0 1 12.4 0z`;
    return (
      <Window>
        <PaperSun at={{ x: 118, y: 122 }} radius={48} />
        <Cut look="sheet" d="M232 128L238 62H258L264 128Z" />
        <path className="sail" d="M236.5 78H259.5L260.8 92H235.2ZM234 106H262L263.4 120H232.6Z" />
        <Cut look="hull" d="M236 62V46H260V62ZM232 46L248 32L264 46Z" />
        <path className="sun" d="M236 48L12 24V70L236 60Z" opacity="0.8" />
        <Cut look="sea-near" d="M204 132Q214 118 248 118T302 128V140H204Z" />
        <path className="sea-soft" d="M12 134H308V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z" />
        {Array.from({ length: rows }, (_, row) => {
          const here = days.filter(({ at }) => Math.floor(at / perRow) === row);
          return (
            <g key={row}>
              <path
                className="sea-soft scale"
                d={here
                  .filter(({ isStudied }) => !isStudied)
                  .map(scale)
                  .join('')}
              />
              <path
                className="sail scale"
                d={here
                  .filter(({ isStudied }) => isStudied)
                  .map(scale)
                  .join('')}
              />
            </g>
          );
        })}
      </Window>
    );
  },
};
