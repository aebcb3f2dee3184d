import { PLAN_GROUPS } from '@ykd/domain/course';
import { daysBetween } from '@ykd/domain/shared';
import type { Pictures } from '../create-design';
import { climb, stepsOf, swingsOf } from '../shapes/curves';
import { arc, dots, leaf, line, strokes, uprights } from '../shapes/paths';
import { polar, tenth, type Point } from '../shapes/point';
import { columns, scattered, shares } from '../shapes/shares';
import { daysOfYear, inMonthRows } from '../shapes/year-days';
import { Carriage, Engine } from './rolling-stock';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const HOUR_SECONDS = 3600;

/** Drawn as lines of a map, the others stand in the words of the page. */
const COURSES_MAX = 5;

/** A train is no longer: a day of more hours is told by its number. */
const CARRIAGES_MAX = 12;

/** A ticket has so many holes at most; who passed more has several tickets. */
const HOLES_MAX = 60;
const TICKETS_MAX = 4;

/** So many days on either side of a pause are drawn, and so many of the pause itself. */
const BESIDE_PAUSE = 9;
const PAUSE_MAX = 24;

const viaduct = (y: number, count: number): string => {
  const step = 308 / count;
  const pier = step * 0.14;
  const wide = tenth(step - 2 * pier);
  return Array.from(
    { length: count },
    (_, at) =>
      `M${tenth(6 + at * step)} ${y}h${tenth(step)}V236h${tenth(-pier)}v-18a${tenth(step / 2 - pier)} ${tenth(step / 2 - pier)} 0 0 0 -${wide} 0v18h${tenth(-pier)}Z`,
  ).join('');
};

const ClockHands = ({
  at,
  hour,
  minute,
  radius,
}: {
  readonly at: Point;
  readonly hour: number;
  readonly minute: number;
  readonly radius: number;
}) => (
  <>
    <path
      className="edge round"
      strokeWidth="5"
      d={strokes([[at, polar(at, radius * 0.5, ((hour % 12) + minute / 60) / 12)]])}
    />
    <path
      className="rail round"
      strokeWidth="3.5"
      d={strokes([[at, polar(at, radius * 0.78, minute / 60)]])}
    />
    <circle className="ink" cx={at.x} cy={at.y} r="4.5" />
  </>
);

export const pictures: Pictures = {
  /** A night train of twelve windows, one a month: those in which there was study have light. */
  cover: (year) => {
    const isLit = (month: number): boolean => (year?.secondsByMonth[month] ?? 0) > 0;
    return (
      <>
        <circle className="glow" cx="206" cy="84" r="70" />
        <circle className="lamp" cx="206" cy="84" r="48" />
        <path className="body-faint" d="M14 176L70 104 104 140 150 90 206 150 246 118 306 176Z" />
        <path className="body-soft" d={viaduct(184, 5)} />
        <path className="edge round" strokeWidth="3" d="M8 183H312" />
        <g className="arrives">
          {[0, 1, 2].map((car) => (
            <Carriage
              key={car}
              box={{ x: 8 + car * 78, y: 142, width: 74, height: 34 }}
              windows={4}
              isLit={(window) => isLit(car * 4 + window)}
            />
          ))}
          <Engine box={{ x: 242, y: 142, width: 58, height: 34 }} />
        </g>
      </>
    );
  },

  /** The clock of the station at the first departure, and the board with its day. */
  first: ({ firstStudyTime }) => {
    const [hour = 0, minute = 0] = firstStudyTime.slice(11).split(':').map(Number);
    const at = { x: 102, y: 108 };
    const shown = [firstStudyTime.slice(5, 10).replace('-', '.'), firstStudyTime.slice(11)];
    return (
      <>
        <path className="rail-soft" strokeWidth="6" d="M102 0V40M236 0V62" />
        <circle className="body" cx={at.x} cy={at.y} r="74" />
        <circle className="card" cx={at.x} cy={at.y} r="65" />
        <path
          className="rail-soft round"
          strokeWidth="4"
          d={strokes(
            MONTHS.map((mark) => [polar(at, 54, mark / 12), polar(at, mark % 3 === 0 ? 46 : 51, mark / 12)]),
          )}
        />
        <g className="lights">
          <ClockHands at={at} hour={hour} minute={minute} radius={56} />
        </g>
        <rect className="board" x="190" y="60" width="116" height="84" rx="9" />
        {shown.map((text, row) => (
          <g key={text} className="lights" style={{ '--i': 3 + row * 3 }}>
            <text className="said" x="248" y={92 + row * 34}>
              {text}
            </text>
          </g>
        ))}
        <path className="body-faint" d="M8 206H312V236H8Z" />
        <path className="lit" strokeWidth="4" strokeDasharray="14 8" d="M8 208H312" />
      </>
    );
  },

  /** Twelve trains, one a month, with a window for each day: those of study have light. */
  days: ({ year, studyDates }) => {
    const days = inMonthRows(daysOfYear(year, studyDates), { x: 24, y: 2, width: 288, height: 236 });
    return MONTHS.map((month) => {
      const here = days.filter((day) => day.month === month);
      const y = here[0]?.y ?? 0;
      const windows = (isStudied: boolean) =>
        uprights(
          here.filter((day) => day.isStudied === isStudied).map((day) => ({ x: day.x, y: day.y + 4 })),
          8,
        );
      return (
        <g key={month}>
          <text className="figure" x="11" y={tenth(y + 4)}>
            {month + 1}
          </text>
          <rect
            className="train"
            x="22"
            y={tenth(y - 7.5)}
            width={tenth(here.length * (288 / 31) + 4)}
            height="15"
            rx="4"
          />
          <path className="unlit" strokeWidth="5.5" d={windows(false)} />
          <g className="lights" style={{ '--i': month }}>
            <path className="lit" strokeWidth="5.5" d={windows(true)} />
          </g>
        </g>
      );
    });
  },

  /** A track that climbs a hill: a sleeper for each day of the run. */
  run: ({ longestConsecutive: { days } }) => {
    const curve = climb({ x: 42, y: 34, width: 236, height: 176 }, swingsOf(days));
    const track = stepsOf(curve, 320);
    // None under the stations.
    const sleepers = stepsOf(curve, days + 2).slice(1, -1);
    const end = track.at(-1) ?? { x: 278, y: 34 };
    const offset = (by: number) => line(track.map((step) => polar(step, by, step.turn + 0.25)));
    return (
      <>
        <g className="lights">
          <path
            className="lit"
            strokeWidth={tenth(Math.max(1.2, Math.min(5, 360 / days)))}
            d={strokes(
              sleepers.map((step) => [polar(step, 10, step.turn - 0.25), polar(step, 10, step.turn + 0.25)]),
            )}
          />
        </g>
        <path className="rail" strokeWidth="2.5" d={`${offset(5.5)}${offset(-5.5)}`} />
        <circle className="card" cx="42" cy="210" r="14" />
        <circle className="rail" cx="42" cy="210" r="14" strokeWidth="5" />
        <circle className="glow" cx={tenth(end.x)} cy={tenth(end.y)} r="30" />
        <circle className="card" cx={tenth(end.x)} cy={tenth(end.y)} r="17" />
        <circle className="rail" cx={tenth(end.x)} cy={tenth(end.y)} r="17" strokeWidth="5" />
        <path className="lamp" d={[0, 0.2, 0.4, 0.6, 0.8].map((turn) => leaf(end, 13, turn, 7)).join('')} />
      </>
    );
  },

  /** The map of the lines: each course a line as long as its hours. */
  courses: ({ courses }) => {
    const shown = courses.slice(0, COURSES_MAX);
    return (
      <>
        {shares(shown.map(({ seconds }) => seconds)).map((share, at) => {
          const y = 120 + (at - (shown.length - 1) / 2) * 44;
          const bend = 44 + Math.abs(y - 120) * 0.6;
          const end = bend + 24 + (276 - bend) * share;
          const stops = Array.from({ length: Math.max(1, Math.round(6 * share)) }, (_, stop) => ({
            x: bend + ((end - bend) * (stop + 1)) / (Math.max(1, Math.round(6 * share)) + 1),
            y,
          }));
          const look = (['lit', 'rail', 'rail-soft', 'edge', 'rail'] as const)[at] ?? 'rail';
          return (
            <g key={shown[at]?.courseId} className="arrives" style={{ '--i': at }}>
              <path
                className={`${look} round`}
                strokeWidth="9"
                d={`M30 120L${tenth(bend)} ${tenth(y)}H${tenth(Math.min(300, end))}`}
              />
              <path className="rail-faint round" strokeWidth="4" d={dots(stops)} />
              <circle className="card" cx={tenth(Math.min(300, end))} cy={tenth(y)} r="8" />
              <circle className={look} cx={tenth(Math.min(300, end))} cy={tenth(y)} r="8" strokeWidth="4" />
            </g>
          );
        })}
        <circle className="card" cx="30" cy="120" r="17" />
        <circle className="edge" cx="30" cy="120" r="17" strokeWidth="6" />
      </>
    );
  },

  /** A clock of twenty-four hours: the longer one studied in an hour, the more lamps it has. */
  hour: ({ secondsByHour, activeHour }) => {
    const centre = { x: 160, y: 120 };
    const levels = shares(secondsByHour).map((share) => Math.ceil(share * 5));
    const lampsOf = (isOn: boolean) =>
      strokes(
        levels.flatMap((level, hour) =>
          [0, 1, 2, 3, 4]
            .filter((lamp) => lamp < level === isOn)
            .map((lamp): readonly [Point, Point] => {
              const from = 50 + lamp * 11;
              return [polar(centre, from, hour / 24), polar(centre, from + 7, hour / 24)];
            }),
        ),
      );
    return (
      <>
        <circle className="card" cx="160" cy="120" r="108" />
        <circle className="rail" cx="160" cy="120" r="108" strokeWidth="5" />
        <path className="rail-faint" strokeWidth="7" d={lampsOf(false)} />
        <g className="lights">
          <path className="lit" strokeWidth="7" d={lampsOf(true)} />
        </g>
        <path
          className="rail round"
          strokeWidth="6"
          d={strokes([[centre, polar(centre, 38, activeHour / 24)]])}
        />
        <circle className="body" cx="160" cy="120" r="9" />
        {[0, 6, 12, 18].map((hour) => {
          const { x, y } = polar(centre, 24, hour / 24);
          return hour === activeHour ? null : (
            <text key={hour} className="figure" x={tenth(x)} y={tenth(y + 4)}>
              {hour}
            </text>
          );
        })}
      </>
    );
  },

  /** The longest train: a carriage for each hour of the day, a window for each quarter. */
  'longest-day': ({ longestDay: { seconds } }) => {
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
  },

  /** A town at night: a tower for each month, as high as its hours. */
  months: ({ secondsByMonth, longMonths }) => (
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
  ),

  /** A dark stretch of the line, and the bridge over it to the day on which it went on. */
  pause: ({ year, studyDates, pause }) => {
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
  },

  /** Tickets with a hole for each exercise that was passed. */
  exercises: ({ exercises }) => {
    const tickets = Math.min(TICKETS_MAX, Math.ceil(exercises / HOLES_MAX));
    const holes = exercises > HOLES_MAX * TICKETS_MAX ? HOLES_MAX : exercises - (tickets - 1) * HOLES_MAX;
    const wide = 12;
    return (
      <>
        {Array.from({ length: tickets - 1 }, (_, at) => (
          <g key={at} transform={`rotate(${(tickets - 1 - at) * -7} 160 120)`}>
            <rect className="body-soft" x="42" y="44" width="236" height="152" rx="12" />
            <rect className="rail-faint" x="42" y="44" width="236" height="152" rx="12" strokeWidth="2" />
          </g>
        ))}
        <g className="arrives">
          <rect className="train" x="42" y="44" width="236" height="152" rx="12" />
          <circle className="body-faint" cx="42" cy="120" r="12" />
          <circle className="body-faint" cx="278" cy="120" r="12" />
          <path className="rail-soft round" strokeWidth="2" strokeDasharray="1 7" d="M64 74H256M64 168H256" />
          <path
            className="unlit round"
            strokeWidth="9"
            d={dots(
              Array.from({ length: HOLES_MAX }, (_, at) => ({
                x: 68 + (at % wide) * 16.7,
                y: 87 + Math.floor(at / wide) * 17,
              })),
            )}
          />
          <g className="lights" style={{ '--i': 5 }}>
            <path
              className="lit round"
              strokeWidth="11"
              d={dots(
                Array.from({ length: holes }, (_, at) => ({
                  x: 68 + (at % wide) * 16.7,
                  y: 87 + Math.floor(at / wide) * 17,
                })),
              )}
            />
          </g>
        </g>
      </>
    );
  },

  /** Stairs up to the bridge: a step for each course of the stage, with light where it was studied. */
  stage: ({ stage, courses }) => {
    const steps = stage === null ? [] : (PLAN_GROUPS[stage] ?? []);
    const studied = new Set(courses.map(({ courseId }) => courseId));
    const wide = 276 / Math.max(1, steps.length);
    return (
      <>
        {steps.map((courseId, at) => {
          const height = 24 + (150 * (at + 1)) / steps.length;
          const x = 22 + at * wide;
          const isOn = studied.has(courseId);
          return (
            <g key={courseId}>
              <path
                className={isOn ? 'train' : 'body-faint'}
                d={`M${tenth(x)} 220V${tenth(220 - height)}h${tenth(wide + 0.4)}V220Z`}
              />
              {isOn && (
                <g className="lights" style={{ '--i': at }}>
                  <path
                    className="lit round"
                    strokeWidth="5"
                    d={`M${tenth(x + 4)} ${tenth(220 - height)}h${tenth(wide - 8)}`}
                  />
                  <circle className="glow" cx={tenth(x + wide / 2)} cy={tenth(202 - height)} r="10" />
                  <circle className="lamp" cx={tenth(x + wide / 2)} cy={tenth(202 - height)} r="4" />
                </g>
              )}
            </g>
          );
        })}
        <path className="edge round" strokeWidth="3" d="M14 221H306" />
      </>
    );
  },

  /** A letter with the stamp of the year. */
  letter: ({ year }) => (
    <>
      <rect className="body-soft" x="46" y="62" width="228" height="150" rx="12" />
      <g className="arrives">
        <rect className="paper" x="66" y="22" width="188" height="140" rx="6" />
        <path className="rail-soft round" strokeWidth="3" d="M86 48h96M86 66h128M86 84h116M86 102h84" />
        <rect className="body" x="206" y="36" width="34" height="40" rx="3" />
        <circle className="lamp" cx="223" cy="52" r="8" />
        <path className="lit" strokeWidth="3" d="M212 67h22" />
      </g>
      <path className="body" d="M46 96L160 166 274 96V200Q274 212 262 212H58Q46 212 46 200Z" />
      <path className="rail-soft" strokeWidth="2.5" d="M50 208L132 150M270 208L188 150" />
      <g className="lights" style={{ '--i': 6 }}>
        <circle className="lamp" cx="160" cy="168" r="27" />
        <text
          className="figure"
          x="160"
          y="173"
          style={{ fontSize: 15, fontWeight: 600, fill: 'var(--report-ground)' }}
        >
          {year}
        </text>
      </g>
    </>
  ),

  /** The line goes on to the morning; each star above it is a day of study. */
  end: ({ studyDaysInYear }) => {
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
  },
};
